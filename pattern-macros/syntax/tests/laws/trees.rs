//! Random trees.

use katachi_syntax::functions::FUNCTIONS;
use katachi_syntax::source::Span;
use katachi_syntax::tree::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Trees built here have no places.
pub(crate) fn at<T>(node: T) -> Spanned<T> {
    Spanned { node, span: Span::default() }
}

fn boxed(expression: Expression) -> Box<Expression> {
    Box::new(expression)
}

const LETTERS: [char; 8] = ['a', 'b', 'c', 'A', 'B', 'Z', 'i', 'r'];

fn call() -> impl Strategy<Value = Expression> {
    let argument = prop_oneof![
        4 => select(&LETTERS[..]).prop_map(Argument::Label),
        2 => Just(Argument::Move),
        1 => Just(Argument::Pass),
    ];
    let name = select(FUNCTIONS).prop_map(|function| function.name.to_owned());
    (name, vec(argument.prop_map(at), 0..5)).prop_map(|(name, arguments)| {
        let parentheses = Some((Span::default(), Span::default()));
        Expression::Call(Call { function: at(name), arguments, parentheses })
    })
}

fn number() -> impl Strategy<Value = Expression> {
    select(vec!["0", "3", "0.7", ".025", "12.", "1e3"]).prop_map(|text| {
        let real = text.contains(['.', 'e']);
        Expression::Number(at(Number { text: text.into(), real, value: text.parse().unwrap() }))
    })
}

/// Expressions without parentheses of their own: printing puts them where they are needed.
pub(crate) fn expression() -> impl Strategy<Value = Expression> {
    let value = Call { function: at("value".into()), arguments: Vec::new(), parentheses: None };
    let leaf = prop_oneof![
        4 => call(),
        2 => number(),
        1 => select(&Constant::ALL[..]).prop_map(|constant| Expression::Constant(at(constant))),
        1 => Just(Expression::Call(value)),
    ];
    leaf.prop_recursive(5, 24, 3, |inner| {
        let unary = select(vec![UnaryOperator::Not, UnaryOperator::Negate]);
        prop_oneof![
            1 => (unary, inner.clone()).prop_map(|(operator, operand)| Expression::Unary {
                operator: at(operator),
                operand: boxed(operand),
            }),
            4 => (select(&BinaryOperator::ALL[..]), inner.clone(), inner.clone()).prop_map(
                |(operator, left, right)| Expression::Binary {
                    operator: at(operator),
                    left: boxed(left),
                    right: boxed(right),
                }
            ),
            1 => (inner.clone(), inner.clone(), inner).prop_map(|(condition, then, otherwise)| {
                Expression::Conditional {
                    question: Span::default(),
                    condition: boxed(condition),
                    then: boxed(then),
                    otherwise: boxed(otherwise),
                }
            }),
        ]
    })
}

fn statement() -> impl Strategy<Value = Statement> {
    let leaf = prop_oneof![
        3 => call().prop_map(Statement::Expression),
        1 => expression()
            .prop_map(|value| Statement::Return { keyword: Span::default(), value }),
    ];
    leaf.prop_recursive(3, 8, 3, |inner| {
        (expression(), vec(inner.clone(), 1..3), vec(inner, 0..3)).prop_map(
            |(condition, then, otherwise)| Statement::If {
                keyword: Span::default(),
                condition,
                then,
                otherwise,
            },
        )
    })
}

/// Words that a remark may hold, apostrophes and all.
fn words() -> impl Strategy<Value = String> {
    "[a-z#/(')]{1,5}( [a-z;:>'.]{1,4}){0,3}"
}

/// A size and characters for every vertex; one is `*`.
fn rows() -> impl Strategy<Value = Vec<Vec<char>>> {
    let element = select(vec!['O', 'X', '.', 'o', 'x', '?', ',', '!']);
    (1_usize..6, 1_usize..6)
        .prop_flat_map(move |(height, width)| {
            let cells = vec(vec(element.clone(), width), height);
            (cells, 0..height, 0..width, any::<Option<bool>>())
        })
        .prop_map(|(mut rows, row, column, anchor)| {
            if let Some(is_o) = anchor {
                rows[0][0] = if is_o { 'Q' } else { 'Y' };
            }
            rows[row][column] = '*';
            rows
        })
}

fn edges() -> impl Strategy<Value = Edges> {
    any::<[bool; 4]>().prop_map(|[top, bottom, left, right]| Edges { top, bottom, left, right })
}

fn drawn(rows: Vec<Vec<char>>, edges: Edges, remarks: &[Option<String>]) -> Diagram {
    let count = rows.len() + usize::from(edges.top) + usize::from(edges.bottom);
    let remark = |index: usize| remarks.get(index).cloned().flatten().map(at);
    Diagram {
        rows: rows
            .into_iter()
            .enumerate()
            .map(|(index, cells)| Row {
                cells: cells.into_iter().map(at).collect(),
                span: Span::default(),
                remark: remark(index + 2),
            })
            .collect(),
        edges,
        spans: vec![Span::default(); count],
        top_remark: remark(0).filter(|_| edges.top),
        bottom_remark: remark(1).filter(|_| edges.bottom),
    }
}

fn labels_of(diagram: &Diagram, constraint_diagram: &Diagram) -> Vec<Label> {
    let mut labels: Vec<Label> = Vec::new();
    for (row, line) in (0..).zip(&constraint_diagram.rows) {
        for (column, cell) in (0..).zip(&line.cells) {
            if !LETTERS.contains(&cell.node) {
                continue;
            }
            if let Some(label) = labels.iter_mut().find(|label| label.letter == cell.node) {
                label.spans.push(Span::default());
                continue;
            }
            let element = diagram.rows[row as usize].cells[column as usize].node;
            let kind = Element::from_character(element).unwrap().label_kind();
            let spans = vec![Span::default()];
            labels.push(Label { letter: cell.node, row, column, spans, kind });
        }
    }
    labels
}

fn attributes() -> impl Strategy<Value = Attributes> {
    let number = prop_oneof![
        (-100_i16..1000).prop_map(f32::from),
        (0_u8..100).prop_map(|tenths| f32::from(tenths) / 10.0)
    ];
    let field = select(vec![
        ValueField::MinValue,
        ValueField::MaxValue,
        ValueField::MinTerritory,
        ValueField::Shape,
        ValueField::ReverseFollowup,
    ]);
    let value = (field, number).prop_map(|(field, number)| Value {
        field: at(field),
        argument: at(ValueArgument::Number(number)),
    });
    let classes = vec(select("snOoXxCcBbeEadIJjtUTFWNADY".chars().collect::<Vec<_>>()), 0..4);
    let helper = proptest::option::of("[a-z]{2,8}_helper");
    let remark = proptest::option::of(words());
    let symmetry = select(&Symmetry::ALL[..]);
    (symmetry, classes, vec(value, 0..3), helper, remark).prop_map(
        |(symmetry, classes, values, helper, remark)| Attributes {
            span: Span::default(),
            symmetry: at(symmetry),
            classes: classes.into_iter().map(at).collect(),
            values,
            helper: helper.map(at),
            remark: remark.map(at),
        },
    )
}

/// Comments at places where every pattern of this shape has something.
fn comments(rows: u32) -> impl Strategy<Value = Vec<Comment>> {
    let place = prop_oneof![
        Just(Place::Above),
        (0..rows).prop_map(Place::Diagram),
        Just(Place::Attributes),
        Just(Place::End),
    ];
    let comment = (place, words()).prop_map(|(place, text)| Comment { place, text: at(text) });
    vec(comment, 0..4).prop_map(|mut comments| {
        comments.sort_by_key(|comment| comment.place);
        comments
    })
}

/// A pattern without faults of form; it may have faults of sense.
pub(crate) fn pattern() -> impl Strategy<Value = Pattern> {
    let overlay = vec(proptest::option::weighted(0.3, select(&LETTERS[..])), 25);
    let remarks = || vec(proptest::option::weighted(0.2, words()), 8);
    let bodies = (
        proptest::option::of(expression()),
        proptest::option::of(vec(statement(), 1..4)),
        any::<bool>(),
    );
    let parts = (rows(), edges(), overlay, remarks(), attributes(), bodies);
    parts.prop_flat_map(|(rows, edges, overlay, remarks, attributes, bodies)| {
        let comments = comments(u32::try_from(rows.len()).unwrap());
        ("[A-Z][A-Za-z0-9_]{1,8}", comments).prop_map(move |(name, comments)| {
            let diagram = drawn(rows.clone(), edges, &remarks);
            let (constraint, action, labelled) = bodies.clone();
            let constraint_diagram = labelled.then(|| {
                let mut letters = overlay.iter();
                let mut lettered = rows.clone();
                for cell in lettered.iter_mut().flatten() {
                    *cell = letters.next().copied().flatten().unwrap_or(*cell);
                }
                drawn(lettered, edges, &[])
            });
            let labels = constraint_diagram.as_ref().map(|drawn| labels_of(&diagram, drawn));
            Pattern {
                docs: Vec::new(),
                comments,
                keyword: Span::default(),
                name: at(name),
                labels: labels.unwrap_or_default(),
                diagram,
                attributes: Some(attributes.clone()),
                constraint_diagram,
                constraint: constraint
                    .map(|expression| Constraint { expression, lines: vec![Span::default()] }),
                action: action
                    .map(|statements| Action { statements, lines: vec![Span::default()] }),
                sound: true,
                placeable: true,
            }
        })
    })
}

/// A database: settings, patterns, free comments.
pub(crate) fn database() -> impl Strategy<Value = Database> {
    let set = (0_u16..128).prop_map(|bits| {
        // `.` covers `,` and `!`.
        ElementSet(if bits & 1 != 0 { bits | 0x60 } else { bits })
    });
    let setting = prop_oneof![
        set.clone().prop_map(SettingValue::GoalElements),
        set.prop_map(SettingValue::CallbackData),
    ];
    let setting = setting.prop_map(|value| Item::Setting(Setting { value, span: Span::default() }));
    let item = prop_oneof![
        4 => pattern().prop_map(|pattern| Item::Pattern(Box::new(pattern))),
        1 => setting,
        1 => words().prop_map(|text| Item::Comment(at(text))),
    ];
    vec(item, 0..5).prop_map(|mut items| {
        let value = SettingValue::AttributeMap(AttributeMap::General);
        items.insert(0, Item::Setting(Setting { value, span: Span::default() }));
        Database { items }
    })
}

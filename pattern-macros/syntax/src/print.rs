//! From a tree back to text: a database file, or the body of a `patterns!` block.
//!
//! Parsing what is printed gives the same tree, less its spans.

mod expression;
mod rows;

use crate::source::Form;
use crate::symmetry::Transformation;
use crate::tree::{
    Attributes, Comment, Constraint, Database, Item, Pattern, Place, SettingValue, Symmetry, Value,
    ValueArgument,
};

/// A database as text.
///
/// [`Form::Text`] gives a file. [`Form::Inline`] gives what stands between the braces of
/// `patterns! { .. }`, indented by four: comments are written `//`, settings `#![kind(..)]`, a
/// backslash `bs`.
///
/// ```
/// use katachi_syntax::source::{Form, Source};
/// use katachi_syntax::{parse, print::print};
///
/// let text = "# A cut.\nPattern Cut1\nOX   remark\n*O\n:\\,C\n";
/// let database = parse(&Source::from_text(text)).database;
/// assert_eq!(
///     print(&database, Form::Inline),
///     "    // A cut.\n    Pattern Cut1\n\n    OX    // remark\n    *O\n\n    :bs,C\n"
/// );
/// ```
pub fn print(database: &Database, form: Form) -> String {
    let mut printer = Printer { form, out: String::new() };
    let mut above: Option<&Item> = None;
    for item in &database.items {
        if above.is_some_and(|above| needs_blank_between(above, item)) {
            printer.out.push('\n');
        }
        printer.item(item);
        above = Some(item);
    }
    printer.out
}

/// A pattern as text, in the same two forms.
pub fn print_pattern(pattern: &Pattern, form: Form) -> String {
    let mut printer = Printer { form, out: String::new() };
    printer.pattern(pattern);
    printer.out
}

impl Constraint {
    /// The constraint in one line, without `;`.
    ///
    /// ```
    /// use katachi_syntax::{parse, source::Source};
    ///
    /// let text = "Pattern Push\nX*\n:-,-\nA*\n;lib(A)==2\n; && olib(*)>1\n";
    /// let database = parse(&Source::from_text(text)).database;
    /// let constraint = database.patterns().next().unwrap().constraint.as_ref().unwrap();
    /// assert_eq!(constraint.text(), "lib(A) == 2 && olib(*) > 1");
    /// ```
    pub fn text(&self) -> String {
        expression::expression_line(&self.expression)
    }
}

/// Every pattern of a database transformed, all else as it is.
#[must_use]
pub fn transformed(database: &Database, by: Transformation) -> Database {
    let mut database = database.clone();
    for pattern in database.patterns_mut() {
        *pattern = pattern.transformed(by);
    }
    database
}

/// Whether a blank line keeps two items apart: a comment right below or above a pattern would
/// become part of it.
fn needs_blank_between(above: &Item, below: &Item) -> bool {
    let differ = std::mem::discriminant(above) != std::mem::discriminant(below);
    differ || matches!(above, Item::Pattern(_))
}

struct Printer {
    form: Form,
    out: String,
}

impl Printer {
    /// One line, indented where the form wants it.
    fn line(&mut self, text: &str) {
        if self.form == Form::Inline && !text.is_empty() {
            self.out.push_str("    ");
        }
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    fn comment(&mut self, text: &str) {
        let line = comment_text(text, self.form);
        self.line(&line);
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Setting(setting) => {
                let line = setting_text(&setting.value, self.form);
                self.line(&line);
            }
            Item::Pattern(pattern) => self.pattern(pattern),
            Item::Comment(comment) => self.comment(&comment.node),
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        let comments = pattern.comments.as_slice();
        self.comments(comments, |place| place == Place::Above);
        for doc in &pattern.docs {
            match self.form {
                Form::Inline => self.line(&format!("///{}", doc.node)),
                Form::Text => self.comment(&doc.node),
            }
        }
        self.line(&format!("Pattern {}", pattern.name.node));
        let in_head = comments.iter().any(|comment| comment.place == Place::Diagram(0));
        if !in_head {
            self.line("");
        }
        self.diagram(&pattern.diagram, comments, Place::Diagram);
        self.line("");
        self.comments(comments, |place| place == Place::Attributes);
        if let Some(attributes) = &pattern.attributes {
            self.attributes(attributes);
        }
        self.constraint_diagram(pattern);
        self.constraint(pattern);
        self.action(pattern);
        self.comments(comments, |place| place == Place::End);
    }

    /// The comments at these places, in order.
    fn comments(&mut self, comments: &[Comment], here: impl Fn(Place) -> bool) {
        for comment in comments.iter().filter(|comment| here(comment.place)) {
            self.comment(&comment.text.node);
        }
    }

    fn attributes(&mut self, attributes: &Attributes) {
        let mut line = format!(":{},", symmetry_text(attributes.symmetry.node, self.form));
        if attributes.classes.is_empty() {
            line.push('-');
        }
        line.extend(attributes.classes.iter().map(|class| class.node));
        for value in &attributes.values {
            line.push(',');
            line.push_str(&value_text(value));
        }
        if let Some(helper) = &attributes.helper {
            line.push(',');
            line.push_str(&helper.node);
        }
        if let Some(remark) = &attributes.remark {
            line.push(' ');
            line.push_str(&comment_text(&format!(" {}", remark.node), self.form));
        }
        self.line(&line);
    }

    fn constraint_diagram(&mut self, pattern: &Pattern) {
        let Some(drawn) = &pattern.constraint_diagram else { return };
        self.line("");
        let drawn = rows::with_named_vertices(pattern, drawn);
        self.diagram(&drawn, &pattern.comments, Place::ConstraintDiagram);
    }

    fn constraint(&mut self, pattern: &Pattern) {
        let Some(constraint) = &pattern.constraint else { return };
        self.line("");
        let lines = expression::expression_lines(&constraint.expression);
        self.section(';', &lines, &pattern.comments, Place::Constraint);
    }

    fn action(&mut self, pattern: &Pattern) {
        let Some(action) = &pattern.action else { return };
        self.line("");
        let lines = expression::statement_lines(&action.statements);
        self.section('>', &lines, &pattern.comments, Place::Action);
    }

    /// The lines of a constraint or an action, with the comments before each.
    fn section(
        &mut self,
        mark: char,
        lines: &[String],
        comments: &[Comment],
        place: fn(u32) -> Place,
    ) {
        for (index, line) in (0..).zip(lines) {
            self.comments(comments, |here| here == place(index));
            self.line(&format!("{mark} {line}"));
        }
        // After the last line: those that stood beside it, or before lines that are no more.
        let count = crate::lines::narrow(lines.len());
        self.comments(comments, |here| {
            std::mem::discriminant(&here) == std::mem::discriminant(&place(0))
                && here >= place(count)
        });
    }
}

/// A comment line or the comment at the end of one.
fn comment_text(text: &str, form: Form) -> String {
    match form {
        Form::Text => format!("#{text}"),
        // `///` and `//!` are documentation.
        Form::Inline if text.starts_with(['/', '!']) => format!("// {text}"),
        Form::Inline => format!("//{text}"),
    }
}

fn symmetry_text(symmetry: Symmetry, form: Form) -> String {
    match (form, symmetry) {
        (Form::Inline, Symmetry::Backslash) => "bs".into(),
        _ => symmetry.letter().to_string(),
    }
}

fn value_text(value: &Value) -> String {
    match value.argument.node {
        ValueArgument::Number(number) => format!("{}({number})", value.field.node.word()),
        ValueArgument::Label(label) => format!("{}({label})", value.field.node.word()),
    }
}

fn setting_text(value: &SettingValue, form: Form) -> String {
    let (word, text) = match value {
        SettingValue::Kind(kind) => ("kind", kind.word().to_owned()),
        SettingValue::AttributeMap(map) => ("attribute_map", map.word().to_owned()),
        SettingValue::GoalElements(set) => ("goal_elements", set.word()),
        SettingValue::CallbackData(set) => ("callback_data", set.word()),
        SettingValue::Name(name) => ("name", name.node.clone()),
        SettingValue::Helpers(path) => ("helpers", path.node.clone()),
    };
    match (form, value) {
        (Form::Text, _) => format!("{word} {text}"),
        (Form::Inline, SettingValue::GoalElements(_) | SettingValue::CallbackData(_)) => {
            format!("#![{word}(\"{text}\")]")
        }
        (Form::Inline, _) => format!("#![{word}({text})]"),
    }
}

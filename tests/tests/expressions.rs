//! What constraints and actions mean at run time: every value is a number.
//!
//! The patterns here ask a trait whose functions answer as the test says, so that each expression
//! can be evaluated for chosen answers.

use katachi::{
    BreakThrough, Colour, Pattern, Point, Reading, Status,
    matching::{Match, Program, Transformation},
    patterns,
};

/// Answers to everything that the constraints ask; it also notes what was asked, in order.
#[derive(Default)]
struct Answers {
    lib: i32,
    xlib: i32,
    legal: bool,
    reading: Reading,
    status: Status,
    through: BreakThrough,
    real: f32,
    count: usize,
    asked: Vec<String>,
}

mod asked {
    use katachi::{BreakThrough, Point, Reading, Status};

    /// Functions under names of the language, which the macro compares by its table, and functions
    /// of our own, which answer through the trait `Answer`.
    pub trait Asked {
        fn lib(&mut self, at: &[Point; 1]) -> i32;
        fn xlib(&mut self, at: &[Point; 1]) -> i32;
        fn legal_omove(&mut self, at: &[Point; 1]) -> bool;
        fn my_reading(&mut self, points: &[Point]) -> Reading;
        fn my_status(&mut self, at: &[Point; 1]) -> Status;
        fn my_through(&mut self, points: &[Point; 3]) -> BreakThrough;
        fn my_real(&mut self, nothing: &[Point; 0]) -> f32;
        fn my_count(&mut self, nothing: &[Point; 0]) -> usize;
        fn note(&mut self, at: &[Point; 1]);
    }
}

use asked::Asked;

impl Answers {
    fn ask(&mut self, name: &str, points: &[Point]) {
        let points: Vec<_> =
            points.iter().map(|point| point.name(katachi::BoardSize::MAX)).collect();
        self.asked.push(format!("{name}({})", points.join(",")));
    }
}

impl Asked for Answers {
    fn lib(&mut self, at: &[Point; 1]) -> i32 {
        self.ask("lib", at);
        self.lib
    }
    fn xlib(&mut self, at: &[Point; 1]) -> i32 {
        self.ask("xlib", at);
        self.xlib
    }
    fn legal_omove(&mut self, at: &[Point; 1]) -> bool {
        self.ask("legal_omove", at);
        self.legal
    }
    fn my_reading(&mut self, points: &[Point]) -> Reading {
        self.ask("my_reading", points);
        self.reading
    }
    fn my_status(&mut self, at: &[Point; 1]) -> Status {
        self.ask("my_status", at);
        self.status
    }
    fn my_through(&mut self, points: &[Point; 3]) -> BreakThrough {
        self.ask("my_through", points);
        self.through
    }
    fn my_real(&mut self, nothing: &[Point; 0]) -> f32 {
        self.ask("my_real", nothing);
        self.real
    }
    fn my_count(&mut self, nothing: &[Point; 0]) -> usize {
        self.ask("my_count", nothing);
        self.count
    }
    fn note(&mut self, at: &[Point; 1]) {
        self.ask("note", at);
    }
}

fn found() -> Match {
    Match {
        pattern: 0,
        transformation: Transformation::new(1).expect("a transformation"),
        side: Colour::Black,
        origin: Point::at(3, 15),
        mv: Point::at(3, 14),
        anchor: Point::at(3, 15),
    }
}

/// What the constraint of a pattern says, given answers.
fn holds<P: Pattern<Helpers = dyn Asked>>(pattern: P, answers: &mut Answers) -> bool {
    match &pattern.block().program {
        Program::Compiled { constraint, .. } => constraint(pattern.index(), &found(), answers),
        Program::Read(_) => unreachable!("the macro compiles"),
    }
}

/// What the action of a pattern returns, and what it asked.
fn done<P: Pattern<Helpers = dyn Asked>>(
    pattern: P,
    mut answers: Answers,
) -> (Option<bool>, Vec<String>) {
    let returned = match &pattern.block().program {
        Program::Compiled { action, .. } => action(pattern.index(), &found(), &mut answers),
        Program::Read(_) => unreachable!("the macro compiles"),
    };
    (returned, answers.asked)
}

patterns! {
    #![name(CONSTRAINTS)]
    #![helpers(Asked)]

    Pattern Count

    O*.

    :8,-

    a*b

    ;lib(a)

    Pattern Truth

    O*.

    :8,-

    a*b

    ;legal_omove(*)

    Pattern Negation

    O*.

    :8,-

    a*b

    ;!lib(a)

    Pattern TruthAsNumber

    O*.

    :8,-

    a*b

    ;legal_omove(*) + legal_omove(*) >= 2

    Pattern TruthsCompared

    O*.

    :8,-

    a*b

    ;legal_omove(*) == !lib(a)

    Pattern Sum

    O*.

    :8,-

    a*b

    ;lib(a) + xlib(b) >= 3

    Pattern Difference

    O*.

    :8,-

    a*b

    ;lib(a) - xlib(b) - 1 == 0

    Pattern Product

    O*.

    :8,-

    a*b

    ;lib(a) * xlib(b) == 6

    Pattern Precedence

    O*.

    :8,-

    a*b

    ;1 + 2 * 3 == 7 && lib(a) < 2 + 3 * 1

    Pattern Parentheses

    O*.

    :8,-

    a*b

    ;(1 + 2) * 3 == 9 && (lib(a) - 1) * 2 > 3

    Pattern Minus

    O*.

    :8,-

    a*b

    ;-lib(a) < -2

    Pattern Decimal

    O*.

    :8,-

    a*b

    ;lib(a) > 2.5

    Pattern SmallDecimal

    O*.

    :8,-

    a*b

    ;my_real() < .025

    Pattern RealTruth

    O*.

    :8,-

    a*b

    ;my_real()

    Pattern RealSum

    O*.

    :8,-

    a*b

    ;my_real() + lib(a) == 2.5

    Pattern ReadingTruth

    O*.

    :8,-

    a*b

    ;my_reading(*,a)

    Pattern ReadingWin

    O*.

    :8,-

    a*b

    ;my_reading(*,a) == WIN

    Pattern ReadingNotWin

    O*.

    :8,-

    a*b

    ;my_reading(*,a) != WIN

    Pattern ReadingOrder

    O*.

    :8,-

    a*b

    ;my_reading(*,a) >= KO_A

    Pattern ReadingLoss

    O*.

    :8,-

    a*b

    ;LOSS == my_reading(*,?,b,a)

    Pattern StatusDead

    O*.

    :8,-

    a*b

    ;my_status(a) == DEAD

    Pattern StatusTruth

    O*.

    :8,-

    a*b

    ;my_status(a)

    Pattern StatusCritical

    O*.

    :8,-

    a*b

    ;my_status(a) == CRITICAL || my_status(a) == UNKNOWN

    Pattern Through

    O*.

    :8,-

    a*b

    ;my_through(a,b,a)

    Pattern ThroughNumber

    O*.

    :8,-

    a*b

    ;my_through(a,b,a) == 2

    Pattern Usize

    O*.

    :8,-

    a*b

    ;my_count() > 1

    Pattern Conditional

    O*.

    :8,-

    a*b

    ;lib(a) > 1 ? legal_omove(*) : xlib(b) > 3

    Pattern ConditionalNumber

    O*.

    :8,-

    a*b

    ;(lib(a) > 1 ? 2 : 0.5) < xlib(b)

    Pattern NestedConditional

    O*.

    :8,-

    a*b

    ;lib(a) == 1 ? 0 : lib(a) == 2 ? 1 : 0

    Pattern ChainedComparison

    O*.

    :8,-

    a*b

    ;1 < lib(a) < 3

    Pattern Constant

    O*.

    :8,-

    a*b

    ;1

    Pattern ConstantZero

    O*.

    :8,-

    a*b

    ;0.0

    Pattern EffectIsZero

    O*.

    :8,-

    a*b

    ;note(a) == 0 && !note(b)

    Pattern Huge

    O*.

    :8,-

    a*b

    ;lib(a) * 100000 * 100000 > 2147483647

    Pattern Names

    O*.

    :8,-

    a*b

    ;!legal_omove(*) && lib(a) != 0 || xlib(b) == 4

    Pattern Unasked

    O*.

    :-,-
}

mod actions {
    use super::Asked;

    katachi::patterns! {
        #![kind(influence)]
        #![helpers(Asked)]

        Pattern Calls

        O*.

        :8,E

        a*b

        >note(a), note(*);
        >note(b);

        Pattern Guarded

        O*.

        :8,E

        a*b

        >if (lib(a) > 1) note(a); else note(b);

        Pattern Returning

        O*.

        :8,E

        a*b

        >if (lib(a) > 1) { note(a); return xlib(b) > 2; }
        >note(b)

        Pattern ReturningNumber

        O*.

        :8,E

        a*b

        >return lib(a) - 1
    }
}

#[test]
fn constraints_mean_what_they_say() {
    let answers = Answers::default;
    assert!(!holds(Count, &mut answers()));
    assert!(holds(Count, &mut Answers { lib: 3, ..answers() }));
    assert!(holds(Count, &mut Answers { lib: -1, ..answers() }));
    assert!(!holds(Truth, &mut answers()));
    assert!(holds(Truth, &mut Answers { legal: true, ..answers() }));
    assert!(holds(Negation, &mut answers()));
    assert!(!holds(Negation, &mut Answers { lib: 2, ..answers() }));
    assert!(!holds(TruthAsNumber, &mut answers()));
    assert!(holds(TruthAsNumber, &mut Answers { legal: true, ..answers() }));
    assert!(!holds(TruthsCompared, &mut answers()));
    assert!(holds(TruthsCompared, &mut Answers { legal: true, ..answers() }));
    assert!(holds(TruthsCompared, &mut Answers { lib: 1, ..answers() }));
    assert!(!holds(TruthsCompared, &mut Answers { legal: true, lib: 1, ..answers() }));
    assert!(!holds(Sum, &mut Answers { lib: 2, ..answers() }));
    assert!(holds(Sum, &mut Answers { lib: 2, xlib: 1, ..answers() }));
    assert!(holds(Difference, &mut Answers { lib: 4, xlib: 3, ..answers() }));
    assert!(!holds(Difference, &mut Answers { lib: 4, xlib: 4, ..answers() }));
    assert!(holds(Product, &mut Answers { lib: 2, xlib: 3, ..answers() }));
    assert!(!holds(Product, &mut Answers { lib: 2, xlib: 2, ..answers() }));
    assert!(holds(Precedence, &mut Answers { lib: 4, ..answers() }));
    assert!(!holds(Precedence, &mut Answers { lib: 5, ..answers() }));
    assert!(holds(Parentheses, &mut Answers { lib: 3, ..answers() }));
    assert!(!holds(Parentheses, &mut Answers { lib: 2, ..answers() }));
    assert!(holds(Minus, &mut Answers { lib: 3, ..answers() }));
    assert!(!holds(Minus, &mut Answers { lib: 2, ..answers() }));
    assert!(!holds(Decimal, &mut Answers { lib: 2, ..answers() }));
    assert!(holds(Decimal, &mut Answers { lib: 3, ..answers() }));
    assert!(holds(SmallDecimal, &mut Answers { real: 0.02, ..answers() }));
    assert!(!holds(SmallDecimal, &mut Answers { real: 0.03, ..answers() }));
    assert!(!holds(RealTruth, &mut answers()));
    assert!(holds(RealTruth, &mut Answers { real: 0.1, ..answers() }));
    assert!(holds(RealTruth, &mut Answers { real: -0.1, ..answers() }));
    assert!(holds(RealSum, &mut Answers { real: 0.5, lib: 2, ..answers() }));
    assert!(!holds(RealSum, &mut Answers { real: 0.5, lib: 1, ..answers() }));
    assert!(!holds(ReadingTruth, &mut answers()));
    assert!(holds(ReadingTruth, &mut Answers { reading: Reading::KoB, ..answers() }));
    assert!(holds(ReadingTruth, &mut Answers { reading: Reading::KoA, ..answers() }));
    assert!(holds(ReadingTruth, &mut Answers { reading: Reading::Win, ..answers() }));
    assert!(!holds(ReadingWin, &mut Answers { reading: Reading::KoA, ..answers() }));
    assert!(holds(ReadingWin, &mut Answers { reading: Reading::Win, ..answers() }));
    assert!(holds(ReadingNotWin, &mut Answers { reading: Reading::KoA, ..answers() }));
    assert!(!holds(ReadingNotWin, &mut Answers { reading: Reading::Win, ..answers() }));
    assert!(!holds(ReadingOrder, &mut Answers { reading: Reading::KoB, ..answers() }));
    assert!(holds(ReadingOrder, &mut Answers { reading: Reading::KoA, ..answers() }));
    assert!(holds(ReadingOrder, &mut Answers { reading: Reading::Win, ..answers() }));
    assert!(holds(ReadingLoss, &mut answers()));
    assert!(!holds(ReadingLoss, &mut Answers { reading: Reading::KoB, ..answers() }));
    assert!(!holds(StatusDead, &mut answers()));
    assert!(holds(StatusDead, &mut Answers { status: Status::Dead, ..answers() }));
    assert!(!holds(StatusTruth, &mut Answers { status: Status::Dead, ..answers() }));
    assert!(holds(StatusTruth, &mut Answers { status: Status::Alive, ..answers() }));
    assert!(holds(StatusTruth, &mut answers()));
    assert!(holds(StatusCritical, &mut Answers { status: Status::Critical, ..answers() }));
    assert!(holds(StatusCritical, &mut answers()));
    assert!(!holds(StatusCritical, &mut Answers { status: Status::Alive, ..answers() }));
    assert!(!holds(Through, &mut answers()));
    assert!(holds(Through, &mut Answers { through: BreakThrough::Win, ..answers() }));
    assert!(holds(Through, &mut Answers { through: BreakThrough::Cut, ..answers() }));
    assert!(!holds(ThroughNumber, &mut Answers { through: BreakThrough::Win, ..answers() }));
    assert!(holds(ThroughNumber, &mut Answers { through: BreakThrough::Cut, ..answers() }));
    assert!(!holds(Usize, &mut Answers { count: 1, ..answers() }));
    assert!(holds(Usize, &mut Answers { count: 2, ..answers() }));
    assert!(!holds(Conditional, &mut Answers { lib: 2, ..answers() }));
    assert!(holds(Conditional, &mut Answers { lib: 2, legal: true, ..answers() }));
    assert!(holds(Conditional, &mut Answers { lib: 1, xlib: 4, ..answers() }));
    assert!(!holds(Conditional, &mut Answers { lib: 1, xlib: 3, legal: true, ..answers() }));
    assert!(!holds(ConditionalNumber, &mut Answers { lib: 2, xlib: 2, ..answers() }));
    assert!(holds(ConditionalNumber, &mut Answers { lib: 2, xlib: 3, ..answers() }));
    assert!(holds(ConditionalNumber, &mut Answers { lib: 1, xlib: 1, ..answers() }));
    assert!(!holds(NestedConditional, &mut Answers { lib: 1, ..answers() }));
    assert!(holds(NestedConditional, &mut Answers { lib: 2, ..answers() }));
    assert!(!holds(NestedConditional, &mut Answers { lib: 3, ..answers() }));
    assert!(holds(ChainedComparison, &mut Answers { lib: 9, ..answers() }));
    assert!(holds(ChainedComparison, &mut Answers { lib: 0, ..answers() }));
    assert!(holds(Constant, &mut answers()));
    assert!(!holds(ConstantZero, &mut answers()));
    assert!(holds(EffectIsZero, &mut answers()));
    assert!(holds(Huge, &mut Answers { lib: 1, ..answers() }));
    assert!(!holds(Huge, &mut answers()));
    assert!(!holds(Names, &mut answers()));
    assert!(holds(Names, &mut Answers { lib: 1, ..answers() }));
    assert!(holds(Names, &mut Answers { xlib: 4, ..answers() }));
    assert!(!holds(Names, &mut Answers { lib: 1, legal: true, ..answers() }));
    assert!(holds(Unasked, &mut answers()));
}

#[test]
fn what_need_not_be_asked_is_not() {
    let mut answers = Answers { legal: true, ..Answers::default() };
    assert!(!holds(Names, &mut answers));
    assert_eq!(answers.asked, ["legal_omove(P16)", "xlib(Q14)"]);
}

#[test]
fn labels_are_the_turned_vertices() {
    let mut answers = Answers::default();
    holds(ReadingLoss, &mut answers);
    assert_eq!(answers.asked, ["my_reading(P16,pass,Q14,Q16)"]);
}

#[test]
fn actions_do_what_they_say() {
    let answers = Answers::default;
    let (returned, asked) = done(actions::Calls, answers());
    assert_eq!((returned, asked.join(" ")), (None, "note(Q16) note(P16) note(Q14)".to_owned()));
    let (_, asked) = done(actions::Guarded, Answers { lib: 2, ..answers() });
    assert_eq!(asked.join(" "), "lib(Q16) note(Q16)");
    let (_, asked) = done(actions::Guarded, answers());
    assert_eq!(asked.join(" "), "lib(Q16) note(Q14)");
    let (returned, asked) = done(actions::Returning, Answers { lib: 2, xlib: 3, ..answers() });
    assert_eq!(
        (returned, asked.join(" ")),
        (Some(true), "lib(Q16) note(Q16) xlib(Q14)".to_owned())
    );
    let (returned, _) = done(actions::Returning, Answers { lib: 2, ..answers() });
    assert_eq!(returned, Some(false));
    let (returned, asked) = done(actions::Returning, answers());
    assert_eq!((returned, asked.join(" ")), (None, "lib(Q16) note(Q14)".to_owned()));
    let (returned, _) = done(actions::ReturningNumber, Answers { lib: 1, ..answers() });
    assert_eq!(returned, Some(false));
}

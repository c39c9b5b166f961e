//! The pages of the book that are made from the code are what the code says.
//!
//! `UPDATE_EXPECT=1 cargo test -p katachi-tests --test book` writes them anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use katachi_syntax::functions::{Answer, FUNCTIONS, Function, Parameter, Parameters};

fn parameter(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Stone => "S",
        Parameter::Empty => "E",
        Parameter::Any => "V",
    }
}

fn signature(function: &Function) -> String {
    let parameters = match function.parameters {
        Parameters::Fixed(list) => {
            list.iter().map(|it| parameter(*it)).collect::<Vec<_>>().join(", ")
        }
        Parameters::Points { kind, .. } => format!("{}, ..", parameter(kind)),
        Parameters::Play { targets } => format!("move, ..{}", ", V".repeat(targets)),
    };
    if parameters.is_empty() {
        function.name.to_owned()
    } else {
        format!("{}({parameters})", function.name)
    }
}

fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Truth => "truth",
        Answer::Count => "count",
        Answer::Reading => "reading",
        Answer::Status => "status",
        Answer::BreakThrough => "break-through",
        Answer::Real => "real",
        Answer::Nothing => "(an action)",
    }
}

#[test]
fn functions_page_is_the_table() {
    let mut page = String::from(
        "# The functions\n\n\
         What constraints and actions may call. S is a label of a string or dragon (not a sure empty), E \
         one of a play or a cut (not a sure stone), V any vertex; `move, ..` is a play sequence, moves of \
         alternating colours with `?` for a pass. `O` is the side to move, `X` its opponent. A reading is \
         LOSS, KO_B, KO_A or WIN, and holds unless it is LOSS. Each function that the engine has is a method of \
         the trait `AutoHelper` under its own name, with its full documentation.\n",
    );
    let mut list = |title: &str, available: bool| {
        let _ = write!(page, "\n## {title}\n\n| function | answers | meaning |\n|---|---|---|\n");
        let mut functions: Vec<&Function> =
            FUNCTIONS.iter().filter(|it| it.available == available).collect();
        functions.sort_by_key(|function| function.name);
        for function in functions {
            let _ = writeln!(
                page,
                "| `{}` | {} | {} |",
                signature(function),
                answer(function.answer),
                function.help.replace('|', "\\|")
            );
        }
    };
    list("What the engine has", true);
    list("What it does not have yet", false);
    page.push_str(
        "\nA pattern that calls a function of the second list does not compile; in a database read at run \
         time the pattern gives no verdict, and the program says so once for each function.\n",
    );
    expect_file!["../../docs/src/functions.md"].assert_eq(&page);
}

/// The variants of the enum of faults as its source has them: documentation, message, name.
fn fault_kinds(source: &str) -> Vec<(String, String, String)> {
    let mut kinds = Vec::new();
    let (mut docs, mut message) = (String::new(), String::new());
    for line in source.lines() {
        let text = line.trim();
        if let Some(doc) = text.strip_prefix("/// ") {
            docs = if docs.is_empty() { doc.to_owned() } else { format!("{docs} {doc}") };
        } else if let Some(rest) = text.strip_prefix("#[error(") {
            let literal = rest.strip_prefix('"').unwrap_or(rest);
            message = literal.split('"').next().unwrap_or(literal).replace("{}", "..");
        } else if line.starts_with("    ")
            && !line.starts_with("     ")
            && !message.is_empty()
            && !text.is_empty()
        {
            let name: String = text.chars().take_while(|letter| letter.is_alphanumeric()).collect();
            if !name.is_empty() {
                kinds.push((name, std::mem::take(&mut message), std::mem::take(&mut docs)));
            }
        } else if !text.starts_with("//") {
            docs.clear();
        }
    }
    kinds
}

#[test]
fn faults_page_is_the_list_of_faults() {
    let source = include_str!("../../pattern-macros/syntax/src/fault/kind.rs");
    let mut page = String::from(
        "# Faults\n\n\
         What the macros and the program find wrong with a database, and what they say. A fault is shown at \
         its own character, row or word, with a line of help; all faults of a block are shown at once. A \
         pattern with an error gives no matches, and leaves the others alone.\n\n\
         | fault | what is said |\n|---|---|\n",
    );
    for (_, message, docs) in fault_kinds(source) {
        let _ =
            writeln!(page, "| {} | {} |", docs.replace('|', "\\|"), message.replace('|', "\\|"));
    }
    expect_file!["../../docs/src/errors.md"].assert_eq(&page);
}

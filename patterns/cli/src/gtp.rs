//! `katachi gtp`: the Go Text Protocol on standard input and output.

use std::io::BufReader;

use katachi::{
    game::{
        Repetition, Rules,
        gtp::{Session, serve},
    },
    moves::Level,
    runtime::Reader,
};

use crate::{Console, SUCCESS, arguments::Gtp, failure::Failure, session::load_databases};

pub(crate) fn run(arguments: &Gtp, console: &mut Console<'_>) -> Result<u8, Failure> {
    let databases =
        load_databases(&arguments.databases, katachi::databases(), &Reader::default(), console)?;
    let rules = arguments.rules();
    let mut session = Session::new(databases)
        .with_rules(rules)
        .with_level(Level::new(arguments.choice.level))
        .with_seed(arguments.choice.seed)
        .with_resigning(arguments.resign);
    serve(BufReader::new(&mut *console.input), &mut *console.output, &mut session)?;
    Ok(SUCCESS)
}

impl Gtp {
    /// The rules that the arguments name.
    fn rules(&self) -> Rules {
        if self.superko { self.rules.with_repetition(Repetition::Superko) } else { self.rules }
    }
}

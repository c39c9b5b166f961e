//! `katachi gtp`: the Go Text Protocol on standard input and output.

use std::io::BufReader;

use katachi::{
    game::{
        Repetition, Rules,
        gtp::{Session, serve_observed},
    },
    runtime::Reader,
};

use crate::{
    Console, SUCCESS,
    arguments::Gtp,
    failure::Failure,
    genmove::{configured, write_record},
    session::load_databases,
};

pub(crate) fn run(arguments: &Gtp, console: &mut Console<'_>) -> Result<u8, Failure> {
    let databases =
        load_databases(&arguments.databases, katachi::databases(), &Reader::default(), console)?;
    let rules = arguments.rules();
    let session = Session::new(databases).with_rules(rules).with_resigning(arguments.resign);
    let mut session = configured(session, &arguments.choice);
    let (choice, errors) = (&arguments.choice, &mut *console.errors);
    let mut unwritten = None;
    serve_observed(
        BufReader::new(&mut *console.input),
        &mut *console.output,
        &mut session,
        |session| {
            let size = session.board().size();
            let Some(trace) = session.fresh_decision().map(|decision| decision.trace(size)) else {
                return Ok(());
            };
            if choice.trace {
                write!(errors, "{trace}")?;
            }
            if let Some(file) = &choice.out {
                unwritten = write_record(session, file).err();
            }
            Ok(())
        },
    )?;
    unwritten.map_or(Ok(SUCCESS), Err)
}

impl Gtp {
    /// The rules that the arguments name.
    fn rules(&self) -> Rules {
        if self.superko { self.rules.with_repetition(Repetition::Superko) } else { self.rules }
    }
}

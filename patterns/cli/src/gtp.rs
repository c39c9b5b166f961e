//! `katachi gtp`: the Go Text Protocol on standard input and output.

use std::io::BufReader;

use katachi::game::{
    gtp::{Session, serve},
    score::Counting,
};

use crate::{
    Console, SUCCESS,
    arguments::{Gtp, Rules},
    failure::Failure,
    session::load_databases,
};

pub(crate) fn run(arguments: &Gtp, console: &mut Console<'_>) -> Result<u8, Failure> {
    let databases = load_databases(&arguments.databases, katachi::databases(), console)?;
    let counting = match arguments.rules {
        Rules::Japanese => Counting::Territory,
        Rules::Chinese => Counting::Area,
    };
    let mut session = Session::new(databases).with_counting(counting).with_seed(arguments.seed);
    if arguments.superko {
        session = session.with_superko();
    }
    serve(BufReader::new(&mut *console.input), &mut *console.output, &mut session)?;
    Ok(SUCCESS)
}

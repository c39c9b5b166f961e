//! The program `katachi` as a library: [`run`] takes the words of a command line and gives the
//! exit code, so that tests and other programs can call it.
//!
//! ```
//! use katachi_cli::{Console, run};
//!
//! let (mut output, mut errors) = (Vec::new(), Vec::new());
//! let mut console = Console {
//!     input: &mut std::io::empty(),
//!     output: &mut output,
//!     errors: &mut errors,
//! };
//! assert_eq!(run(["katachi", "suggest", "no-such-file.sgf"], &mut console), 2);
//! assert!(String::from_utf8(errors).unwrap().contains("no-such-file.sgf"));
//! ```

mod arguments;
mod board;
mod check;
mod contest;
mod convert;
mod explain;
mod failure;
mod genmove;
mod gtp;
mod left_out;
mod matches;
mod session;
mod show;
mod style;
mod suggest;
mod transform;
mod words;

use std::{
    ffi::OsString,
    io::{Read, Write},
};

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;

/// Where the program reads and writes. What it writes is coloured by escape sequences; whoever
/// shows it elsewhere than on a terminal strips them (`anstream` does).
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Standard output.
    pub output: &'a mut dyn Write,
    /// Standard error: notes, and why the program failed.
    pub errors: &'a mut dyn Write,
}

/// Everything went well.
const SUCCESS: u8 = 0;
/// The command line, a file or what it names cannot be used.
const UNUSABLE: u8 = 2;

/// Runs a command line, the program's name first, and gives the exit code: 0; 1 where `check` found
/// errors; 2 where a file or an argument cannot be used.
pub fn run<W>(arguments: impl IntoIterator<Item = W>, console: &mut Console<'_>) -> u8
where
    W: Into<OsString> + Clone,
{
    let outcome = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => dispatch(arguments.command, console),
        Err(error) => return say_usage(&error, console),
    };
    match outcome {
        Ok(code) => code,
        // Whoever read the output wants no more of it.
        Err(failure) if failure.is_broken_pipe() => SUCCESS,
        Err(failure) => {
            // Where this cannot be written either, the exit code alone tells.
            _ = writeln!(console.errors, "{}katachi:{:#} {failure}", style::ERROR, style::ERROR);
            UNUSABLE
        }
    }
}

fn dispatch(command: Command, console: &mut Console<'_>) -> Result<u8, Failure> {
    match command {
        Command::Suggest(arguments) => suggest::run(&arguments, console),
        Command::Match(arguments) => matches::run(&arguments, console),
        Command::Explain(arguments) => explain::run(&arguments, console),
        Command::Show(arguments) => show::run(&arguments, console),
        Command::Convert(arguments) => convert::run(&arguments, console),
        Command::Transform(arguments) => transform::run(&arguments, console),
        Command::Check(arguments) => check::run(&arguments, console),
        Command::Genmove(arguments) => genmove::run(&arguments, console),
        Command::Gtp(arguments) => gtp::run(&arguments, console),
        Command::Contest(arguments) => contest::run(&arguments, console),
    }
}

/// Says what is wrong with the command line, or how it is used.
fn say_usage(error: &clap::Error, console: &mut Console<'_>) -> u8 {
    let text = error.render();
    if error.use_stderr() {
        _ = write!(console.errors, "{}", text.ansi());
        return UNUSABLE;
    }
    _ = write!(console.output, "{}", text.ansi());
    SUCCESS
}

//! `katachi check`: everything that is wrong with databases.

use std::{io::Write, path::Path};

use katachi::{
    runtime::{ReadDatabase, Reader},
    syntax::{
        fault::Fault,
        render::{Style, render},
        source::Source,
    },
};

use crate::{
    Console, SUCCESS,
    arguments::Check,
    failure::Failure,
    session::{read_database, tell},
    words,
};

/// Errors were found.
pub(crate) const FOUND_ERRORS: u8 = 1;

pub(crate) fn run(arguments: &Check, console: &mut Console<'_>) -> Result<u8, Failure> {
    let mut code = SUCCESS;
    for file in &arguments.files {
        let (path, read) = read_database(file, &Reader::default())?;
        write_faults(console.output, &read.source, &path, &read.faults)?;
        for lacking in &read.lacking {
            tell(console, &format!("{}: {lacking}", read.name))?;
        }
        if write_summary(console.output, &read)? > 0 {
            code = FOUND_ERRORS;
        }
    }
    Ok(code)
}

/// Writes how many patterns and faults there are. Returns the number of errors.
fn write_summary(output: &mut dyn Write, read: &ReadDatabase) -> std::io::Result<usize> {
    let errors = read.faults.iter().filter(|fault| fault.is_error()).count();
    let warnings = read.faults.len() - errors;
    writeln!(
        output,
        "{}: {}, {}, {}",
        read.name,
        words::count(read.database.len(), "sound pattern", "sound patterns"),
        words::count(errors, "error", "errors"),
        words::count(warnings, "warning", "warnings"),
    )?;
    Ok(errors)
}

/// Writes faults with the rows that they speak of.
pub(crate) fn write_faults(
    output: &mut dyn Write,
    source: &Source,
    path: &Path,
    faults: &[Fault],
) -> std::io::Result<()> {
    for fault in faults {
        let shown = render(source, &path.to_string_lossy(), fault, Style::Coloured);
        writeln!(output, "{shown}\n")?;
    }
    Ok(())
}

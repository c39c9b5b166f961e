//! The program `katachi`.

use std::process::ExitCode;

use katachi_cli::Console;

fn main() -> ExitCode {
    let mut console = Console {
        input: &mut std::io::stdin().lock(),
        output: &mut anstream::stdout().lock(),
        errors: &mut anstream::stderr().lock(),
    };
    ExitCode::from(katachi_cli::run(std::env::args_os(), &mut console))
}

//! The table of commands.

use super::{
    arguments::Arguments,
    commands,
    failure::{Answer, Failure},
    protocol::Request,
    session::Session,
};

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// Its arguments, as a word for each.
    pub arguments: &'static str,
    /// What it does, in one line.
    pub help: &'static str,
    run: fn(&mut Session, &mut Arguments<'_>) -> Answer,
}

impl Command {
    pub(super) const fn new(
        name: &'static str,
        arguments: &'static str,
        help: &'static str,
        run: fn(&mut Session, &mut Arguments<'_>) -> Answer,
    ) -> Command {
        Command { name, arguments, help, run }
    }
}

/// As `help` shows it: name, arguments, and what it does.
impl std::fmt::Display for Command {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let blank = if self.arguments.is_empty() { "" } else { " " };
        write!(formatter, "{}{blank}{}: {}", self.name, self.arguments, self.help)
    }
}

/// All commands, by subject.
pub static COMMANDS: &[&[Command]] = &[
    commands::ADMINISTRATION,
    commands::SETUP,
    commands::PLAY,
    commands::GENMOVE,
    commands::CANDIDATES,
    commands::RECORDS,
    commands::QUERIES,
    commands::TRIALS,
    commands::READING,
    commands::COMBINATIONS,
    commands::STRINGS,
    commands::INFLUENCE,
    commands::DRAGONS,
    commands::EYES,
    commands::SCORING,
];

/// All commands in one row.
pub(super) fn all() -> impl Iterator<Item = &'static Command> {
    COMMANDS.iter().copied().flatten()
}

/// The command of a name.
pub(super) fn find(name: &str) -> Option<&'static Command> {
    all().find(|command| command.name == name)
}

/// Does what a request asks.
pub(super) fn run(session: &mut Session, request: &Request<'_>) -> Answer {
    let command = find(request.name).ok_or(Failure::UnknownCommand)?;
    let size = session.board().size();
    (command.run)(session, &mut Arguments::new(&request.arguments, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_every_command_has_a_line_of_help() {
        let mut names: Vec<&str> = all().map(|command| command.name).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(all().all(|command| !command.help.is_empty() && !command.help.contains('\n')));
    }

    #[test]
    fn the_commands_that_the_protocol_requires_are_there() {
        let required = [
            "protocol_version",
            "name",
            "version",
            "known_command",
            "list_commands",
            "quit",
            "boardsize",
            "clear_board",
            "komi",
            "play",
            "genmove",
            "genmove",
        ];
        assert!(required.into_iter().all(|name| find(name).is_some()));
    }
}

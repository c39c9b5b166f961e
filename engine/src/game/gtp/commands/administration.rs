//! Who the program is, what it can do, and when to stop.

use super::super::{
    arguments::Arguments,
    failure::{Answer, Failure},
    session::Session,
    table::{self, Command},
};
use super::done;
use crate::moves::Level;

pub(in super::super) static ADMINISTRATION: &[Command] = &[
    Command::new("protocol_version", "", "the version of the protocol", protocol_version),
    Command::new("name", "", "the name of the program", name),
    Command::new("version", "", "the version of the program", version),
    Command::new("known_command", "NAME", "whether there is a command of this name", known),
    Command::new("list_commands", "", "all commands, one a line", list),
    Command::new("help", "[NAME]", "what a command does, or what each does", help),
    Command::new("quit", "", "end the session", quit),
    Command::new("echo", "[WORD ...]", "say the words", echo),
    Command::new("cputime", "", "seconds of processor time used so far", cputime),
    Command::new("get_random_seed", "", "the seed of whatever is drawn by lot", get_seed),
    Command::new("set_random_seed", "NUMBER", "draw by lot from this seed on", set_seed),
    Command::new("level", "NUMBER", "how much work goes into a move, 1 to 10", level),
    Command::new(
        "time_settings",
        "MAIN BYOYOMI STONES",
        "times: checked, not needed",
        time_settings,
    ),
    Command::new("time_left", "COLOUR TIME STONES", "times: checked, not needed", time_left),
    Command::new("kgs-game_over", "", "the game is over", game_over),
    Command::new("kgs-chat", "KIND NAME TEXT ...", "answer to what somebody says", chat),
    Command::new("gogui-analyze_commands", "", "queries that GoGui may show", analyze_commands),
];

fn protocol_version(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok("2".to_owned())
}

fn name(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(session.identity.name.clone())
}

fn version(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(session.identity.version.clone())
}

fn known(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let known = arguments.word().is_some_and(|name| table::find(name).is_some());
    Ok(known.to_string())
}

fn list(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let mut names: Vec<&str> = table::all().map(|command| command.name).collect();
    names.sort_unstable();
    Ok(names.join("\n"))
}

fn help(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    if let Some(name) = arguments.word() {
        return table::find(name).map(Command::to_string).ok_or(Failure::UnknownCommand);
    }
    let lines: Vec<String> = table::all().map(Command::to_string).collect();
    Ok(lines.join("\n"))
}

fn quit(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.quit();
    done()
}

fn echo(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    Ok(arguments.rest())
}

/// Measured where the system tells it, on Linux; elsewhere it is an error.
fn cputime(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let seconds = std::fs::read_to_string("/proc/self/stat").ok().and_then(|stat| used(&stat));
    seconds.map(|seconds| format!("{seconds:.3}")).ok_or(Failure::NoProcessorTime)
}

/// User and system time in a line of `/proc/PID/stat`: the fourteenth and fifteenth field, of which
/// the second may hold blanks, in hundredths of a second.
fn used(stat: &str) -> Option<f32> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_ascii_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<f32>().ok();
    Some((ticks()? + ticks()?) / 100.0)
}

fn get_seed(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(session.seed.cast_signed().to_string())
}

fn set_seed(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    session.seed = arguments.number(Failure::InvalidSeed).map(i64::cast_unsigned)?;
    done()
}

/// A level beyond the last is the last.
fn level(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let number: i32 = arguments.number(Failure::LevelNoInteger)?;
    session.set_level(Level::new(number.clamp(0, 10) as u8));
    done()
}

/// Time does not change an answer, so there is nothing to find but a mistake.
fn time_settings(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    for _ in 0..3 {
        arguments.number::<i32>(Failure::NotThreeIntegers)?;
    }
    done()
}

fn time_left(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    arguments.colour()?;
    for _ in 0..2 {
        arguments.number::<i32>(Failure::NotTwoIntegers)?;
    }
    done()
}

fn game_over(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    done()
}

fn chat(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    arguments.word().ok_or(Failure::MissingText)?;
    Ok(format!("This is {} {}.", session.identity.name, session.identity.version))
}

/// What GoGui may ask: the form of the answer, a title, and the command, in which `%c` stands for a colour and `%p` for
/// a vertex that the user points at.
const ANALYZE_COMMANDS: [[&str; 3]; 20] = [
    ["hstring", "Show Board", "showboard"],
    ["plist", "All Legal", "all_legal %c"],
    ["plist", "Liberties", "findlib %p"],
    ["string", "Liberty Count", "countlib %p"],
    ["string", "Attack", "attack %p"],
    ["string", "Defend", "defend %p"],
    ["string", "Dragon Status", "dragon_status %p"],
    ["plist", "Dragon Stones", "dragon_stones %p"],
    ["hstring", "Dragon Data", "dragon_data %p"],
    ["hstring", "String Data", "worm_data %p"],
    ["sboard", "Territory", "initial_influence %c territory_value"],
    ["sboard", "Influence Regions", "initial_influence %c influence_regions"],
    ["pspairs", "Top Moves", "top_moves %c"],
    ["pspairs", "All Move Values", "all_move_values"],
    ["pspairs", "Move Probabilities", "move_probabilities"],
    ["hstring", "Move Reasons", "move_reasons %p"],
    ["string", "Best Move", "reg_genmove %c"],
    ["string", "Final Score", "final_score"],
    ["string", "Estimate Score", "estimate_score"],
    ["plist", "Dead Stones", "final_status_list dead"],
];

/// A line for each query, the parts of it between slashes.
fn analyze_commands(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(ANALYZE_COMMANDS.map(|parts| parts.join("/")).join("\n"))
}

#[cfg(test)]
mod tests {
    use super::{ANALYZE_COMMANDS, table, used};

    #[test]
    fn the_queries_of_gogui_are_commands() {
        for [_, title, command] in ANALYZE_COMMANDS {
            let name = command.split(' ').next().unwrap_or_default();
            assert!(table::find(name).is_some(), "{title}");
        }
    }

    #[test]
    fn the_processor_time_is_read_past_a_name_with_blanks() {
        let stat = "1 (a ) b) S 1 1 1 0 -1 0 0 0 0 0 150 50 0 0 20 0 1 0 0 0 0";
        assert_eq!(used(stat), Some(2.0));
        assert_eq!(used("1 (a) S 1"), None);
    }
}

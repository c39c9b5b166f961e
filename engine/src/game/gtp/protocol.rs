//! Lines in, answers out: what the protocol says of any command.

use std::io::{self, BufRead, Read, Write};

use super::{failure::Answer, failure::Failure, session::Session, table};

/// The longest line that is read; no command needs a fraction of it.
const LONGEST_LINE: u64 = 1 << 20;
/// The largest identity number.
const LARGEST_ID: u32 = i32::MAX as u32;

/// A command line, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request<'a> {
    /// The number that the answer repeats.
    pub id: Option<u32>,
    /// The command's name. Empty where a line holds a number alone.
    pub name: &'a str,
    /// Its arguments.
    pub arguments: Vec<&'a str>,
}

impl<'a> Request<'a> {
    /// Takes a line apart that has been cleaned of control characters and comments. `None` if nothing is on it.
    ///
    /// A first word of digits that fits 31 bits is the identity number.
    pub fn parse(line: &'a str) -> Option<Request<'a>> {
        let mut words = line.split_ascii_whitespace();
        let first = words.next()?;
        let id = identity(first);
        let name = if id.is_some() { words.next().unwrap_or_default() } else { first };
        Some(Request { id, name, arguments: words.collect() })
    }
}

fn identity(word: &str) -> Option<u32> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|&id| digits && id <= LARGEST_ID)
}

/// A line as the protocol reads it: a comment taken off, tabs made blanks, other control characters
/// taken out. What is no UTF-8 is replaced.
pub(super) fn clean(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let code = text.split('#').next().unwrap_or_default();
    let blank = |character| if character == '\t' { ' ' } else { character };
    code.chars().map(blank).filter(|character| !character.is_ascii_control()).collect()
}

/// Answers the commands of `input` until `quit` or its end. Answers are flushed one by one.
///
/// # Errors
/// If the input cannot be read or an answer cannot be written.
pub fn serve(input: impl BufRead, output: impl Write, session: &mut Session) -> io::Result<()> {
    serve_observed(input, output, session, |_| Ok(()))
}

/// The same, and after each answer lets `observe` look at the session.
///
/// # Errors
/// If the input cannot be read, an answer cannot be written, or `observe` fails.
pub fn serve_observed(
    mut input: impl BufRead,
    mut output: impl Write,
    session: &mut Session,
    mut observe: impl FnMut(&mut Session) -> io::Result<()>,
) -> io::Result<()> {
    let mut line = Vec::new();
    while !session.has_quit() {
        let whole = match read_line(&mut input, &mut line)? {
            Line::End => break,
            Line::Whole => true,
            Line::TooLong => false,
        };
        let text = clean(&line);
        let Some(request) = Request::parse(&text) else { continue };
        let answer = if whole { table::run(session, &request) } else { Err(Failure::LineTooLong) };
        write_answer(&mut output, request.id, &answer)?;
        output.flush()?;
        observe(session)?;
    }
    Ok(())
}

/// What [`read_line`] met.
enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line, of which no more is kept than [`LONGEST_LINE`].
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let read = input.take(LONGEST_LINE).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(Line::End);
    }
    if line.ends_with(b"\n") || (read as u64) < LONGEST_LINE {
        return Ok(Line::Whole);
    }
    skip_line(input)?;
    Ok(Line::TooLong)
}

/// Reads on to the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, done) = match end {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

/// Writes an answer and the empty line after it. An answer of several lines has no empty line among
/// them: that would end it.
fn write_answer(output: &mut impl Write, id: Option<u32>, answer: &Answer) -> io::Result<()> {
    let (sign, text) = match answer {
        Ok(text) => ('=', text.clone()),
        Err(failure) => ('?', failure.to_string()),
    };
    write!(output, "{sign}")?;
    if let Some(id) = id {
        write!(output, "{id}")?;
    }
    // A picture begins on its own line, under the sign.
    let own_line = text.starts_with('\n');
    for (index, line) in text.lines().filter(|line| !line.trim().is_empty()).enumerate() {
        let before = if index == 0 && !own_line { ' ' } else { '\n' };
        write!(output, "{before}{line}")?;
    }
    write!(output, "\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cleaned() {
        assert_eq!(clean(b"\x01ab\tc\r\n"), "ab c");
        assert_eq!(clean(b"name # 1 quit\n"), "name ");
        assert_eq!(clean(b"\xff\xfename"), "\u{fffd}\u{fffd}name");
        assert_eq!(clean(b"\x7f \x0b"), " ");
    }

    #[test]
    fn a_request_has_an_optional_number() {
        let parse = |line| Request::parse(line).map(|request| (request.id, request.name));
        assert_eq!(parse("   "), None);
        assert_eq!(parse("12 name"), Some((Some(12), "name")));
        assert_eq!(parse(" 007  name "), Some((Some(7), "name")));
        assert_eq!(parse("name 12"), Some((None, "name")));
        assert_eq!(parse("2147483647 a"), Some((Some(2147483647), "a")));
        assert_eq!(parse("2147483648 a"), Some((None, "2147483648")));
        assert_eq!(parse("+3 a"), Some((None, "+3")));
        assert_eq!(parse("12"), Some((Some(12), "")));
    }

    fn answer(id: Option<u32>, answer: Answer) -> String {
        let mut output = Vec::new();
        write_answer(&mut output, id, &answer).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn answers_end_with_an_empty_line_and_hold_none() {
        assert_eq!(answer(None, Ok(String::new())), "=\n\n");
        assert_eq!(answer(Some(3), Ok("A1".into())), "=3 A1\n\n");
        assert_eq!(answer(Some(3), Err(Failure::IllegalMove)), "?3 illegal move\n\n");
        assert_eq!(answer(None, Ok("a\n\n \nb\n".into())), "= a\nb\n\n");
        assert_eq!(answer(None, Ok("\n a\n b".into())), "=\n a\n b\n\n");
    }

    fn transcript(input: &[u8]) -> String {
        let mut output = Vec::new();
        serve(input, &mut output, &mut Session::default()).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn the_end_of_input_ends_a_session() {
        assert_eq!(transcript(b""), "");
        assert_eq!(transcript(b"\n# only a comment\n   \n"), "");
        assert_eq!(transcript(b"protocol_version"), "= 2\n\n");
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        assert_eq!(transcript(b"1 quit\n2 name\n"), "=1\n\n");
    }

    #[test]
    fn odd_bytes_do_no_harm() {
        assert_eq!(transcript(b"\xff\xc0\n12\n"), "? unknown command\n\n?12 unknown command\n\n");
        assert_eq!(transcript(b"3 na\x00me\r\n"), "=3 katachi\n\n");
    }

    #[test]
    fn a_line_without_end_is_refused_and_passed_over() {
        let mut input = b"5 name ".to_vec();
        input.resize(3 << 20, b'x');
        input.extend_from_slice(b"\n6 protocol_version\n");
        assert_eq!(transcript(&input), "?5 line too long\n\n=6 2\n\n");
    }
}

//! The arguments of a command, taken one by one.

use super::failure::Failure;
use crate::board::{BoardSize, Colour, Point};

/// The arguments that are left of a command line.
#[derive(Clone, Debug)]
pub struct Arguments<'a> {
    words: std::slice::Iter<'a, &'a str>,
    size: BoardSize,
}

impl<'a> Arguments<'a> {
    /// The arguments of a command on a board of this size.
    pub fn new(words: &'a [&'a str], size: BoardSize) -> Arguments<'a> {
        Arguments { words: words.iter(), size }
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'a str> {
        self.words.next().copied()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.words.len() == 0
    }

    /// All words that are left, with single blanks between them.
    pub fn rest(&mut self) -> String {
        let words: Vec<&str> = self.words.by_ref().copied().collect();
        words.join(" ")
    }

    /// A number, if the next word is one. It is an error if there is a word that is none.
    pub fn optional<T: std::str::FromStr>(
        &mut self,
        failure: Failure,
    ) -> Result<Option<T>, Failure> {
        self.word().map(|word| word.parse().map_err(|_| failure)).transpose()
    }

    /// A number.
    pub fn number<T: std::str::FromStr>(&mut self, failure: Failure) -> Result<T, Failure> {
        self.word().and_then(|word| word.parse().ok()).ok_or(failure)
    }

    /// A colour: `b`, `black`, `w`, `white` in any case.
    pub fn colour(&mut self) -> Result<Colour, Failure> {
        self.word().and_then(colour).ok_or(Failure::InvalidColour)
    }

    /// A vertex of the board.
    pub fn vertex(&mut self) -> Result<Point, Failure> {
        self.vertex_or_pass()
            .ok()
            .filter(|point| !point.is_pass())
            .ok_or(Failure::InvalidCoordinate)
    }

    /// A vertex of the board or `pass`.
    pub fn vertex_or_pass(&mut self) -> Result<Point, Failure> {
        let size = self.size;
        self.word().and_then(|word| Point::from_name(word, size)).ok_or(Failure::InvalidCoordinate)
    }

    /// A colour, and a vertex or `pass`.
    pub fn play(&mut self) -> Result<(Colour, Point), Failure> {
        let play = self.colour().and_then(|colour| Ok((colour, self.vertex_or_pass()?)));
        play.map_err(|_| Failure::InvalidMove)
    }

    /// All vertices that are left.
    pub fn vertices(&mut self) -> Result<Vec<Point>, Failure> {
        std::iter::from_fn(|| (!self.is_empty()).then(|| self.vertex())).collect()
    }
}

fn colour(word: &str) -> Option<Colour> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Colour::Black),
        "w" | "white" => Some(Colour::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_taken_in_order() {
        let words = ["B", "a1", "Pass", "i1", "T19"];
        let mut arguments = Arguments::new(&words, BoardSize::MAX);
        assert_eq!(arguments.play(), Ok((Colour::Black, Point::at(18, 0))));
        assert_eq!(arguments.vertex_or_pass(), Ok(Point::PASS));
        assert_eq!(arguments.vertex(), Err(Failure::InvalidCoordinate));
        assert_eq!(arguments.vertices(), Ok(vec![Point::at(0, 18)]));
        assert_eq!(arguments.colour(), Err(Failure::InvalidColour));
    }

    #[test]
    fn a_pass_is_no_vertex() {
        let mut arguments = Arguments::new(&["pass"], BoardSize::MAX);
        assert_eq!(arguments.vertex(), Err(Failure::InvalidCoordinate));
    }

    #[test]
    fn names_of_no_letter_are_refused() {
        for word in ["é4", "💮4", "4", "D", "D-4", "D+4", "D004", "D20"] {
            let words = [word];
            let vertex = Arguments::new(&words, BoardSize::MAX).vertex();
            assert_eq!(vertex.is_ok(), word == "D004", "{word}");
        }
    }
}

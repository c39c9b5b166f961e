//! A picture as text, coloured on a terminal.

use std::io::{Result, Write};

use anstyle::{Ansi256Color, Color, Style};
use katachi::board::{Board, Colour, Point};

use super::layer::{Layer, Mark, Strength};
use crate::style;

/// Writes the board with the marks of a layer: `X` black, `O` white; a mark stands in place of an empty
/// vertex, or beside a stone where there is room.
pub(super) fn write_picture(output: &mut dyn Write, board: &Board, layer: &Layer) -> Result<()> {
    let size = board.size();
    write_letters(output, board, layer.width)?;
    for row in 0..size.get() {
        let number = size.get() - row;
        write!(output, "{number:>3}")?;
        for column in 0..size.get() {
            let point = Point::at(row, column);
            write!(output, " ")?;
            write_vertex(output, board, layer, point)?;
        }
        writeln!(output, " {number}")?;
    }
    write_letters(output, board, layer.width)
}

fn write_letters(output: &mut dyn Write, board: &Board, width: usize) -> Result<()> {
    write!(output, "   ")?;
    for column in 0..board.size().get() {
        let name = Point::at(0, column).name(board.size());
        write!(output, " {:>width$}", &name[..1])?;
    }
    writeln!(output)
}

fn write_vertex(output: &mut dyn Write, board: &Board, layer: &Layer, point: Point) -> Result<()> {
    let mark = layer.marks.get(&point);
    let width = layer.width;
    let (text, style) = match (board.vertex(point).colour(), mark) {
        (Some(colour), None) => (sign(colour).to_string(), stone(colour)),
        // A stone that is marked is dead: whose it will be stands beside it, if there is room.
        (Some(colour), Some(mark)) if width > 1 => {
            (format!("{}{}", sign(colour), mark.label.chars().next().unwrap_or(' ')), shade(mark))
        }
        (Some(colour), Some(mark)) => (sign(colour).to_string(), shade(mark)),
        (None, Some(mark)) => (mark.label.clone(), shade(mark)),
        (None, None) => (".".to_owned(), style::FAINT),
    };
    write!(output, "{style}{text:>width$}{style:#}")
}

const fn sign(colour: Colour) -> char {
    match colour {
        Colour::Black => 'X',
        Colour::White => 'O',
    }
}

const fn stone(colour: Colour) -> Style {
    match colour {
        Colour::Black => style::BLACK,
        Colour::White => style::WHITE,
    }
}

/// Black's vertices are blue, White's red.
fn shade(mark: &Mark) -> Style {
    let Some((colour, strength)) = mark.shade else { return Style::new() };
    let number = match (colour, strength) {
        (Colour::Black, Strength::Faint) => 153,
        (Colour::Black, Strength::Medium) => 75,
        (Colour::Black, Strength::Full) => 26,
        (Colour::White, Strength::Faint) => 224,
        (Colour::White, Strength::Medium) => 210,
        (Colour::White, Strength::Full) => 160,
    };
    let text = if strength == Strength::Full { 15 } else { 16 };
    let colour = |number| Some(Color::Ansi256(Ansi256Color(number)));
    Style::new().bg_color(colour(number)).fg_color(colour(text))
}

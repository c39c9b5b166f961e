//! A picture as SVG.

use std::fmt::Write;

use katachi::board::{Board, Colour, Point};

use super::layer::{Layer, Mark, Strength};

/// The distance between two lines.
const STEP: usize = 24;
/// The distance of the first line from the edge of the picture; letters and numbers stand there.
const MARGIN: usize = 36;

/// The text of the picture: the board, the marks of the layer below the stones, and a title.
pub(super) fn draw(board: &Board, layer: &Layer, title: &str) -> String {
    let side = 2 * MARGIN + (board.size().get() - 1) * STEP;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
         font-family=\"sans-serif\" text-anchor=\"middle\">\n<title>{title}</title>\n\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#ecd9ae\"/>\n"
    );
    draw_shades(&mut svg, layer);
    draw_lines(&mut svg, board);
    draw_letters(&mut svg, board);
    draw_stones(&mut svg, board, layer);
    if layer.is_labelled {
        draw_labels(&mut svg, board, layer);
    }
    svg.push_str("</svg>\n");
    svg
}

/// Appends a line. Writing to a string does not fail.
macro_rules! line {
    ($svg:expr, $($part:tt)*) => { _ = writeln!($svg, $($part)*) };
}

/// Where a line is drawn.
const fn place(index: usize) -> usize {
    MARGIN + index * STEP
}

fn draw_shades(svg: &mut String, layer: &Layer) {
    for (point, mark) in &layer.marks {
        let Some((fill, opacity)) = shade(mark) else { continue };
        let (x, y) = (place(point.column()) - STEP / 2, place(point.row()) - STEP / 2);
        line!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{STEP}\" height=\"{STEP}\" fill=\"{fill}\" \
             fill-opacity=\"{opacity}\"/>"
        );
    }
}

/// Black's vertices are blue, White's red.
fn shade(mark: &Mark) -> Option<(&'static str, f32)> {
    let (colour, strength) = mark.shade?;
    let opacity = match strength {
        Strength::Faint => 0.2,
        Strength::Medium => 0.45,
        Strength::Full => 0.8,
    };
    Some((if colour == Colour::Black { "#2060c0" } else { "#d03030" }, opacity))
}

fn draw_lines(svg: &mut String, board: &Board) {
    let last = place(board.size().get() - 1);
    for index in 0..board.size().get() {
        let at = place(index);
        line!(svg, "<path d=\"M{MARGIN} {at}H{last}M{at} {MARGIN}V{last}\" stroke=\"#604020\"/>");
    }
}

fn draw_letters(svg: &mut String, board: &Board) {
    let size = board.size();
    for index in 0..size.get() {
        let at = place(index);
        let name = Point::at(0, index).name(size);
        line!(svg, "<text x=\"{at}\" y=\"16\" font-size=\"11\">{}</text>", &name[..1]);
        let number = size.get() - index;
        line!(svg, "<text x=\"12\" y=\"{}\" font-size=\"11\">{number}</text>", at + 4);
    }
}

/// Stones that are marked are dead: they are drawn faintly.
fn draw_stones(svg: &mut String, board: &Board, layer: &Layer) {
    for point in board.size().points() {
        let Some(colour) = board.vertex(point).colour() else { continue };
        let (x, y) = (place(point.column()), place(point.row()));
        let fill = if colour == Colour::Black { "#101010" } else { "#fafafa" };
        let opacity = if layer.marks.contains_key(&point) { 0.45 } else { 1.0 };
        line!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\" fill=\"{fill}\" stroke=\"#101010\" \
             opacity=\"{opacity}\"/>"
        );
    }
}

/// Labels of empty vertices.
fn draw_labels(svg: &mut String, board: &Board, layer: &Layer) {
    for (point, mark) in &layer.marks {
        if board.vertex(*point).is_stone() {
            continue;
        }
        let (x, y) = (place(point.column()), place(point.row()) + 4);
        line!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"10\">{}</text>", mark.label);
    }
}

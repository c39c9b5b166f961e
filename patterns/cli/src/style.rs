//! Colours.

use anstyle::{AnsiColor, Color, Style};

const fn foreground(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

/// The word that introduces a failure.
pub(crate) const ERROR: Style = foreground(AnsiColor::Red).bold();
/// The word that introduces a note.
pub(crate) const NOTE: Style = foreground(AnsiColor::Yellow).bold();
/// A heading.
pub(crate) const HEADING: Style = Style::new().bold();
/// A vertex.
pub(crate) const VERTEX: Style = foreground(AnsiColor::Cyan).bold();
/// What is accepted or holds.
pub(crate) const GOOD: Style = foreground(AnsiColor::Green);
/// What is rejected or does not hold.
pub(crate) const BAD: Style = foreground(AnsiColor::Red);
/// What is not known.
pub(crate) const OPEN: Style = foreground(AnsiColor::Yellow);
/// What matters less.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// A black stone.
pub(crate) const BLACK: Style =
    foreground(AnsiColor::BrightWhite).bg_color(Some(Color::Ansi(AnsiColor::Black))).bold();
/// A white stone.
pub(crate) const WHITE: Style =
    foreground(AnsiColor::Black).bg_color(Some(Color::Ansi(AnsiColor::White))).bold();
/// The last move.
pub(crate) const LAST: Style = foreground(AnsiColor::Red).bold();

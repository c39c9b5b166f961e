//! The Go Text Protocol, version 2: a controller's commands, and the answers of a session.
//!
//! [`serve`] reads commands and writes answers until `quit` or the end of the input; a [`Session`]
//! is one game and all that the controller has set. `list_commands` and `help` tell what there is.
//!
//! ```
//! use katachi_engine::game::gtp::{Session, serve};
//! let input = "1 boardsize 9\nplay black D4\n# nothing\n2 play white D4\n3 list_stones black\n";
//! let mut output = Vec::new();
//! serve(input.as_bytes(), &mut output, &mut Session::default())?;
//! assert_eq!(String::from_utf8(output)?, "=1\n\n=\n\n?2 illegal move\n\n=3 D4\n\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotation;
mod arguments;
mod commands;
mod failure;
mod handicap;
mod picture;
mod protocol;
mod record;
mod session;
mod table;

pub use arguments::Arguments;
pub use failure::{Answer, Failure};
pub use protocol::{Request, serve, serve_observed};
pub use session::{Identity, Session};
pub use table::{COMMANDS, Command};

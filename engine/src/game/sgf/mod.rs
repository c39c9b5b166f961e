//! Smart Game Format: game records as the world has them.
//!
//! [`Collection::read`] takes the bytes of a file of any version of the format (FF1 to FF4) and
//! gives a tree of nodes with every property kept. [`GameRecord`] is the main line of a tree with
//! its moves and its setup understood; it gives the position after any move. A tree is written
//! back with [`Collection`]'s `Display`.
//!
//! ```
//! use katachi_engine::board::{Colour, Point, Vertex};
//! use katachi_engine::game::sgf::{Collection, GameRecord};
//!
//! let collection = Collection::read(b"(;SZ[9];B[cc];W[gg];B[tt])")?;
//! let record = GameRecord::of(&collection.trees[0])?;
//! assert_eq!(record.move_count(), 3);
//! let position = record.position(2).unwrap();
//! assert_eq!(position.board.vertex(Point::at(2, 2)), Vertex::Black);
//! assert_eq!(position.to_move, Colour::Black);
//! # Ok::<(), katachi_engine::game::sgf::SgfError>(())
//! ```

mod encoding;
mod error;
mod parse;
mod points;
mod record;
mod replay;
mod tree;
mod write;

pub use error::{LoadError, Note, NoteKind, Place, SgfError, SgfErrorKind};
pub use points::{parse_move, parse_point, parse_points, point_name};
pub use record::{GameRecord, RecordedMove};
pub use replay::{PastTheEnd, Position};
pub use tree::{Collection, GameTree, Node, NodeId, Property, Value};

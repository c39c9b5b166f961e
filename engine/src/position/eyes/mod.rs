//! Eyes: the spaces in which either side may make them, and how many they make.
//!
//! [`Eyes`] are those of a position. The number of eyes of a space is read from its
//! [shape](EyeShape) by [`read_eyes`]: exactly, unless it is large.

mod analysis;
mod cache;
mod domains;
mod graph;
mod points;
mod reading;
mod shape;
mod space;
mod topology;
mod value;

pub use analysis::{EyePoint, Eyes};
pub use cache::ShapeCache;
pub use reading::read_eyes;
pub use shape::{Cell, CellSet, EyeShape, MAX_CELLS, Occupant, OutsideLiberties, ShapeError};
pub use space::EyeSpace;
pub use topology::{EyeKind, TopologicalEye};
pub(crate) use topology::{is_obviously_false, topological_value};
pub use value::EyeValue;

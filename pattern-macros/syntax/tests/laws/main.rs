//! Laws that hold for every tree and every text, tried on random ones.

mod fuzz;
mod round_trip;
mod transform;
mod trees;

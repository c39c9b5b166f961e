//! A Go engine with no pattern in it: any database can drive it.

pub mod answer;
pub mod autohelper;
pub mod board;
pub mod context;
pub mod databases;
pub mod dispatch;
pub mod game;
pub mod helpers;
pub mod matching;
pub mod moves;
pub mod playouts;
pub mod position;
pub mod random;
pub mod reading;

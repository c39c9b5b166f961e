//! The pattern language of katachi: lines of text in, a tree and all faults out.

pub mod fault;
pub mod functions;
pub mod source;
pub mod tree;

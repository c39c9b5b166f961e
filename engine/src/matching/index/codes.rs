//! The numbers of 3x3 codes.
//!
//! A code has two bits for each of nine vertices, so most numbers of 18 bits are no code: off the
//! board is only a whole row or column. Here the codes are numbered closely, so that a table of
//! them is a tenth of the size and stays in the cache.

/// Which ends of a row of three vertices are off the board.
#[derive(Clone, Copy)]
enum Ends {
    Both,
    Left,
    Right,
    None,
}

impl Ends {
    /// How many such rows there are.
    const fn rows(self) -> u32 {
        match self {
            Ends::Both => 3,
            Ends::Left | Ends::Right => 9,
            Ends::None => 27,
        }
    }

    /// Where the numbers of the codes with such a row in the middle begin.
    const fn start(self) -> u32 {
        match self {
            Ends::Both => 0,
            Ends::Left => 27,
            Ends::Right => 27 + 729,
            Ends::None => 27 + 2 * 729,
        }
    }
}

/// The number of codes without a row off the board.
const INNER: u32 = Ends::None.start() + 27 * 27 * 27;
/// The number of those whose upper row is off the board.
const UPPER: u32 = Ends::None.start() + 27 * 27;

/// The numbers of codes are below this. Not all numbers are used: those of codes whose lower row is
/// off the board have gaps.
pub(super) const CODES: usize = (2 * (INNER + UPPER)) as usize;

/// Rows of three vertices, by their six bits.
type PerRow = [u32; 64];

/// What each row adds to the number as the upper, the middle and the lower one.
const PARTS: [PerRow; 3] = {
    let mut parts = [[0; 64]; 3];
    let mut row = 0;
    while row < 64 {
        let [left, middle, right] = [row & 3, row >> 2 & 3, row >> 4];
        let (ends, number) = match (left, right) {
            (3, 3) => (Ends::Both, middle),
            (3, _) => (Ends::Left, middle + 3 * right),
            (_, 3) => (Ends::Right, left + 3 * middle),
            _ => (Ends::None, left + 3 * middle + 9 * right),
        };
        let rows = ends.rows();
        let off = middle == 3;
        parts[0][row as usize] = if off { INNER } else { rows * rows * number };
        // There is no list for a centre off the board.
        parts[1][row as usize] = if off { CODES as u32 } else { ends.start() + number };
        parts[2][row as usize] = if off { INNER + UPPER } else { rows * number };
        row += 1;
    }
    parts
};

/// The number of a code; [`CODES`] or more where its centre is off the board.
#[inline]
pub(super) fn code_number(code: u32) -> usize {
    let [upper, middle, lower] = [code, code >> 6, code >> 12].map(|row| row as usize % 64);
    (PARTS[0][upper] + PARTS[1][middle] + PARTS[2][lower]) as usize
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_code_has_its_own_number() {
        let mut numbers = HashSet::new();
        for code in 0..1 << 18 {
            let seen: [u32; 9] = std::array::from_fn(|vertex| code >> (2 * vertex) & 3);
            let is_off = |rows: u8, columns: u8, vertex: usize| {
                rows >> (vertex / 3) & 1 != 0 || columns >> (vertex % 3) & 1 != 0
            };
            let is_code = [0, 0b001, 0b100, 0b101].into_iter().any(|rows| {
                [0, 0b001, 0b100, 0b101].into_iter().any(|columns| {
                    (0..9).all(|vertex| (seen[vertex] == 3) == is_off(rows, columns, vertex))
                })
            });
            if is_code {
                assert!(code_number(code) < CODES && numbers.insert(code_number(code)), "{code:o}");
            } else if seen[4] == 3 {
                assert!(code_number(code) >= CODES);
            }
        }
    }
}

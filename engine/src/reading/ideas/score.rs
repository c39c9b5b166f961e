//! What the ideas' moves are worth against each other. Only the order within a stage depends on it.
//! The unit is about an eighth of a liberty; found by counting nodes over the bench positions.

/// A liberty of the string that it would have after extending there.
pub(super) const ESCAPE_LIBERTY: i32 = 8;
/// Taking a friend of the string along with a liberty.
pub(super) const TAKES_FRIEND: i32 = 20;
/// A liberty of one's own stone.
pub(super) const OWN_LIBERTY: i32 = 2;
/// A play that leaves its own stone in atari.
pub(super) const SELF_ATARI: i32 = -30;
/// A string of the attackers saved from atari, and each of its stones.
pub(super) const RESCUE: i32 = 22;
pub(super) const RESCUED_STONE: i32 = 2;
/// A string of the attackers taken, and each of its stones.
pub(super) const CAPTURE: i32 = 40;
pub(super) const CAPTURED_STONE: i32 = 4;
/// An approach move, a step further each time.
pub(super) const APPROACH: i32 = 20;
pub(super) const FAR_APPROACH: i32 = 8;
/// A net, for each liberty of the string it looks at.
pub(super) const NET_LIBERTY: i32 = 10;
/// An attack on a string that the string may connect to.
pub(super) const FRIEND: i32 = 8;
/// More liberties for the attackers' strings.
pub(super) const REINFORCE: i32 = 8;
/// An atari on a string of the attackers, and a threat to give atari.
pub(super) const ATARI: i32 = 24;
pub(super) const THREAT: i32 = 8;
/// Playing where the attackers must play first.
pub(super) const HAMPER: i32 = 12;
/// A jump, for each liberty of the string it looks at.
pub(super) const JUMP_LIBERTY: i32 = 8;
/// Taking a liberty of a string that holds one of the attackers.
pub(super) const HARASS: i32 = 8;
/// A liberty of a string that holds an attacker short of liberties.
pub(super) const HOLDER_LIBERTY: i32 = 4;

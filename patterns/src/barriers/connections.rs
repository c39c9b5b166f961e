//! Connections that stop influence, and gaps that weaken it.
//!
//! `O` moves first. So what stops `O` is a connection of `X` that holds even then (class `A`), and what
//! stops `X` may be looser (class `D`). At a `,` nothing gets through, at a `!` less.

use katachi_macros::patterns;

patterns! {
    #![name(CONNECTIONS)]
    #![kind(influence)]
    #![attribute_map(value_only)]

    /// The one-space jump of X stops what comes between its stones.
    Pattern EnemyJump

    X,X

    :+,A

    /// The one-space jump of O stops what comes between its stones.
    Pattern OwnJump

    O,O

    :+,D

    /// Nor does much pass beside a one-space jump of X.
    Pattern EnemyJumpSide

    x,x
    X.X

    :|,A

    /// Nor does much pass beside a one-space jump of O.
    Pattern OwnJumpSide

    o,o
    O.O

    :|,D

    /// The diagonal of X: both points that it passes between.
    Pattern EnemyDiagonal

    X,
    ,X

    :X,A

    /// The diagonal of O: both points that it passes between.
    Pattern OwnDiagonal

    O,
    ,O

    :X,D

    /// The small knight's move of X.
    Pattern EnemyKnight

    X,?
    ?,X

    :O,A

    /// The small knight's move of O.
    Pattern OwnKnight

    O,?
    ?,O

    :O,D

    /// The two-space jump of X.
    Pattern EnemyTwoSpace

    X,,X

    :+,A

    /// The two-space jump of O.
    Pattern OwnTwoSpace

    O,,O

    :+,D

    /// The large knight's move of X, at its stones.
    Pattern EnemyLargeKnight

    X,.?
    ?.,X

    :O,A

    /// The large knight's move of O, at its stones.
    Pattern OwnLargeKnight

    O,.?
    ?.,O

    :O,D

    /// The large knight's move of X, in its middle.
    Pattern EnemyLargeKnightMiddle

    X.,?
    ?,.X

    :O,A

    /// The large knight's move of O, in its middle.
    Pattern OwnLargeKnightMiddle

    O.,?
    ?,.O

    :O,D

    /// Beside a two-space jump of X.
    Pattern EnemyTwoSpaceSide

    .,,.
    X..X

    :|,A

    /// The elephant's move of O, whose middle O takes in time.
    Pattern OwnElephant

    O,.
    ,.,
    .,O

    :X,D

    /// The middle of the elephant's move.
    Pattern OwnElephantMiddle

    O..
    .,.
    ..O

    :X,D

    /// The elephant's move of X only weakens what passes: O may play in its middle.
    Pattern EnemyElephant

    X!.
    !!!
    .!X

    :X,A

    /// The three-space jump of O weakens what passes.
    Pattern OwnThreeSpace

    O!!!O

    :+,D

    /// The three-space jump of X weakens what passes.
    Pattern EnemyThreeSpace

    X!!!X

    :+,A

    /// The four-space jump of O weakens what passes.
    Pattern OwnFourSpace

    O!!!!O

    :+,D

    /// Three lines on and one up: O answers a push.
    Pattern OwnThreeSpaceKnight

    O!!.?
    ?.!!O

    :O,D

    /// A wall of two stones of X extends three lines.
    Pattern EnemyWallExtension

    X,,,X
    X???x

    :8,A

    /// A wall of two stones of O extends three lines.
    Pattern OwnWallExtension

    O,,,O
    O???o

    :8,D
}

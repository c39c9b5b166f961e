//! Stones with a distance between them where the opponent has nothing near: the diagram tells that they
//! are connected, and nothing has to be read.

use katachi_macros::patterns;

patterns! {
    #![name(OPEN)]
    #![kind(connections)]

    /// A knight's move with both ways through its waist open: the opponent has nothing near either mouth to
    /// cut it with.
    Pattern OpenKnightsMove

    ?oo
    O..
    ..O
    oo?

    :O,C

    ?oo
    Oa.
    .bO
    oo?

    ;!xcut(a) && !xcut(b)

    /// A knight's move with the edge below it.
    Pattern OpenKnightsMoveOnEdge

    ?oo
    O..
    ..O
    ---

    :8,C

    ?oo
    Oa.
    .bO
    ---

    ;!xcut(a) && !xcut(b)

    /// A large knight's move with nothing of the opponent's near it.
    Pattern OpenLargeKnightsMove

    oooo
    O...
    ...O
    oooo

    :O,C

    oooo
    Oa..
    ..bO
    oooo

    ;!xcut(a) && !xcut(b)

    /// A two-space jump on the third line, where the opponent has nothing near to break it with.
    Pattern TwoSpaceOnThirdLine

    oooo
    O..O
    oooo
    ?oo?
    ----

    :|,C

    oooo
    OabO
    oooo
    ?oo?
    ----

    ;!xcut(a) && !xcut(b)

    /// A two-space jump on the fourth line, where the opponent has nothing near to break it with.
    Pattern TwoSpaceOnFourthLine

    oooo
    O..O
    oooo
    oooo
    ?oo?
    ----

    :|,C

    oooo
    OabO
    oooo
    oooo
    ?oo?
    ----

    ;!xcut(a) && !xcut(b)

    /// A two-space jump from a wall of two stones, where the opponent has nothing near to break it with.
    Pattern TwoSpaceFromWall

    oooo
    O..O
    O..o
    oooo

    :8,C

    oooo
    OabO
    O..o
    oooo

    ;!xcut(a) && !xcut(b)
}

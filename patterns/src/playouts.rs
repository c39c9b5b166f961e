//! Small shapes that games are played out with: what answers the last move right beside it.
//!
//! No diagram reaches further than one step from its move, and none has a constraint: they are compiled to a table of
//! neighbourhoods, which is asked for every move of thousands of games.

use katachi_macros::patterns;

patterns! {
    #![name(PLAYOUTS)]
    #![attribute_map(general)]

    /// The hane at the head of a stone.
    Pattern Hane

    OX.
    .*.
    ?.?

    :8,-

    /// The answer to it: the enemy's hane is bent round in turn.
    Pattern CounterHane

    XO.
    .*.
    ?.?

    :8,-

    /// Between two of ours, under an enemy stone.
    Pattern HaneFromBothSides

    OXO
    .*.
    ???

    :|,-

    /// Out between two enemy stones.
    Pattern PushBetween

    XOX
    .*.
    ???

    :|,-

    /// The turn round the end of an enemy stone.
    Pattern Turn

    XO?
    X*.
    ?.?

    :8,-

    /// The enemy's turn is kept from him.
    Pattern BlockTheTurn

    OX?
    O*.
    ?.?

    :8,-

    /// The crosscut.
    Pattern Cut

    OX?
    X*x
    ?x?

    :bs,-

    /// The cutting point is filled.
    Pattern FillTheCut

    XO?
    O*o
    ?o?

    :bs,-

    /// The cut through a one-space jump.
    Pattern CutTheJump

    ?O?
    X*X
    ?x?

    :|,-

    /// The push through a one-space jump is stopped.
    Pattern StopThePush

    ?X?
    O*O
    ?o?

    :|,-

    /// Along the edge under an enemy stone.
    Pattern CrawlAtTheEdge

    X.?
    O*?
    ---

    :8,-

    /// The crawl is stopped.
    Pattern BlockAtTheEdge

    O.?
    X*?
    ---

    :8,-

    /// The hane on the first line.
    Pattern HaneAtTheEdge

    OX?
    ?*x
    ---

    :8,-

    /// Down to the edge beside an enemy stone.
    Pattern DescendAtTheEdge

    XO?
    ?*o
    ---

    :8,-
}

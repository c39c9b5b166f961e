//! The second and third line: hane and connect, blocks, steps into the corner.

use katachi_macros::patterns;

patterns! {
    #![name(SECOND_LINE)]
    #![attribute_map(general)]

    /// The hane on the second line.
    Pattern SecondLineHane

    ?OX.
    ?.*.
    ?...
    ----

    :8,eOX,followup(3),reverse_followup(3)

    ?aB.
    ?.*.
    ?...
    ----

    ;lib(a) > 2 && lib(B) > 1 && olib(*) > 1

    /// The answer to a hane on the second line: the stone is blocked.
    Pattern BlockSecondLineHane

    XO?
    X*.
    ...
    ---

    :8,eO,shape(1)

    Aa?
    A*.
    ...
    ---

    ;lib(a) > 1 && olib(*) > 1

    /// Catch the stone that turned on the second line.
    Pattern AnswerSecondLineHane

    XO.
    .X*
    ...
    ---

    :8,eO,shape(3)

    Bb.
    .A*
    ...
    ---

    ;lib(b) > 1 && wormsize(A) == 1 && olib(*) > 1

    /// The turn downwards on the second line closes the side.
    Pattern TurnDown

    .OX
    .*.
    ...
    ---

    :8,eOX,reverse_followup(3)

    .aB
    .*.
    ...
    ---

    ;lib(a) > 1 && olib(*) > 1 && !oterri(*)

    /// Block the enemy's crawl along the second line.
    Pattern BlockSecondLine

    O..
    .*X
    ..?
    ---

    :8,eO,shape(1)

    a..
    .*B
    ..?
    ---

    ;lib(a) > 1 && olib(*) > 1

    /// The crawl along the second line, under the enemy's stones.
    Pattern CrawlOnSecondLine

    XX.
    O*.
    ...
    ---

    :8,eOX

    AA.
    b*.
    ...
    ---

    ;lib(A) > 2 && lib(b) > 1 && olib(*) > 2

    /// The step into the corner from the side.
    Pattern StepIntoCorner

    ?O..|
    ?O*.|
    ?X..|
    ?...|
    ----+

    :8,e

    ?a..|
    ?a*.|
    ?B..|
    ?...|
    ----+

    ;lib(B) > 1

    /// The two-two point: it joins the two sides of the corner.
    Pattern TwoTwoPoint

    ?O..|
    ?O..|
    X.*.|
    ?...|
    ----+

    :8,e,reverse_followup(4)

    ?a..|
    ?a..|
    B.*.|
    ?...|
    ----+

    ;!oterri(*)

    /// The knight's move into the enemy's corner along the second line.
    Pattern SlideIntoCorner

    .O.X.|
    .O...|
    ...*.|
    .....|
    -----+

    :8,eX,followup(4)

    .a.B.|
    .a...|
    ...*.|
    .....|
    -----+

    ;lib(a) > 2 && olib(*) > 2

    /// The knight's move along the second line, from a stone on the third.
    Pattern SlideAlongSecondLine

    O..?
    O..X
    ..*.
    ....
    ----

    :8,eOX,followup(3),reverse_followup(3)

    a..?
    a..B
    ..*.
    ....
    ----

    ;lib(a) > 2 && !oterri(*)

    /// The diagonal step that closes the third line.
    Pattern DiagonalClosesTheSide

    O.X
    .*.
    ...
    ---

    :8,eOX,reverse_followup(2)

    a.B
    .*.
    ...
    ---

    ;lib(a) > 2 && !oterri(*)

    /// The push into the gap between two stones that guard a side.
    Pattern PushIntoTheSide

    OX.
    O*.
    ?..
    ?..
    ---

    :8,e,followup(2)

    aB.
    a*.
    ?..
    ?..
    ---

    ;lib(a) > 2 && lib(B) > 1 && olib(*) > 2

    /// The block on the third line.
    Pattern BlockThirdLine

    .OX
    .*.
    ...
    ...
    ---

    :8,eOX,reverse_followup(3)

    .aB
    .*.
    ...
    ...
    ---

    ;lib(a) > 1 && olib(*) > 2 && !oterri(*)
}

//! Openings on boards of nine and thirteen lines.

use katachi_macros::patterns;

patterns! {
    #![name(SMALL_BOARDS)]
    #![attribute_map(general)]

    /// Nine lines: the centre.
    Pattern NineCentre

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |....*....|
    |.........|
    |.........|
    |.........|
    |.........|
    +---------+

    :+,jF

    /// Nine lines: a four-four point.
    Pattern NineStarPoint

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |.........|
    |.....*...|
    |.........|
    |.........|
    |.........|
    +---------+

    :'\\',tF

    /// Nine lines: beside the centre.
    Pattern NineFiveFour

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |.........|
    |....*....|
    |.........|
    |.........|
    |.........|
    +---------+

    :|,jF

    /// Nine lines, the centre is taken: the four-four point.
    Pattern NineAnswerCentreHigh

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |....X....|
    |.....*...|
    |.........|
    |.........|
    |.........|
    +---------+

    :'\\',tF

    /// Nine lines, the centre is taken: the point three lines from the side, beside the middle.
    Pattern NineAnswerCentreLow

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |....X....|
    |.........|
    |....*....|
    |.........|
    |.........|
    +---------+

    :|,jF

    /// Nine lines, the centre is taken: the three-four point.
    Pattern NineAnswerCentreCorner

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |....X....|
    |.........|
    |.....*...|
    |.........|
    |.........|
    +---------+

    :8,jF

    /// Nine lines, a four-four point is taken: the one across.
    Pattern NineAnswerStarPoint

    +---------+
    |.........|
    |.........|
    |.........|
    |...*.....|
    |.........|
    |.....X...|
    |.........|
    |.........|
    |.........|
    +---------+

    :'\\',jF

    /// Nine lines, a four-four point is taken: the near side of the board.
    Pattern NineAnswerStarPointSide

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |...*.....|
    |.....X...|
    |.........|
    |.........|
    |.........|
    +---------+

    :8,jF

    /// Nine lines, the point beside the centre is taken: two lines above it.
    Pattern NineAnswerBesideCentre

    +---------+
    |.........|
    |.........|
    |.........|
    |....*....|
    |.........|
    |....X....|
    |.........|
    |.........|
    |.........|
    +---------+

    :|,jF

    /// Nine lines, the point beside the centre is taken: the corner away from it.
    Pattern NineAnswerBesideCentreCorner

    +---------+
    |.........|
    |.........|
    |.........|
    |.....*...|
    |.........|
    |....X....|
    |.........|
    |.........|
    |.........|
    +---------+

    :8,jF

    /// Nine lines: from the centre, the side where the enemy is not.
    Pattern NineThirdMove

    +---------+
    |.........|
    |.........|
    |...*.....|
    |.........|
    |....O....|
    |.........|
    |.....X...|
    |.........|
    |.........|
    +---------+

    :8,jF

    /// Nine lines: from the centre, press on the stone below it.
    Pattern NineThirdMovePress

    +---------+
    |.........|
    |.........|
    |.........|
    |.........|
    |....O....|
    |.....*...|
    |....X....|
    |.........|
    |.........|
    +---------+

    :8,jF

    /// Thirteen lines: the centre, while nobody has a stone near it.
    Pattern ThirteenCentre

    +-------------+
    |?????????????|
    |?????????????|
    |?????????????|
    |????.....????|
    |????.....????|
    |????.....????|
    |????..*..????|
    |????.....????|
    |????.....????|
    |????.....????|
    |?????????????|
    |?????????????|
    |?????????????|
    +-------------+

    :|,E

    +-------------+
    |?????????????|
    |?????????????|
    |?????????????|
    |???a.....b???|
    |????.....????|
    |????.....????|
    |????..*..????|
    |????.....????|
    |????.....????|
    |???c.....d???|
    |?????????????|
    |?????????????|
    |?????????????|
    +-------------+

    ;o_somewhere(a,b,c,d) && !oterri(*) && !xterri(*)
}

//! Sources of influence beside the stones: points where a side can invade (class `I`), and what a shape is
//! worth beyond its stones (class `E`).
//!
//! The value is the strength of the source; a stone has 100. Invasions count wherever `O` moves first,
//! with `s` for both sides. Classes `E` and `Ee` count where influence tells how strong groups are, and `Ee` for
//! more where it tells how they escape, never for territory.

use katachi_macros::patterns;

patterns! {
    #![name(INFLUENCE)]
    #![kind(influence)]
    #![attribute_map(value_only)]

    /// The 3-3 point under a stone on the star point.
    Pattern StarPointInvasion

    +-----
    |.....
    |.....
    |..*..
    |...X.
    |.....

    :'\\',I,value(3)

    /// The slide under a stone on the star point.
    Pattern StarPointSlide

    +------
    |......
    |......
    |......
    |.*.X..
    |......
    |......

    :8,I,value(0.1)

    /// Under a stone on the 3-4 point.
    Pattern ThreeFourInvasion

    +-----
    |.....
    |.....
    |...X.
    |.*...
    |.....

    :8,I,value(0.1)

    /// The shoulder of a stone on the 3-3 point.
    Pattern ThreeThreeShoulder

    +------
    |......
    |......
    |..X...
    |...*..
    |......
    |......

    :'\\',I,value(0.5)

    /// The 3-3 point under a stone on the 4-5 point.
    Pattern FourFiveCorner

    +------
    |......
    |......
    |..*...
    |....X.
    |......

    :8,I,value(0.6)

    /// The 3-4 point under a stone on the 4-5 point.
    Pattern FourFiveCornerLow

    +------
    |......
    |......
    |......
    |..*.X.
    |......

    :8,I,value(0.5)

    /// The 3-3 point under a stone on the 5-5 point.
    Pattern FiveFiveCorner

    +------
    |......
    |......
    |..*...
    |......
    |....X.
    |......

    :'\\',I,value(0.8)

    /// An empty corner is open to both.
    Pattern EmptyCorner

    +------
    |......
    |......
    |......
    |...*..
    |......
    |......

    :'\\',Is,value(0.4)

    /// The 3-3 point of an empty corner.
    Pattern EmptyCornerSmall

    +------
    |......
    |......
    |..*...
    |......
    |......
    |......

    :'\\',Is,value(0.2)

    /// An empty side is open to both.
    Pattern SideCentre

    .......
    ...*...
    .......
    .......
    -------

    :|,Is,value(0.1)

    /// Between two stones of X that are far apart on the third line.
    Pattern SideBetweenWide

    .........
    X...*...X
    .........
    .........
    ---------

    :|,I,value(1.0)

    /// The same on the fourth line.
    Pattern SideBetweenWideFour

    X.......X
    ....*....
    .........
    .........
    ---------

    :|,I,value(1.2)

    /// Between stones of X six lines apart.
    Pattern SideBetweenSix

    .......
    X..*..X
    .......
    .......
    -------

    :|,I,value(0.6)

    /// Between stones of X with four points between.
    Pattern SideBetweenFive

    ......
    X.*..X
    ......
    ......
    ------

    :8,I,value(0.2)

    /// The same between stones on the fourth line.
    Pattern SideBetweenHighFive

    X....X
    ..*...
    ......
    ......
    ------

    :8,I,value(0.5)

    /// Between a stone on the third and one on the fourth line.
    Pattern SideHighLow

    ......X
    X..*...
    .......
    .......
    -------

    :8,I,value(0.7)

    /// Under a pair of stones on the fourth line, O can live on the second.
    Pattern UnderHighPair

    X...X
    .....
    ..*..
    .....
    -----

    :|,I,value(0.2)

    /// The cap over a lone stone on the third line.
    Pattern BesideLowStone

    ..*..
    .....
    ..X..
    .....
    .....
    -----

    :|,I,value(0.3)

    /// The shoulder hit against a stone on the third line.
    Pattern ShoulderHit

    ...*.
    ..X..
    .....
    .....
    -----

    :8,I,value(0.3)

    /// In the open centre everyone can move.
    Pattern OpenCentre

    .......
    .......
    .......
    ...*...
    .......
    .......
    .......

    :+,Is,value(0.1)

    /// Inside a loose framework of X.
    Pattern InsideLooseShape

    X.....X
    .......
    ...*...
    .......
    X.....X

    :+,I,value(0.4)

    /// Inside a loose framework in the corner.
    Pattern InsideLooseCorner

    +-------
    |.......
    |.......
    |.......
    |...*...
    |.......
    |.....X.

    :8,I,value(0.6)

    /// Between an enclosure and the side.
    Pattern BehindEnclosure

    +--------
    |........
    |........
    |...X....
    |.....X..
    |..*.....
    |........

    :8,I,value(0.2)

    /// The approach to a stone on the star point.
    Pattern ApproachStarPoint

    +-------
    |.......
    |.......
    |.....*.
    |...X...
    |.......
    |.......

    :8,I,value(0.2)

    /// The approach to a stone on the 3-4 point.
    Pattern ApproachThreeFour

    +------
    |......
    |......
    |....*.
    |..X...
    |......
    |......

    :8,I,value(0.2)

    /// Before a wall of two stones.
    Pattern WallTwo

    O...
    O.*.

    :8,E,value(8)

    /// Before a wall of three stones.
    Pattern WallThree

    O...
    O..*
    O...

    :-,E,value(15)

    /// Before a wall of four stones.
    Pattern WallFour

    O....
    O...*
    O....
    O....

    :8,E,value(15)

    /// Before a wall of five stones.
    Pattern WallFive

    O.....
    O.....
    O....*
    O.....
    O.....

    :-,E,value(20)

    /// Before a wall of two jumps.
    Pattern WallOfJumps

    O...
    ....
    O..*
    ....
    O...

    :-,E,value(12)

    /// Before a one-space jump towards the centre.
    Pattern WallJump

    O...
    ..*.
    O...

    :-,E,value(8)

    /// Above a wall along the third line.
    Pattern LowWall

    ..*..
    .....
    .OOO.
    ?????
    ?????
    -----

    :|,Ee,value(12)

    /// Above two stones of the third line.
    Pattern LowPair

    .*.
    ...
    O.O
    ???
    ???
    ---

    :|,Ee,value(8)

    /// Outside a ponnuki.
    Pattern Ponnuki

    ?O?..
    O.O.*
    ?O?..

    :-,Ee,value(25)

    /// Before a tiger's mouth.
    Pattern TigerMouth

    ?O..
    O..*
    ?O..

    :-,E,value(12)

    /// Beside a bamboo joint.
    Pattern BambooJoint

    OO..
    ...*
    OO..

    :-,E,value(12)

    /// Beside a table.
    Pattern TableShape

    OOO..
    O.O.*

    :8,E,value(10)

    /// The corner behind an enclosure of a star-point stone.
    Pattern StarPointEnclosure

    +-------
    |.......
    |.......
    |..*..O.
    |...O...
    |.......

    :8,E,value(15)

    /// The corner behind a small enclosure.
    Pattern SmallEnclosure

    +------
    |......
    |.*....
    |....O.
    |..O...
    |......

    :8,E,value(15)

    /// The corner behind a one-space enclosure.
    Pattern HighEnclosure

    +------
    |......
    |.*....
    |..O.O.
    |......
    |......

    :8,E,value(15)

    /// Above a two-space extension along the third line.
    Pattern ExtensionTwo

    .*..
    ....
    O..O
    ....
    ....
    ----

    :8,Ee,value(6)

    /// Inside a hook of O.
    Pattern Hook

    O..
    O.*
    OO.

    :8,E,value(8)

    /// Before a jump from the third line.
    Pattern JumpIntoCentre

    .*.
    ...
    .O.
    ...
    .O.
    ...
    ...
    ---

    :|,Ee,value(10)
}

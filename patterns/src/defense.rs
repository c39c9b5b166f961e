//! Moves that save strings.
//!
//! Matched while the strings of a position are analysed: for each `O` string of a match that can be
//! captured, reading tries `*`, and what saves it becomes a point of defense.

use katachi_macros::patterns;

patterns! {
    #![name(DEFENSE)]
    #![kind(defense)]

    /// Run straight on.
    Pattern RunOn

    XO*

    :-,D

    Xa*

    ;lib(a) <= 3

    /// The diagonal step out.
    Pattern DiagonalStep

    XO.
    ?.*

    :8,D

    Xa.
    ?.*

    ;lib(a) <= 3

    /// The one-space jump out.
    Pattern JumpOut

    XO.*

    :-,D

    Xa.*

    ;lib(a) <= 3 && lib(a) > 1

    /// The knight's move out.
    Pattern KnightOut

    XO..
    ?..*

    :8,D

    Xa..
    ?..*

    ;lib(a) <= 3 && lib(a) > 1

    /// Join a friend across one empty vertex.
    Pattern JoinAcross

    O*O

    :+,D

    a*b

    ;!same_string(a,b) && (lib(a) <= 3 || lib(b) <= 3)

    /// Join a friend on the diagonal.
    Pattern JoinDiagonal

    O*
    ?O

    :8,D

    a*
    ?b

    ;!same_string(a,b) && (lib(a) <= 3 || lib(b) <= 3)

    /// Hang on to a friend on the diagonal: a tiger's mouth.
    Pattern HangOn

    ?O?
    O.*
    ?.?

    :8,D

    ?a?
    b.*
    ?.?

    ;!same_string(a,b) && (lib(a) <= 2 || lib(b) <= 2)

    /// A knight's move towards a friend.
    Pattern TowardsFriend

    O..
    .*O

    :8,D

    a..
    .*b

    ;!same_string(a,b) && lib(a) <= 3

    /// Take a stone in atari that holds ours.
    Pattern TakeAttacker

    OX*

    :8,D

    aB*

    ;lib(B) == 1

    /// Atari on a stone that holds ours.
    Pattern AtariOnAttacker

    OX
    ?*

    :8,D

    aB
    ?*

    ;lib(a) <= 3 && lib(B) == 2

    /// Atari on the cutting stone from the far side.
    Pattern AtariFromFarSide

    OX*
    ?O?

    :8,D

    aB*
    ?c?

    ;lib(B) == 2 && (lib(a) <= 2 || lib(c) <= 2)

    /// The hane round the attacker's end.
    Pattern HaneRoundAttacker

    OX?
    .*?

    :8,D

    aB?
    .*?

    ;lib(a) <= 3 && lib(B) <= 3

    /// Down to the first line.
    Pattern DescendToEdge

    XO?
    .*.
    ---

    :8,D

    Xa?
    .*.
    ---

    ;lib(a) <= 3

    /// The hane on the first line that gains a liberty.
    Pattern FirstLineGain

    OX?
    .*?
    ---

    :8,D

    aX?
    .*?
    ---

    ;lib(a) <= 3

    /// Crawl along the second line.
    Pattern CrawlSecondLine

    XX?
    OO*
    ..?
    ---

    :8,D

    XX?
    aa*
    ..?
    ---

    ;lib(a) <= 4

    /// Jump along the second line.
    Pattern JumpSecondLine

    XX??
    OO.*
    ....
    ----

    :8,D

    XX??
    aa.*
    ....
    ----

    ;lib(a) <= 4

    /// Join underneath on the first line.
    Pattern JoinUnderneath

    OXO
    .*.
    ---

    :|,D

    aXb
    .*.
    ---

    ;!same_string(a,b) && (lib(a) <= 3 || lib(b) <= 3)

    /// Into the corner: the two-one point.
    Pattern CornerLiberties

    |.X?
    |*O?
    |...
    +---

    :8,D

    |.X?
    |*a?
    |...
    +---

    ;lib(a) <= 3

    /// The corner point makes room.
    Pattern CornerPointDefense

    |OX
    |*O
    +--

    :8,D

    |aX
    |*b
    +--

    ;lib(a) <= 2 || lib(b) <= 2

    /// Fill the point where the throw-in would come.
    Pattern AgainstThrowIn

    XO?
    O*X
    XO?

    :-,D

    Xa?
    b*X
    Xc?

    ;lib(a) <= 2 || lib(b) <= 2 || lib(c) <= 2

    /// Get out of the net before it closes.
    Pattern OutOfNet

    ?X?
    XO.
    ?.*

    :'\\',D

    ?X?
    Xa.
    ?.*

    ;lib(a) == 2

    /// Break the net: strike at its stone.
    Pattern StrikeAtNet

    ?X??
    XO.?
    ?*X?

    :8,D

    ?X??
    Xa.?
    ?*B?

    ;lib(a) == 2
}

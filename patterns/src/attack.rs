//! Moves that capture strings.
//!
//! Matched while the strings of a position are analysed: for each `X` string of a match, reading tries
//! `*`, and what captures becomes a point of attack. So a pattern proposes, and need not be sure.

use katachi_macros::patterns;

patterns! {
    #![name(ATTACK)]
    #![kind(attack)]

    /// The net: two ways out meet at the diagonal point.
    Pattern NetDiagonal

    ?O?
    OX.
    ?.*

    :'\\',A

    ?O?
    OA.
    ?.*

    ;lib(A) == 2

    /// The loose net, a knight's move away.
    Pattern NetKnight

    ?O..
    OX..
    ?..*
    ?...

    :8,A

    ?O..
    OA..
    ?..*
    ?...

    ;lib(A) == 2

    /// The net one line further, where friends stand behind.
    Pattern NetJump

    ?O???
    OX.*O
    ?...?

    :8,A

    ?O???
    OA.*O
    ?...?

    ;lib(A) <= 3

    /// The net over two stones.
    Pattern NetTwoStones

    ?OO?
    OXX.
    ?..*

    :8,A

    ?OO?
    OAA.
    ?..*

    ;lib(A) <= 3

    /// The throw-in that leaves the string short of liberties.
    Pattern ThrowInAttack

    OX?
    X*O
    OX?

    :-,A

    OA?
    B*O
    OC?

    ;lib(A) <= 2 || lib(C) <= 2

    /// The snapback: one stone is given, more are taken.
    Pattern Snapback

    ?OX
    OX*
    ?OX

    :-,A

    ?OA
    OB*
    ?OC

    ;lib(B) == 1 || lib(A) <= 2

    /// The throw-in on the first line.
    Pattern ThrowInFirstLine

    OX?
    O*X
    ---

    :8,A

    OA?
    O*B
    ---

    ;lib(A) <= 2 || lib(B) <= 2

    /// The hane under a string on the second line.
    Pattern HaneSecondLine

    ?OX
    ?.*
    ---

    :8,A

    ?OA
    ?.*
    ---

    ;lib(A) <= 3

    /// The descent ahead of a string that crawls along the second line.
    Pattern AheadOnSecondLine

    OO?
    XX.
    ..*
    ---

    :8,A

    OO?
    AA.
    ..*
    ---

    ;lib(A) <= 4

    /// The block ahead of a string on the second line, one step away.
    Pattern BlockAhead

    OO?
    XX*
    ..?
    ---

    :8,A

    OO?
    AA*
    ..?
    ---

    ;lib(A) <= 4

    /// The placement on the first line under two stones.
    Pattern PlacementUnderTwo

    OXXO
    .*..
    ----

    :8,A

    OAAO
    .*..
    ----

    ;lib(A) <= 3

    /// The placement under three stones, in the middle.
    Pattern PlacementUnderThree

    OXXXO
    ..*..
    -----

    :|,A

    OAAAO
    ..*..
    -----

    ;lib(A) <= 4

    /// The corner: the two-one point takes the last way to live.
    Pattern CornerTwoOne

    |X?
    |*X
    |.?
    +--

    :8,A

    |A?
    |*B
    |.?
    +--

    ;lib(A) <= 3 || lib(B) <= 3

    /// The corner point itself.
    Pattern CornerPoint

    |XO
    |*X
    +--

    :8,A

    |AO
    |*B
    +--

    ;lib(A) <= 2 || lib(B) <= 2

    /// Atari from the side where the string would run into our stones.
    Pattern AtariFromOpenSide

    ?O?
    OX.
    ?*?

    :8,A

    ?O?
    OAb
    ?*?

    ;lib(A) == 2 && xplay_lib(b,A) <= 2

    /// The way out of a ladder is closed from ahead.
    Pattern LadderAhead

    OO??
    OX..
    ?X.*
    ??..

    :8,A

    OO??
    OA..
    ?A.*
    ??..

    ;lib(A) <= 3

    /// Push in between two stones of a string's shape so that it cannot join its helper.
    Pattern CutFromHelper

    ?O?
    X*X
    ?O?

    :+,A

    ?O?
    A*B
    ?O?

    ;lib(A) <= 2 || lib(B) <= 2

    /// Cut the diagonal through which a string would join.
    Pattern CutDiagonal

    XO
    *X

    :8,A

    AO
    *B

    ;!same_string(A,B) && (lib(A) <= 3 || lib(B) <= 3)

    /// The hane that takes a liberty from outside.
    Pattern HaneOutside

    OX.
    O*.
    ?.?

    :8,A

    OA.
    O*.
    ?.?

    ;lib(A) <= 3

    /// The jump that stops a string running out between two friends.
    Pattern StopRunBetween

    O.X.O
    O...O
    ..*..

    :|,A

    O.A.O
    O...O
    ..*..

    ;lib(A) <= 4

    /// The clamp on the far side of a stone on the second line.
    Pattern ClampSecondLine

    O..
    OX*
    ...
    ---

    :8,A

    O..
    OA*
    ...
    ---

    ;lib(A) <= 3

    /// The crane's nest: the middle point ahead of two stones.
    Pattern CranesNestAttack

    OXO
    OX.
    ...
    .*.

    :8,A

    OAO
    OA.
    ...
    .*.

    ;lib(A) <= 3
}

//! Continuations at the three-three, the five-four and the five-three point.

use katachi_macros::patterns;

patterns! {
    #![name(OTHER_CORNERS)]
    #![attribute_map(general)]

    /// The push along the side that is worth more.
    Pattern PushAgainstShoulderHit

    ?????????|
    ?????????|
    ??.......|
    ??.......|
    ??.......|
    ??...X...|
    ??...*O..|
    ??.......|
    ??.......|
    ---------+

    :8,J

    /// The shoulder stone is made long.
    Pattern StretchAfterShoulderHit

    ?????????|
    ?????????|
    ??.......|
    ??.......|
    ??.......|
    ??..*O...|
    ??...XX..|
    ??.......|
    ??.......|
    ---------+

    :8,U

    /// The knight's move along the third line gets ahead.
    Pattern JumpAfterShoulderHit

    ?????????|
    ?????????|
    ?........|
    ?........|
    ?........|
    ?...XX...|
    ?..*.OO..|
    ?........|
    ?........|
    ---------+

    :8,J

    /// Approached, the three-three stone extends on the other side.
    Pattern ExtendFromThreeThree

    ?????????|
    ??.......|
    ??.......|
    ??...*...|
    ??.......|
    ??.X.....|
    ??....O..|
    ??.......|
    ??.......|
    ---------+

    :8,t

    /// The attachment on the outside of the stone that came in.
    Pattern AttachFromHighPoint

    ?????????|
    ??.......|
    ??.......|
    ??.......|
    ??....*..|
    ??..O.X..|
    ??.......|
    ??.......|
    ??.......|
    ---------+

    :8,J

    /// The hane under it, towards the corner's side.
    Pattern HaneUnderAttachment

    ?????????|
    ??.......|
    ??.......|
    ??.......|
    ??....X*.|
    ??..X.O..|
    ??.......|
    ??.......|
    ??.......|
    ---------+

    :8,J

    /// The outside is made long.
    Pattern StretchOverHane

    ?????????|
    ??.......|
    ??.......|
    ??....*..|
    ??....OX.|
    ??..O.X..|
    ??.......|
    ??.......|
    ??.......|
    ---------+

    :8,J

    /// The knight's press from the five-three point.
    Pattern PressFromOuterPoint

    ?????????|
    ??.......|
    ??.......|
    ??...*...|
    ??.......|
    ??....X..|
    ??..O....|
    ??.......|
    ??.......|
    ---------+

    :8,J

    /// The push under the press.
    Pattern PushUnderPress

    ??.......|
    ??.......|
    ??.......|
    ??...X*..|
    ??.......|
    ??....O..|
    ??..X....|
    ??.......|
    ??.......|
    ---------+

    :8,j

    /// Unpressed, the corner comes out.
    Pattern JumpOutAgainstOuterPoint

    ?????????|
    ??.......|
    ??.......|
    ??...*...|
    ??.......|
    ??....O..|
    ??..X....|
    ??.......|
    ??.......|
    ---------+

    :8,t
}

//! Stones that touch at a corner.

use katachi_macros::patterns;

patterns! {
    #![name(DIAGONALS)]
    #![kind(connections)]

    /// Two stones with both corners between them free: whichever is taken, the other joins. What can
    /// be captured, if not at once, is joined too: both stand or fall.
    Pattern FreeDiagonal

    O.
    .O

    :X,sC

    da
    be

    ;!xcut(a) && !xcut(b) && lib(d) > 1 && lib(e) > 1

    /// A diagonal that the opponent has taken one half of: the cut at the other is no use, since it, or the
    /// stone opposite, is then captured.
    Pattern HeldDiagonal

    XO
    O.

    :'\\',sC

    Ad
    eb

    ;lib(d) > 1 && lib(e) > 1 && !xcut(b)
    ;&& ((!safe_xmove(b) && !ko(b)) || xplay_attack_either(b,A,b) == WIN)

    /// A diagonal that the opponent holds away from the edge: the cut is on the first line, where a
    /// stone has few liberties.
    Pattern DiagonalOnEdge

    XO|
    O.|

    :8,C

    AO|
    Ob|

    ;!xcut(b) && !ko(b) && xplay_attack(b,b) == WIN

    /// A cross-cut of which one half is caught for good.
    Pattern CaughtCrossCut

    OX
    XO

    :X,C

    OA
    BO

    ;(attack(A) == WIN && !defend(A) && !distrust_tactics_helper(A))
    ;|| (attack(B) == WIN && !defend(B) && !distrust_tactics_helper(B))
}

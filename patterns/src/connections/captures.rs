//! Strings that are joined because what stands between them is captured.

use katachi_macros::patterns;

patterns! {
    #![name(CAPTURES)]
    #![kind(connections)]

    /// A dead stone between two others.
    Pattern CaughtBetween

    OXO

    :+,C

    OAO

    ;attack(A) == WIN && !defend(A) && !distrust_tactics_helper(A)

    /// Two dead stones in a row between two others.
    Pattern CaughtPair

    OXXO

    :+,C

    OAAO

    ;attack(A) == WIN && !defend(A) && !distrust_tactics_helper(A)

    /// A dead string that winds between two others.
    Pattern CaughtBend

    OX?
    ?XO

    :O,C

    OA?
    ?AO

    ;attack(A) == WIN && !defend(A) && !distrust_tactics_helper(A)

    /// A dead stone at a corner of two others.
    Pattern CaughtAtCorner

    XO
    OX

    :X,C

    AO
    OB

    ;(attack(A) == WIN && !defend(A) && lib(A) == 1) || (attack(B) == WIN && !defend(B) && lib(B) == 1)

    /// A dead stone next to one string, and across a gap from the other.
    Pattern CaughtBeforeGap

    OX.O

    :8,C

    OAbO

    ;attack(A) == WIN && !defend(A) && !distrust_tactics_helper(A) && !xcut(b)
    ;&& xplay_attack(b,b) == WIN
}

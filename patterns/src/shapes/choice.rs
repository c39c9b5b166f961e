//! Which of two moves: what is better than something else, and what is never good.

use katachi_macros::patterns;

patterns! {
    #![name(CHOICE)]
    #![attribute_map(general)]

    /// Of the two ataris on a stone the one that captures it; whatever else the other does, it lets the stone go.
    Pattern AtariThatCaptures

    ?.?
    OX*
    ?O?

    :8,aX

    ?a?
    OA*
    ?O?

    ;lib(A) == 2 && does_attack(*,A) && !does_attack(a,A)

    >replace(a,*)

    /// The bamboo joint cannot be cut: whoever pushes into it only loses a liberty.
    Pattern PushIntoBamboo

    X.X
    X*X

    :8,N

    AaB
    A*B

    ;!attack(A) && !attack(B) && !oplay_attack(*,a,A) && !oplay_attack(*,a,B)

    /// The net holds the stone; the atari would help it to run.
    Pattern NetNotAtari

    ?..
    ?.*
    OX.
    ?O?

    :8,aX

    ?..
    ?a*
    OAb
    ?O?

    ;lib(A) == 2 && does_attack(*,A) && !does_attack(a,A) && !does_attack(b,A)

    >antisuji(a), antisuji(b)

    /// Two strings that one move of the enemy's puts in danger at once: the point between them holds both.
    Pattern HoldBothSides

    ?X?
    O*O
    ?X?

    :+,d

    ?A?
    a*b
    ?A?

    ;!attack(a) && !attack(b) && !xplay_defend_both(*,a,b)

    >add_defend_both_move(a,b)

    /// The wedge into a one-space jump that can be ladder or net on neither side.
    Pattern WedgeThatCuts

    ?.?
    X*X
    ?.?

    :+,-

    ?a?
    A*B
    ?b?

    ;safe_omove(*) && oplay_defend(*,a,b,*) && oplay_defend(*,b,a,*)

    >add_cut_move(A,B)

    /// The first line joins two strings underneath a wall whose cutting stones would be captured.
    Pattern JoinUnderneath

    OXO
    .*.
    ---

    :|,-

    aXb
    c*d
    ---

    ;!same_string(a,b) && oplay_attack(*,c,c) && oplay_attack(*,d,d)

    >add_connect_move(a,b)

    /// The point from which both stones of a diagonal can be attacked.
    Pattern BothStonesOfADiagonal

    ?X
    X*

    :'\\',-

    ?A
    B*

    ;lib(A) <= 3 && lib(B) <= 3 && !same_string(A,B)

    >test_attack_either_move(A,B)
}

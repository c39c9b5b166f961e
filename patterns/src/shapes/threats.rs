//! Threats: what a second move would do, and what the enemy's would.

use katachi_macros::patterns;

patterns! {
    #![name(THREATS)]
    #![attribute_map(general)]

    /// Stones that are lost still take a move: the atari on the stones that hold them.
    Pattern AtariOnTheCaptor

    ?.?
    OX*
    ???

    :8,-WX

    ?.?
    aB*
    ???

    ;attack(a) && !defend(a) && lib(B) == 2 && wormsize(a) > 1 && oplay_defend(*,?,a)

    >threaten_to_save(a)

    /// The contact move that takes a liberty of a stone on our wall: the next move captures it.
    Pattern PressAgainstTheWall

    ?..
    .X*
    OO?

    :8,aX

    ?..
    .A*
    OO?

    ;wormsize(A) == 1 && !attack(A) && oplay_attack(*,?,A)

    >threaten_to_capture(A)

    /// Where the enemy's move would threaten our stones at the edge, our own takes the threat away.
    Pattern DescendBeforeTheThreat

    OX?
    O*.
    ?..
    ---

    :8,eO

    aX?
    a*.
    ?..
    ---

    ;!attack(a) && xplay_attack(*,?,a)

    >prevent_attack_threat(a)

    /// The solid connection of a string that would otherwise be put in atari from within.
    Pattern ConnectBeforeTheAtari

    ?X?
    O*X
    ?O?

    :8,eO

    ?X?
    a*X
    ?b?

    ;lib(a) == 2 && !same_string(a,b) && safe_xmove(*)

    >defend_against_atari(a)

    /// The wedge behind a wall on the second line: whichever way it is answered, the wall's last stones stay short
    /// of liberties.
    Pattern WedgeBehindTheWall

    OXX?
    .*.?
    ....
    ----

    :8,-X

    OAA?
    c*d?
    ....
    ----

    ;!attack(A) && oplay_attack(*,?,A) && oplay_attack(*,d,c,?,A) && oplay_attack(*,c,d,?,A)

    >good_attack_threat(*,A)
}

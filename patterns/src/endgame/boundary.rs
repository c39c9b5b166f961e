//! Borders in the open: pushes, blocks and atari that settle where one territory ends.

use katachi_macros::patterns;

patterns! {
    #![name(BOUNDARY)]
    #![attribute_map(general)]

    /// The push into an open border.
    Pattern PushAtTheBorder

    OX
    *.
    OX

    :-,eOX

    aB
    *c
    dE

    ;xarea(c) && olib(*) > 1

    /// The gap in our own border is closed.
    Pattern CloseTheGap

    XO
    .*
    XO

    :-,eOX,reverse_followup(1)

    Aa
    .*
    Bb

    ;xlib(*) > 1 && !oterri(*)

    /// The gap in the border that both sides could go through.
    Pattern StepIntoTheGap

    ?X?
    O*.
    ?X?

    :-,eOX

    ?A?
    b*c
    ?D?

    ;xarea(c) && xlib(*) > 0 && oplay_attack(*,*) == LOSS

    /// The block where the enemy has pushed between two of our stones.
    Pattern BlockAtTheBorder

    O?
    *X
    O?

    :-,eOX,shape(1)

    a?
    *B
    b?

    ;xlib(*) > 1 && lib(B) > 1 && !oterri(*) && !xterri(*)

    /// Turn round the last stone of the border.
    Pattern TurnAtTheBorder

    .*.
    OX?
    OX?

    :8,eOX,reverse_followup(1)

    .*c
    aB?
    aB?

    ;xarea(c) && lib(a) > 2 && lib(B) > 2 && olib(*) > 1 && !oterri(*)

    /// The head of our own border stones is made longer.
    Pattern ExtendTheBorder

    .*.
    OX?

    :8,eOX

    .*.
    aB?

    ;!oterri(*) && !xarea(*) && alive(a) && lib(a) > 2 && lib(B) > 2 && olib(*) > 2

    /// The block at the diagonal: the enemy cannot come round the corner of our wall.
    Pattern BlockAtTheCorner

    O.
    *X

    :8,eOX,shape(1)

    a.
    *B

    ;!oterri(*) && !xarea(*) && alive(a) && lib(B) > 2 && xlib(*) > 2

    /// The atari in sente at the border.
    Pattern AtariInSente

    OX*
    ?O?

    :8,eOX,followup(2)

    aA*
    ?b?

    ;lib(A) == 2 && oplay_lib(*,A) == 1 && olib(*) > 1

    /// The peep in sente before it is lost.
    Pattern ForcingPeep

    OX?
    .*.
    OX?

    :-,e,followup(3)

    aA?
    .*.
    bB?

    ;!same_dragon(A,B) && olib(*) > 1

    /// A cutting point in our own border is made good when the outside liberties are gone.
    Pattern MendTheBorder

    XO?
    O*O
    ?O?

    :'\\',eO,reverse_followup(3)

    Xa?
    b*c
    ?d?

    ;!same_string(a,b) && xlib(*) > 0 && xplay_defend(*,*) && !xplay_defend_both(*,a,b)

    /// The stone in the enemy's border that can still be pulled out.
    Pattern PullOutTheStone

    XO*
    ?X?

    :8,e

    Aa*
    ?B?

    ;lib(a) <= 2 && attack(a) && oplay_attack(*,a) == LOSS
}

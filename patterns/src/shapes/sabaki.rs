//! Light play: attachments, clamps, probes and the shapes that settle a few stones among many.

use katachi_macros::patterns;

patterns! {
    #![name(SABAKI)]
    #![attribute_map(general)]

    /// The attachment to a lone stone, on the far side from a friend.
    Pattern AttachFromBehind

    ....
    O.X*
    ....

    :-,aX

    ....
    c.A*
    ....

    ;wormsize(A) == 1 && olib(*) > 2 && weak(A)

    /// The attachment against the enemy's stone to help one of our own that is weak.
    Pattern LeanOnTheEnemy

    ....
    .*X.
    ....
    .O..

    :8,dO,shape(1)

    ....
    .*A.
    ....
    .b..

    ;weak(b) && wormsize(A) <= 2 && olib(*) > 2

    /// The clamp: a stone on the far side of a single stone that has friends nowhere near.
    Pattern Clamp

    ...
    .*.
    .X.
    .O.

    :|,aX

    ...
    .*.
    .A.
    .O.

    ;wormsize(A) == 1 && weak(A)

    /// The crosscut against an attachment, where we are stronger.
    Pattern CrosscutAgainstHane

    ...?
    .XO?
    .*X.
    ?...

    :8,BX

    ...?
    .Ab?
    .*C.
    ?...

    ;!same_dragon(A,C) && lib(b) > 2 && olib(*) > 2

    /// The shape point of two stones that are cut from the rest: the diagonal that makes eyes.
    Pattern DiagonalForShape

    ?..?
    .O*.
    XO..
    ?X.?

    :8,dO,shape(1)

    ?..?
    .a*.
    Xa..
    ?X.?

    ;weak(a) && lib(a) <= 4

    /// The hanging shape: the third stone of a triangle that is open in the middle.
    Pattern HangingShape

    .*.
    O.O
    ?X?

    :|,dO,shape(2)

    .*.
    a.b
    ?X?

    ;weak(a) || weak(b)

    /// Counter-atari, rather than saving a stone of no use.
    Pattern CounterAtari

    .*X
    ?XO
    ?OX

    :8,aO

    .*X
    ?Ab
    ?cX

    ;lib(A) == 2 && lib(b) == 1 && wormsize(b) == 1 && oplay_attack(*,*) == LOSS && oplay_attack(*,A)

    /// The attachment under a stone on the third line, to settle at once.
    Pattern AttachUnderneath

    ?...?
    ..X..
    ..*..
    .....
    -----

    :|,aX

    ?...?
    ..A..
    ..*..
    .....
    -----

    ;wormsize(A) == 1 && xarea(*) && olib(*) > 2 && weak(A)

    /// The attachment on top of a stone on the third line, to be ahead in the centre.
    Pattern AttachOnTop

    .....
    ..*..
    ..X..
    .....
    .....
    -----

    :|,E

    .....
    .b*c.
    ..A..
    .....
    .....
    -----

    ;wormsize(A) == 1 && !xarea(b) && !xarea(c)

    /// The hane-in: a stone inside the enemy's loose shape whose capture costs him the outside.
    Pattern WedgeForSabaki

    ?...?
    X.*.X
    ?.O.?

    :|,dO,shape(1)

    ?...?
    A.*.B
    ?.c.?

    ;weak(c)

    /// A forcing move first: the atari that makes us solid and the enemy's stone heavy.
    Pattern AtariForShape

    OX?
    *O.
    ?.?

    :8,dO

    bA?
    *c.
    ?.?

    ;lib(A) == 2 && wormsize(A) == 1 && weak(c) && oplay_lib(*,A) == 1 && olib(*) > 1

    /// The diagonal contact: a step from our own stone to the enemy's makes him stand up.
    Pattern DiagonalContact

    ?.??
    .*X?
    O.??

    :8,aOX

    ?.??
    .*A?
    b.??

    ;wormsize(A) == 1 && lib(A) == 3 && olib(*) > 2 && weak(A)
}

//! The monkey jump and what stops it.

use katachi_macros::patterns;

patterns! {
    #![name(MONKEY)]
    #![attribute_map(general)]

    /// The monkey jump: from the second line to the first, three lines ahead.
    Pattern MonkeyJump

    O....
    O....
    ...*.
    -----

    :8,eOX,followup(5),reverse_followup(4)

    a.c.d
    ab...
    ...*e
    -----

    ;lib(a) > 2 && (xmoyo(d) || xarea(e)) && (x_somewhere(c,d,e) || xarea(b)) && !oarea(e)

    /// The small monkey jump: the knight's move on the first line.
    Pattern SmallMonkeyJump

    O...
    O...
    ..*.
    ----

    :8,eOX,followup(3),reverse_followup(2)

    a..c
    a..d
    ..*e
    ----

    ;lib(a) > 2 && (x_somewhere(c,d,e) || xarea(d)) && !oarea(e)

    /// The answer to a monkey jump: the diagonal point above the stone that came.
    Pattern StopMonkeyJump

    X..?O
    X..*?
    ...X.
    -----

    :8,e,shape(1)

    A..?b
    A..*?
    ...C.
    -----

    ;lib(A) > 2 && olib(*) > 1

    /// The attachment that holds the monkey back at its head.
    Pattern AttachToMonkey

    X...O
    ...X*
    -----

    :8,e

    A...b
    ...C*
    -----

    ;lib(A) > 2 && lib(b) > 1 && olib(*) > 0

    /// Stop the monkey jump before it comes: the point where it would land on.
    Pattern BeforeMonkeyJump

    X...O
    X..*.
    .....
    -----

    :8,e,reverse_followup(4)

    A...b
    A..*.
    .....
    -----

    ;lib(A) > 2 && !oterri(*)

    /// Stop it close to its start: the block on the second line.
    Pattern BlockBeforeMonkeyJump

    X..O
    X*..
    ....
    ----

    :8,e,reverse_followup(3)

    A..b
    A*..
    ....
    ----

    ;lib(A) > 2 && olib(*) > 2 && oplay_attack(*,*) == LOSS
}

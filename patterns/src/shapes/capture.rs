//! Catching stones, and saving them.

use katachi_macros::patterns;

patterns! {
    #![name(CAPTURE)]
    #![attribute_map(general)]

    /// The net: the stone's two ways out meet at the diagonal point.
    Pattern Net

    ?OO?
    OX..
    O.*.
    ?...

    :'\\',a,shape(4)

    ?OO?
    OA..
    O.*.
    ?...

    ;lib(A) == 2 && wormsize(A) == 1

    /// The loose net over a single stone that was cut off.
    Pattern LooseNet

    ?O...
    OX...
    ?..*.
    ?....

    :8,a,shape(2)

    ?O...
    OA...
    ?..*.
    ?....

    ;lib(A) == 2 && wormsize(A) == 1

    /// The atari that drives a stone towards our own.
    Pattern AtariTowardsFriends

    ?O?
    OX*
    ?.?

    :8,a

    ?O?
    OA*
    ?b?

    ;lib(A) == 2 && xplay_lib(b,A) <= 2 && olib(*) > 1

    /// Take a stone in atari that keeps two of ours apart.
    Pattern CaptureCuttingStone

    OX?
    *XO

    :8,BC,shape(4)

    aB?
    *Bc

    ;lib(B) == 1 && !same_string(a,c)

    /// Take the last liberty of whatever stands there.
    Pattern Capture

    X*

    :8,a,shape(2)

    A*

    ;lib(A) == 1 && o_captures_something(*)

    /// Get out of atari where the new string has room.
    Pattern RunFromAtari

    O*
    X?

    :8,d,shape(1)

    a*
    X?

    ;lib(a) == 1 && oplay_lib(*,a) > 2

    /// Save a stone in atari by taking one of those round it.
    Pattern SaveByCapture

    OX*

    :8,ad,shape(3)

    aB*

    ;lib(a) == 1 && lib(B) == 1 && o_captures_something(*)

    /// The double atari.
    Pattern DoubleAtari

    OX?
    X*.
    ?.?

    :'\\',a,shape(5)

    OA?
    B*.
    ?.?

    ;lib(A) == 2 && lib(B) == 2 && !same_string(A,B) && olib(*) > 1

    /// The throw-in that takes away the liberty of two stones.
    Pattern ThrowIn

    OXX
    X*.
    OXX

    :8,sa

    OXX
    A*b
    OXX

    ;lib(A) == 2 && x_captures_something(b) && legal_omove(*)

    /// The crane's nest: the middle of three stones' way out.
    Pattern CranesNest

    OXO
    X.X
    ...
    O*O

    :|,a,shape(3)

    OAO
    B.C
    ...
    O*O

    ;lib(A) <= 2 && xlib(*) > 2
}

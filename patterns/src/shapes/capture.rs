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

    :'\\',a,shape(2)

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

    :8,a,shape(1)

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

    :8,ad,shape(4)

    aB*

    ;lib(a) == 1 && lib(B) == 1 && o_captures_something(*)

    /// The double atari.
    Pattern DoubleAtari

    OX?
    X*.
    ?.?

    :'\\',a,shape(3)

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

    ;lib(A) == 2 && legal_omove(*) && oplay_attack(*,A) != LOSS

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

    /// The net round two stones on one line: the knight's move ahead of them.
    Pattern NetAroundTwo

    ?OOO?
    OXX..
    ?O..*
    ?....

    :8,aX,shape(2)

    ?OOO?
    OAA..
    ?O..*
    ?....

    ;lib(A) <= 3 && oplay_attack(*,A) != LOSS

    /// The net with a friend across: the enemy's stone runs into it both ways.
    Pattern NetToFriend

    ?O?..
    OX..?
    ?...O
    ..*.?

    :8,aX,shape(2)

    ?O?..
    OA..?
    ?...O
    ..*.?

    ;lib(A) == 2 && oplay_attack(*,A) != LOSS

    /// The knight's net: from one side of the stone, two lines off.
    Pattern KnightsNet

    OX.?
    O..?
    ?*..

    :8,aX

    OA.?
    O..?
    ?*..

    ;lib(A) <= 3 && wormsize(A) <= 3 && weak(A) && oplay_attack(*,A) != LOSS

    /// The throw-in that takes an enemy string's last but one liberty, from inside.
    Pattern ThrowInAgainstLibertyShortage

    XX?
    *OX
    XX?

    :8,saX

    AA?
    *OX
    BB?

    ;lib(A) == 2 && legal_omove(*) && oplay_attack(*,A) != LOSS && !does_attack(*,B)

    /// The squeeze from outside: atari on the stone that just took.
    Pattern SqueezeAtari

    XXO
    O*X
    ?O?

    :8,aX

    AAO
    O*B
    ?O?

    ;lib(A) == 2 && oplay_lib(*,A) == 1 && !same_string(A,B) && olib(*) > 0

    /// The atari from below, at the edge: the stone has to run on the first line.
    Pattern AtariFromAboveAtTheEdge

    ?*?
    OX.
    ...
    ---

    :8,aX,shape(1)

    ?*?
    OA.
    ...
    ---

    ;lib(A) == 3 && oplay_attack(*,A) != LOSS

    /// The stone on the second line is driven to the edge.
    Pattern AtariTowardsTheEdge

    OX*
    O..
    ---

    :8,aX

    OA*
    Ob.
    ---

    ;lib(A) == 2 && oplay_attack(*,b,A) && olib(*) > 1

    /// The ladder, begun from the side where it works.
    Pattern LadderAtari

    ?O?
    OX*
    ?..

    :8,aX

    ?O?
    OA*
    ?b.

    ;lib(A) == 2 && oplay_lib(*,A) == 1 && does_attack(*,A)

    /// Two steps of the net: the atari from behind, when the way on is closed already.
    Pattern AtariIntoFriends

    O*.
    OX.
    ?.O

    :8,aX

    O*.
    OA.
    ?.O

    ;lib(A) == 3 && does_attack(*,A)

    /// The enemy's cutting stone is caught before it is made long.
    Pattern CatchTheCuttingStone

    OX*
    XOX

    :8,aX

    bA*
    Cde

    ;lib(A) <= 2 && does_attack(*,A) && !same_dragon(b,d)

    /// Extend so that the liberties of both sides are ours to count: from two liberties to four.
    Pattern ExtendInTheRace

    O*.
    OX?

    :8,dO

    a*.
    aB?

    ;lib(a) == 2 && attack(a) && oplay_lib(*,a) > 3 && lib(B) <= 4

    /// Take the outside liberty of stones that are one short.
    Pattern OutsideLiberty

    X*?
    XO?

    :8,aX

    A*?
    Ab?

    ;lib(A) <= 3 && lib(b) >= lib(A) && critical(b) && safe_omove(*)

    /// A stone in atari beside one of the enemy's in atari too: the larger is taken.
    Pattern CaptureFirst

    OX
    ?*

    :8,aX,shape(4)

    aB
    ?*

    ;lib(a) == 1 && lib(B) == 1 && o_captures_something(*)

    /// The two-stone edge squeeze: the descent takes liberties from both ends.
    Pattern DescentInTheRace

    XO?
    X*?
    ---

    :8,aX

    Ab?
    A*?
    ---

    ;lib(A) <= 4 && (critical(A) || critical(b)) && olib(*) > 1
}

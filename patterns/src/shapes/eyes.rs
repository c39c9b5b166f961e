//! Making eyes and taking them.
//!
//! Whether a group lives is for the reading of life and death to say; these are the points where it
//! is decided most often, for groups that look weak.

use katachi_macros::patterns;

patterns! {
    #![name(EYES)]
    #![attribute_map(general)]

    /// The middle of three empty points in a row at the edge is an eye for whoever takes it.
    Pattern MakeEyeOnEdge

    OOO
    .*.
    ---

    :|,dO

    aaa
    b*c
    ---

    ;weak(a) && x_somewhere(b,c) == 0 && xlib(*) > 0

    /// The hole beside a hanging stone becomes an eye.
    Pattern MakeEyeAtHangingShape

    O.?
    .O*
    ?.?

    :8,dO

    a.?
    .b*
    ?.?

    ;weak(b) && halfeye(*)

    /// The half eye is made whole: the missing diagonal of it is taken.
    Pattern CompleteTheEye

    *O?
    O.O
    ?O?

    :'\\',dO,shape(1)

    *a?
    b.c
    ?d?

    ;weak(a) && xlib(*) > 0

    /// The missing diagonal of an eye at the edge.
    Pattern CompleteTheEyeOnEdge

    OO*
    O.O
    ---

    :8,dO,shape(1)

    aa*
    a.b
    ---

    ;weak(a) && xlib(*) > 0

    /// The diagonal of the enemy's eye makes it false.
    Pattern FalsifyTheEye

    *X?
    X.X
    ?X?

    :'\\',aX,shape(1)

    *A?
    B.C
    ?D?

    ;weak(A) && olib(*) > 0 && !obvious_false_xeye(*)

    /// The diagonal of an eye at the edge.
    Pattern FalsifyTheEyeOnEdge

    XX*
    X.X
    ---

    :8,aX,shape(1)

    AA*
    A.B
    ---

    ;weak(A)

    /// The throw-in that makes an eye false.
    Pattern ThrowInToFalsify

    ?XO
    X*X
    ?XO

    :8,saX

    ?AO
    B*C
    ?DO

    ;weak(B) && legal_omove(*) && lib(C) <= 2

    /// The hane on the first line reduces the room of a group at the edge.
    Pattern ReduceEyeSpace

    OX.
    .*.
    ---

    :8,aX

    cA.
    .*b
    ---

    ;weak(A) && eye(b) && lib(c) > 1

    /// The descent makes the room for eyes wider.
    Pattern WidenEyeSpace

    XO.
    .*.
    ---

    :8,dO

    Xa.
    .*b
    ---

    ;weak(a) && eye(b) && olib(*) > 1

    /// The vital point in the middle of the enemy's corner.
    Pattern PlaceInTheCorner

    XX..|
    .X..|
    ..*.|
    ....|
    ----+

    :8,aX

    AA..|
    .A..|
    ..*.|
    ....|
    ----+

    ;weak(A) && legal_omove(*)

    /// The two-one point of the corner, to live.
    Pattern TwoOnePointForLife

    OO.|
    .O.|
    .*.|
    ---+

    :8,dO

    aa.|
    .a.|
    .*.|
    ---+

    ;weak(a)

    /// The two-one point of the enemy's corner.
    Pattern TwoOnePointToKill

    XX.|
    .X.|
    .*.|
    ---+

    :8,saX

    AA.|
    .A.|
    .*.|
    ---+

    ;weak(A)

    /// The eye shape of a ring that is not closed: the last corner of it.
    Pattern CloseTheRing

    OO?
    O.*
    ?O?

    :8,dO

    aa?
    a.*
    ?b?

    ;weak(a) && xlib(*) > 0 && marginal_eye(*)

    /// The open side of the enemy's ring.
    Pattern OpenTheRing

    XX?
    X.*
    ?X?

    :8,aX

    AA?
    A.*
    ?B?

    ;weak(A) && olib(*) > 1 && marginal_eye(*)

    /// The symmetric point of an enclosed row of four: its middle.
    Pattern TakeTheCentreOfThree

    ?XXX?
    X.*.X
    ?XXX?

    :+,saX,shape(2)

    ?AAA?
    B.*.C
    ?DDD?

    ;critical(A)

    /// The centre of three points, to live.
    Pattern KeepTheCentreOfThree

    ?OOO?
    O.*.O
    ?OOO?

    :+,d,shape(2)

    ?aaa?
    b.*.c
    ?ddd?

    ;critical(a)

    /// The bent three's corner.
    Pattern TakeTheBendOfThree

    XXX
    X*.
    X.X

    :'\\',saX,shape(2)

    AAA
    A*.
    A.B

    ;critical(A) && eye(*)

    /// Life by the bend of three.
    Pattern KeepTheBendOfThree

    OOO
    O*.
    O.O

    :'\\',d,shape(2)

    aaa
    a*.
    a.b

    ;critical(a) && eye(*)
}

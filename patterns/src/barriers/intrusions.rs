//! Places where `O`, moving first, can push in.
//!
//! The value is the strength of the source of influence there; a stone has 100. At a `,` the side gets
//! through whatever barrier there is, at a `!` only where there is none. Where an action says that the
//! intrusion cannot be stopped in sente, it also counts as the follow-up of a move at the anchor.

use katachi_macros::patterns;

patterns! {
    #![name(INTRUSIONS)]
    #![kind(influence)]
    #![attribute_map(value_only)]

    /// The hane round a stone of X.
    Pattern HaneIntrusion

    ,.
    XQ

    :8,B,value(30)

    a.
    Xb

    >return !xplay_attack(a,b)

    /// The hane on the first line.
    Pattern FirstLineIntrusion

    Q.
    .,
    --

    :8,B,value(15)

    bc
    .a
    --

    ;olib(a) > 1
    >return !xplay_attack(a,b)

    /// The push into a one-space jump.
    Pattern PeepIntrusion

    ?Q?
    X,X

    :|,B,value(30)

    ?b?
    XaX

    >return !xplay_attack(a,b)

    /// The diagonal move where there is room.
    Pattern DiagonalIntrusion

    ...
    .!.
    Q..

    :/,B,value(12)

    /// The diagonal move under a stone of X.
    Pattern DiagonalIntrusionBelow

    X..
    .!.
    Q..

    :8,B,value(20)

    /// The diagonal move against a stone of X.
    Pattern DiagonalIntrusionAgainst

    ..X
    .!.
    Q..

    :/,B,value(12)

    /// The knight's move where there is room.
    Pattern KnightIntrusion

    ?...
    ..!.
    Q...

    :8,B,value(10)

    /// The one-space jump where there is room.
    Pattern JumpIntrusion

    ?...
    Q.!.
    ?...

    :-,B,value(10)

    /// The push along the second line.
    Pattern SecondLinePush

    QO,
    XO.
    ---

    :8,B,value(30)

    dba
    Xc.
    ---

    >return !xplay_attack(a,b)

    /// A step beside a stone of X at the diagonal.
    Pattern DiagonalContact

    Q!
    .X

    :8,B,value(12)

    /// The descent to the first line beside a stone of X.
    Pattern FirstLineDescent

    QX
    ,.
    --

    :8,B,value(22)

    bX
    a.
    --

    ;olib(a) > 1
    >return !xplay_attack(a,b)

    /// The monkey jump under the territory of X.
    Pattern MonkeyJump

    Q...?
    ....,
    -----

    :8,B,value(8)

    bc..?
    ....a
    -----

    ;lib(b) > 2 && olib(a) > 1
    >return !xplay_attack(a,b)

    /// The knight's slide to the first line.
    Pattern SmallMonkeyJump

    Q..?
    ...,
    ----

    :8,B,value(12)

    bc.?
    ...a
    ----

    ;lib(b) > 2 && olib(a) > 1
    >return !xplay_attack(a,b)

    /// The push into the knight's move of X.
    Pattern PushThroughKnight

    ?Q?
    X,.
    ?.X

    :8,B,value(30)

    ?b?
    Xa.
    ?.X

    >return !xplay_attack(a,b)

    /// The push into a two-space jump of X.
    Pattern PushThroughTwoSpace

    ?Q??
    X,.X

    :8,B,value(30)

    ?b??
    Xa.X

    >return !xplay_attack(a,b)

    /// The cut of a diagonal of X that cannot be captured.
    Pattern CutThroughDiagonal

    QX
    X,

    :'\\',B,value(30)

    bc
    da

    ;!oplay_attack(a,a)
    >return !xplay_attack(a,b)

    /// The slide from the third line under a stone of X on the fourth.
    Pattern ThirdLineSlide

    ...X
    Q...
    ..!.
    ....
    ----

    :8,B,value(15)
}

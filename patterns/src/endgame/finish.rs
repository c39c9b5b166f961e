//! The last moves: taking what is dead and in the way, half points, ko, neutral points.

use katachi_macros::patterns;

patterns! {
    #![name(FINISH)]
    #![attribute_map(general)]

    /// Take a stone in atari that is a ko.
    Pattern TakeTheKo

    OXO
    X*X
    ?X?

    :|,e

    aAb
    B*C
    ?D?

    ;lib(A) == 1 && o_captures_something(*)

    /// Fill the ko that the enemy could take.
    Pattern FillTheKo

    ?XO
    XO*
    ?XO

    :-,e

    ?Ab
    Cd*
    ?Ee

    ;lib(d) == 1 && olib(*) > 1

    /// Connect a stone that stands in atari at the border.
    Pattern ConnectAtTheBorder

    OX
    *O
    OX

    :-,e,shape(2)

    aX
    *b
    cX

    ;lib(b) == 1 && olib(*) > 1

    /// Take a stone in atari.
    Pattern TakeAtTheBorder

    OX
    X*

    :'\\',e

    OA
    B*

    ;(lib(A) == 1 || lib(B) == 1) && o_captures_something(*)

    /// Save stones in atari by the move that joins them.
    Pattern JoinAtTheBorder

    XO*
    ?XO

    :8,e

    Xa*
    ?Xb

    ;lib(a) == 1 && !same_string(a,b) && olib(*) > 1

    /// A neutral point between two walls.
    Pattern NeutralPoint

    O*X

    :-,-

    a*B

    ;!oterri(*) && !xterri(*) && alive(a) && alive(B) && !omoyo(*) && !xmoyo(*)

    >backfill_replace(*,a)

    /// A neutral point in the corner of two walls.
    Pattern NeutralCorner

    O*
    ?X

    :8,-

    a*
    ?B

    ;!oterri(*) && !xterri(*) && alive(a) && alive(B) && !omoyo(*) && !xmoyo(*) && olib(*) < 4

    >backfill_replace(*,a)

    /// The protection that becomes needed when the outside liberties are filled.
    Pattern ProtectAgainstAtari

    XO?
    O*.
    ?.?

    :'\\',eO

    Xa?
    b*.
    ?.?

    ;!same_string(a,b) && (lib(a) <= 2 || lib(b) <= 2) && !xplay_defend_both(*,a,b)

    /// Catch the stone at the edge that was left in atari.
    Pattern TakeAtTheEdge

    OX*
    ---

    :8,e

    aB*
    ---

    ;lib(B) == 1 && o_captures_something(*)

    /// The enemy's last eye-space point that is his only if he plays there.
    Pattern ThrowInForLibertyShortage

    OXX
    X*X
    OX?

    :8,se

    OAA
    B*A
    OA?

    ;legal_omove(*) && lib(A) <= 2 && oplay_attack(*,A) != LOSS
}

//! Points that are no territory, `O` moving first: false eyes, and what must be filled.

use katachi_macros::patterns;

patterns! {
    #![name(NO_TERRITORY)]
    #![kind(influence)]
    #![attribute_map(value_only)]

    /// An eye of X of which O has two diagonals is false.
    Pattern FalseEyeTwoDiagonals

    OX?
    X.X
    OX?

    :-,t

    OX?
    XaX
    OX?

    >non_xterritory(a)

    /// An eye of X of which O has two opposite diagonals is false.
    Pattern FalseEyeOppositeDiagonals

    OX?
    X.X
    ?XO

    :X,t

    OX?
    XaX
    ?XO

    >non_xterritory(a)

    /// An eye of X on the first line of which O has a diagonal is false.
    Pattern FalseEyeOnEdge

    OX?
    X.X
    ---

    :8,t

    OX?
    XaX
    ---

    >non_xterritory(a)

    /// An eye of X in the corner of which O has the diagonal is false.
    Pattern FalseEyeInCorner

    +--
    |.X
    |XO

    :'\\',t

    +--
    |aX
    |XO

    >non_xterritory(a)

    /// O can take the second diagonal.
    Pattern FalseEyeTakenFirst

    OX?
    X.X
    *X?

    :8,t

    OX?
    XaX
    *X?

    ;safe_omove(*)
    >non_xterritory(a)

    /// O can take the diagonal of an eye of X on the first line.
    Pattern FalseEyeOnEdgeTakenFirst

    *X?
    X.X
    ---

    :8,t

    *X?
    XaX
    ---

    ;safe_omove(*)
    >non_xterritory(a)

    /// An eye of O of which X has two diagonals is false.
    Pattern OwnFalseEye

    XO?
    O.O
    XO?

    :-,t

    XO?
    OaO
    XO?

    >non_oterritory(a)

    /// An eye of O of which X has two opposite diagonals is false.
    Pattern OwnFalseEyeOppositeDiagonals

    XO?
    O.O
    ?OX

    :X,t

    XO?
    OaO
    ?OX

    >non_oterritory(a)

    /// An eye of O on the first line of which X has a diagonal is false.
    Pattern OwnFalseEyeOnEdge

    XO?
    O.O
    ---

    :8,t

    XO?
    OaO
    ---

    >non_oterritory(a)

    /// An eye of O in the corner of which X has the diagonal is false.
    Pattern OwnFalseEyeInCorner

    +--
    |.O
    |OX

    :'\\',t

    +--
    |aO
    |OX

    >non_oterritory(a)

    /// The gap of a jump that O can peep at.
    Pattern JumpGapSeen

    X.X
    ...
    ?O?

    :|,t

    XaX
    ...
    ?O?

    >non_xterritory(a)

    /// X must fill where its stone is in atari.
    Pattern StringInAtariFills

    OX.

    :-,t

    Oba

    ;lib(b) == 1
    >non_xterritory(a)

    /// Where O must connect there is no territory, if X captures first.
    Pattern OwnStringInAtariFills

    XO.

    :-,t

    Xba

    ;lib(b) == 1 && attack(b)
    >non_oterritory(a)

    /// X has the hane on the first line at the border of the territory of O.
    Pattern FirstLineBorderSolid

    ---
    ?.O
    ?OX

    :8,t

    ---
    ?aO
    ?OX

    >non_oterritory(a)

    /// X must fill on the first line, where O would cut.
    Pattern FirstLineCut

    ---
    ?.X
    ?XO

    :8,t

    ---
    ?aX
    ?XO

    >non_xterritory(a)
}

//! Connections of which only one can be broken: the larger string is kept.

use katachi_macros::patterns;

patterns! {
    #![name(LARGER)]
    #![kind(connections)]

    /// After a push between two hanging connections.
    Pattern KeepLargerDiagonal

    ?X?
    O*O
    .O.

    :|,-

    ?X?
    d*e
    acb

    ;xcut(*) && !ko(a) && !ko(b) && lib(c) > 1

    >amalgamate_most_valuable_helper(d,c,e)

    /// After a push between two hanging connections, one behind the other.
    Pattern KeepLargerOfRow

    ?OX?
    O.OX
    ?*.O
    ??O?

    :8,-

    ?dA?
    eafB
    ?*bg
    ??h?

    ;xcut(*) && lib(f) > 1

    >amalgamate_most_valuable_helper(d,f,g)
}

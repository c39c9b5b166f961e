//! The first line: hane, their answers, descents, stones in atari at the edge.

use katachi_macros::patterns;

patterns! {
    #![name(FIRST_LINE)]
    #![attribute_map(general)]

    /// The hane on the first line, in sente where the enemy has to answer.
    Pattern FirstLineHane

    ?OX.
    ?.*.
    ----

    :8,eOX,followup(2),reverse_followup(2)

    ?aB.
    ?d*c
    ----

    ;lib(a) > 1 && lib(B) > 1 && oplay_defend(*,c,d,d)

    /// The answer to a hane on the first line: block it.
    Pattern BlockFirstLineHane

    XO.
    X*.
    ---

    :8,e

    Aa.
    A*.
    ---

    ;lib(a) > 1 && olib(*) > 1

    /// The enemy's hane on the first line is caught from the other side.
    Pattern AnswerFirstLineHane

    XO.
    .X*
    ---

    :8,eO,shape(4)

    Bb.
    .A*
    ---

    ;lib(A) <= 2 && olib(*) > 1 && oplay_attack(*,A)

    /// After the hane was answered, the stone is joined.
    Pattern ConnectAfterHane

    OX?
    *OX
    ---

    :8,eO,shape(4)

    aX?
    *bX
    ---

    ;lib(b) == 1 && !same_string(a,b) && olib(*) > 1

    /// The hanging connection after a hane.
    Pattern HangingAfterHane

    .OX?
    *.OX
    ----

    :8,eO

    .aX?
    *.bX
    ----

    ;lib(b) == 1 && olib(*) > 1

    /// The cut on the first line that the enemy left open is closed by him who hanes: take the stone.
    Pattern TakeFirstLineStone

    OX?
    X*.
    ---

    :8,e

    aA?
    B*.
    ---

    ;lib(B) == 1 && o_captures_something(*)

    /// The descent to the first line: it stops the hane, and threatens to come in.
    Pattern Descent

    .OX
    .*.
    ---

    :8,eOX

    .aB
    .*c
    ---

    ;lib(a) > 1 && olib(*) > 1 && alive(B) && !oterri(*) && !xterri(c) && oplay_attack(*,?,c,c) == LOSS

    /// The descent that stops the jump along the first line.
    Pattern DescentAgainstMonkeyJump

    .O..?
    .O..X
    .*...
    -----

    :8,eO,reverse_followup(4)

    .a..?
    .a..B
    .*...
    -----

    ;!oterri(*)

    /// The push along the first line.
    Pattern CrawlOnFirstLine

    ?X.
    O*.
    ---

    :8,e

    ?A.
    b*.
    ---

    ;lib(A) > 1 && lib(b) > 1 && olib(*) > 1

    /// The crawl is stopped.
    Pattern StopCrawlOnFirstLine

    ?O.
    X*.
    ---

    :8,e

    ?a.
    B*.
    ---

    ;lib(a) > 1 && olib(*) > 1

    /// The corner's last points: the hane on the first line from the two-two point.
    Pattern HaneInTheCorner

    .OX.|
    ..*.|
    ----+

    :8,eOX,followup(3)

    .aB.|
    ..*.|
    ----+

    ;lib(a) > 1 && olib(*) > 1

    /// The two-one point against a stone on the two-two point.
    Pattern CornerDescent

    ?XO|
    .*.|
    ---+

    :8,e

    ?Ab|
    .*.|
    ---+

    ;lib(b) > 1 && olib(*) > 1
}

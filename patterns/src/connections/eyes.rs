//! Eye space that is none, since its owner has to connect there; and strings that are no food.
//!
//! `E` patterns are asked once eye spaces have been found, `e` patterns when their half eyes are known. A
//! space that may make two eyes keeps its points: it has room for a move that connects.

use katachi_macros::patterns;

patterns! {
    #![name(EYES)]
    #![kind(connections)]

    /// A corner between two stones that the opponent can cut through will have to be filled.
    Pattern FilledCorner

    XO
    O.

    :'\\',E

    AO
    Ob

    ;xcut(b) && eye(b) && max_eye_value(b) < 2 && !attack(A) && !xplay_attack(b,b)

    >remove_eyepoint(b)

    /// A gap that the opponent can push through from outside will have to be filled.
    Pattern FilledGap

    ?X?
    O.O
    ?x?

    :|,E

    ?X?
    OaO
    ?x?

    ;xcut(a) && eye(a) && max_eye_value(a) < 2 && !xplay_attack(a,a)

    >remove_eyepoint(a)

    /// A bamboo joint short of liberties: once peeped into it is filled.
    Pattern FilledBamboo

    O.O
    O.O

    :+,E

    OaO
    ObO

    ;xcut(a) && xcut(b) && eye(a) && eye(b) && max_eye_value(a) < 2 && !xplay_attack(a,a)

    >remove_eyepoint(a)

    /// A stone on the first line that its own side backs up: taking it gives no eye.
    Pattern NoFoodOnFirstLine

    .O?
    XXO
    ---

    :8,e

    .c?
    AAb
    ---

    ;attack(A) && wormsize(A) == 2

    >not_lunch(A,b)

    /// A single stone between two of its own side's at the corners: what is taken there is a false eye.
    Pattern NoFoodBetweenEnemies

    XOX
    OXO

    :|,e

    COD
    bAb

    ;attack(A) && wormsize(A) == 1 && !attack(C) && !attack(D)

    >not_lunch(A,b)

    /// The manual's example: a stone at the edge whose capture leaves nothing but a hole that is filled again.
    Pattern NoFoodAtEdge

    XO|
    O.|
    oo|

    :8,e

    Ab|
    c.|
    oo|

    ;attack(A) && wormsize(A) == 1

    >not_lunch(A,b)

    /// A stone that is taken only in a ko is no food to count on.
    Pattern NoFoodByKo

    OX

    :8,e

    bA

    ;attack(A) && attack(A) != WIN

    >not_lunch(A,b)
}

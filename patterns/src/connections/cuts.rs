//! Where connections that look whole can be broken.

use katachi_macros::patterns;

patterns! {
    #![name(CUTS)]
    #![kind(connections)]

    /// A push between two hanging connections threatens to break either: only one can be saved.
    Pattern PushBetweenDiagonals

    ?X?
    O*O
    !O!

    :|,B

    ?X?
    d*e
    acb

    ;!xplay_attack_either(*,a,b,b,*) && !xplay_attack_either(*,b,a,a,*)

    /// The same, where the two hanging connections lie one behind the other.
    Pattern PushBetweenRowOfDiagonals

    ?OX?
    O!OX
    ?*!O
    ??O?

    :8,B

    ?dA?
    eafB
    ?*bg
    ??h?

    ;!attack(A) && !attack(B) && !xplay_attack_either(*,a,b,b,*)
    ;&& !xplay_attack_either(*,b,a,a,*)

    /// A push into a gap beside a hanging connection: whichever of the two is saved, the other is cut.
    Pattern PushBesideDiagonal

    ?O?
    X*.
    XO?
    O!?

    :8,B

    ?d?
    X*a
    Xe?
    fb?

    ;!xplay_attack_either(*,a,b,b,*) && !xplay_attack_either(*,b,a,a,*)

    /// Filling one half of a diagonal puts a third stone in danger; while it is saved, the other half
    /// is cut.
    Pattern FillWithAtari

    O*O
    !O?

    :8,B

    d*f
    be?

    ;!attack(d) && !attack(e) && !attack(f)
    ;&& xplay_attack(*,b,f) && !xplay_attack_either(*,?,b,b,*)

    /// Filling one half of a diagonal makes the answer at the other half short of liberties.
    Pattern FillShortOfLiberties

    O*
    !O

    :/,B

    d*
    be

    ;(lib(d) <= 3 || lib(e) <= 3) && !attack(d) && !attack(e) && xplay_attack(*,b,b)

    /// A peep into a bamboo joint that cannot be answered for want of liberties.
    Pattern BambooShortOfLiberties

    O*O
    O!O

    :|,B

    d*e
    fag

    ;(lib(d) <= 3 || lib(e) <= 3) && !attack(d) && !attack(e) && xplay_attack(*,a,a)

    /// A wedge into a one-space jump, with help from outside.
    Pattern WedgeFromOutside

    ?X?
    O*O
    .!.

    :|,B

    ?X?
    d*e
    cab

    ;!xplay_attack_either(*,a,b,b,*) || !xplay_attack_either(*,a,c,c,*)

    /// A push along a knight's move, with help from the stone above it.
    Pattern PushThroughKnight

    OX?
    !*O

    :8,B

    dA?
    !*e

    ;!attack(A) && !xplay_attack_either(*,*,A)

    /// A knight's move with the opponent at both mouths of its waist: whichever way is closed, the other
    /// is open.
    Pattern WaistOfKnight

    ?X?
    O!.
    .*O
    ?X?

    :8,B

    ?X?
    da.
    b*e
    ?X?

    ;!xplay_attack_either(*,a,b,b,*)

    /// The stone that holds a diagonal together is caught by none.
    Pattern CutBehindStone

    XO
    O*

    :'\\',B

    Ad
    e*

    ;!attack(A) && !ko(*) && !xplay_attack_either(*,A,*)

    /// A gap with the opponent on both sides: a stone in it links up and parts the two.
    Pattern SplitBetween

    ?X?
    O*O
    ?X?

    :+,B

    /// A gap above the edge, entered from above: what is left under it cannot be closed.
    Pattern PushToEdge

    ?X?
    O*O
    .!.
    ---

    :|,B

    ?X?
    d*e
    cab
    ---

    ;!xplay_attack_either(*,a,b,b,*) || !xplay_attack_either(*,a,c,c,*)
}

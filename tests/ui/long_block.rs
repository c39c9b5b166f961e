#![deny(warnings)]

use katachi::patterns;

patterns! {
    #![attribute_map(general)]

    Pattern P00
    O.O
    .*.
    :|,B,value(0)

    Pattern P01
    O.O
    .*.
    :|,B,value(1)

    Pattern P02
    O.O
    .*.
    :|,B,value(2)

    Pattern P03
    O.O
    .*.
    :|,B,value(3)

    Pattern P04
    O.O
    .*.
    :|,B,value(4)

    Pattern P05
    O.O
    .*.
    :|,B,value(5)

    Pattern P06
    O.O
    .*.
    :|,B,value(6)

    Pattern P07
    O.O
    .*.
    :|,B,value(7)

    Pattern P08
    O.O
    .*.
    :|,B,value(8)

    Pattern P09
    O.O
    .*.
    :|,B,value(9)

    Pattern P10
    O.O
    .*.
    :|,B,value(10)

    Pattern P11
    O.O
    .*.
    :|,B,value(11)

    Pattern P12
    O.O
    .*.
    :|,B,value(12)

    Pattern P13
    O.O
    .*.
    :|,B,value(13)

    Pattern P14
    O.O
    .*.
    :|,B,value(14)

    Pattern P15
    O.O
    .*.
    :|,B,value(15)

    Pattern P16
    O.O
    .*.
    :|,B,value(16)

    Pattern P17
    O.O
    .*.
    :|,B,value(17)

    Pattern P18
    O.O
    .*.
    :|,B,value(18)

    Pattern P19
    O.O
    .*.
    :|,B,value(19)

    Pattern P20
    O.O
    .*.
    :|,B,value(20)

    Pattern P21
    O.O
    .*.
    :|,B,value(21)

    Pattern P22
    O.O
    .*.
    :|,B,value(22)

    Pattern P23
    O.O
    .*.
    :|,B,value(23)

    Pattern P24
    O.O
    .*.
    :|,B,value(24)

    Pattern P25
    O.O
    .*.
    :|,B,value(25)

    Pattern P26
    O.O
    .*.
    :|,B,value(26)

    Pattern P27
    O.O
    .*.
    :|,B,value(27)

    Pattern P28
    O.O
    .*.
    :|,B,value(28)

    Pattern P29
    O.O
    .*.
    :|,B,value(29)

    Pattern P30
    O.O
    .*.
    :|,B,value(30)

    Pattern P31
    O.O
    .*.
    :|,B,value(31)

    Pattern P32
    O.O
    .*.
    :|,B,value(32)

    Pattern P33
    O.O
    .*.
    :|,B,value(33)

    Pattern P34
    O.O
    .*.
    :|,B,value(34)

    Pattern P35
    O.O
    .*.
    :|,B,value(35)

    Pattern P36
    O.O
    .*.
    :|,B,value(36)

    Pattern P37
    O.O
    .*.
    :|,B,value(37)

    Pattern P38
    O.O
    .*.
    :|,B,value(38)

    Pattern P39
    O.O
    .*.
    :|,B,value(39)

    Pattern P40
    O.O
    .*.
    :|,B,value(40)

    Pattern P41
    O.O
    .*.
    :|,B,value(41)

    Pattern P42
    O.O
    .*.
    :|,B,value(42)

    Pattern P43
    O.O
    .*.
    :|,B,value(43)

    Pattern P44
    O.O
    .*.
    :|,B,value(44)

    Pattern P45
    O.O
    .*.
    :|,B,value(45)

    Pattern P46
    O.O
    .*.
    :|,B,value(46)

    Pattern P47
    O.O
    .*.
    :|,B,value(47)

    Pattern P48
    O.O
    .*.
    :|,B,value(48)

    Pattern P49
    O.O
    .*.
    :|,B,value(49)

    Pattern P50
    O.O
    .*.
    :|,B,value(50)
}

fn main() {}

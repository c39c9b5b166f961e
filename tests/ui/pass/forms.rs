//! The same pattern in all three forms gives the same struct and the same data.

use katachi::Pattern;

mod inline {
    katachi::patterns! {
        #![kind(connections)]
        #![goal_elements("Xx")]

        /// Connects by a threat to capture.
        Pattern Threat1

        XO
        O*

        :'\\',C

        Xa
        b*

        ;lib(a) <= 2 && xlib(*) < 3
    }
}

mod string {
    katachi::patterns! {
        r"
kind connections
goal_elements Xx

# Connects by a threat to capture.
Pattern Threat1

XO    it's a threat
O*

:\,C

Xa
b*

;lib(a) <= 2
;&& xlib(*) < 3
"
    }
}

mod settings_before_string {
    katachi::patterns! {
        #![kind(connections)]
        #![goal_elements("Xx")]
        #![name(THREATS)]
        r"
Pattern Threat1

XO
O*

:\,C

Xa
b*

;lib(a) <= 2 && xlib(*) < 3
"
    }
}

mod file {
    katachi::include_patterns!("threat.db", kind = connections, name = THREATS);
}

fn main() {
    let inline = inline::Threat1.data();
    assert_eq!(inline, string::Threat1.data());
    assert_eq!(inline, settings_before_string::Threat1.data());
    assert_eq!(inline, file::Threat1.data());
    assert_eq!(inline.rows, "XO\nO*");
    assert_eq!(settings_before_string::THREATS.len(), 1);
    assert_eq!(file::THREATS.blocks().next().unwrap().source, "threat.db");
    assert_eq!(inline::PATTERNS.blocks().next().unwrap().kind, katachi::matching::Kind::Connections);
}

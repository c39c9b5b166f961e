//! Where a connection rests on a string that can still be saved. They mark no cut: each notes one round
//! that string.

use katachi_engine::helpers::cutstone2_helper;
use katachi_macros::patterns;

patterns! {
    #![name(POTENTIAL)]
    #![kind(connections)]

    /// Two stones hang together across a stone that can be captured; saved, it cuts behind them.
    Pattern CutOnceSaved

    XO
    O*

    :'\\',-,cutstone2_helper
}

//! Two patterns and a helper of one's own, matched on a game record.

use katachi::{AutoHelper, Context, Point, game::sgf::GameRecord, matching::View, patterns};

/// What the patterns below may ask beyond the functions of the language.
pub trait OwnHelpers: AutoHelper {
    /// The line that a vertex is on, counted from the nearest edge; 1 on the edge.
    fn line(&mut self, at: &[Point; 1]) -> u32;
}

impl OwnHelpers for Context {
    fn line(&mut self, &[at]: &[Point; 1]) -> u32 {
        let last = self.board().size().get() - 1;
        let from_edge = |of: usize| of.min(last - of) as u32 + 1;
        from_edge(at.row()).min(from_edge(at.column()))
    }
}

patterns! {
    #![helpers(OwnHelpers)]

    /// Cut through a knight's move, but not on the first two lines.
    Pattern HighCut

    XO?
    .*X
    ?.?

    :8,B

    AO?
    .*B
    ?.?

    ;!same_string(A,B) && line(*) > 2

    /// Step out on the diagonal.
    Pattern StepOut

    XO.
    ?.*

    :8,d

    Xa.
    ?.*

    ;lib(a) < 4 && line(*) > line(a)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("which record?")?;
    let position = GameRecord::load(file)?.position(60)?;
    let mut context = Context::new(position.board.clone(), position.to_move);
    let view = View::of(&position.board, position.to_move);
    for found in PATTERNS.accepted(view, &mut context) {
        let pattern = PATTERNS.pattern(found.pattern).map_or("", |entry| &entry.data.name);
        println!("{pattern} at {}", found.mv.name(position.board.size()));
    }
    Ok(())
}

//! `katachi show`: a picture of what is known of a position.

mod dragons;
mod eyes;
mod influence;
mod layer;
mod svg;
mod text;

use katachi::runtime::Reader;

use crate::{
    Console, SUCCESS,
    arguments::Show,
    failure::Failure,
    session::{Scene, load_databases},
    words,
};
use layer::Layer;

pub(crate) fn run(arguments: &Show, console: &mut Console<'_>) -> Result<u8, Failure> {
    let scene = Scene::load(&arguments.game, console)?;
    let databases =
        load_databases(&arguments.databases, katachi::databases(), &Reader::default(), console)?;
    let mut context = scene.context();
    context.analyse(&databases);
    let layer = match &arguments.what {
        what if what.influence => influence::regions(&mut context, scene.side),
        what if what.eyes => eyes::spaces(&context),
        what if what.dragons => dragons::dragons(&context),
        _ => influence::territory(&mut context, scene.side),
    };
    match &arguments.svg {
        Some(path) => {
            let picture = svg::draw(&scene.position.board, &layer, &title(&scene, &layer));
            std::fs::write(path, picture)
                .map_err(|error| Failure::File { path: path.clone(), error })?;
        }
        None => {
            text::write_picture(console.output, &scene.position.board, &layer)?;
            writeln!(console.output, "\n{}", title(&scene, &layer))?;
            for note in &layer.notes {
                writeln!(console.output, "{note}")?;
            }
        }
    }
    Ok(SUCCESS)
}

/// What the picture shows.
fn title(scene: &Scene, layer: &Layer) -> String {
    let moves = words::count(scene.position.move_number, "move", "moves");
    format!("{} after {moves}, {} to move first", layer.title, scene.side)
}

//! `katachi convert`: a database as Rust modules.

use std::{io::Write, path::Path};

use katachi::{
    runtime::Reader,
    syntax::{
        database::ElementSettings,
        print::print,
        source::{Form, Span},
        tree::{AttributeMap, Database, Item, Kind, Setting, SettingValue},
    },
};

use crate::{
    Console, SUCCESS,
    arguments::Convert,
    check::{FOUND_ERRORS, write_faults},
    failure::Failure,
    left_out::{LeftOut, end_line, first_line},
    session::tell,
    transform::{Text, read},
    words,
};

/// The most patterns of a module: more would make editors slow.
const PATTERNS_A_MODULE: usize = 50;

pub(crate) fn run(arguments: &Convert, console: &mut Console<'_>) -> Result<u8, Failure> {
    let text = read(&arguments.file, console)?;
    let errors: Vec<_> =
        text.parsed.faults.iter().filter(|fault| fault.is_error()).cloned().collect();
    write_faults(console.errors, &text.source, &text.path, &errors)?;
    tell_lacking(&text, console)?;
    let modules = modules(&text);
    match &arguments.out {
        Some(directory) => write_files(directory, &text.name, &modules, console)?,
        None => write_modules(console.output, &modules)?,
    }
    Ok(if errors.is_empty() { SUCCESS } else { FOUND_ERRORS })
}

/// Tells which functions the macros will refuse, because the engine does not have them yet.
fn tell_lacking(text: &Text, console: &mut Console<'_>) -> Result<(), Failure> {
    let reader = Reader { kind: Some(text.parsed.kind), ..Reader::default() };
    let read = reader.read_source(&text.name, text.source.clone());
    read.lacking.iter().try_for_each(|lacking| tell(console, &format!("{}: {lacking}", text.name)))
}

/// A Rust module.
struct Module {
    name: String,
    documentation: String,
    /// What stands between the braces of `patterns!`.
    body: String,
}

impl Module {
    /// The module as a file.
    fn file(&self) -> String {
        let Module { documentation, body, .. } = self;
        format!("//! {documentation}\n\nuse katachi::patterns;\n\npatterns! {{\n{body}}}\n")
    }
}

/// The patterns of a database, divided into modules.
fn modules(text: &Text) -> Vec<Module> {
    let file = &text.name;
    let stem = module_name(file);
    let parts = divide(text);
    let count = parts.len();
    let module = |(part, number): (Database, usize)| Module {
        name: if count == 1 { stem.clone() } else { format!("{stem}_{number}") },
        documentation: match count {
            1 => format!("The patterns of {file}."),
            _ => format!("The patterns of {file}, part {number} of {count}."),
        },
        body: print(&part, Form::Inline),
    };
    parts.into_iter().zip(1..).map(module).collect()
}

/// Divides the items into databases of as many patterns as a module may have, each with the settings
/// that hold for it.
fn divide(text: &Text) -> Vec<Database> {
    let parsed = &text.parsed;
    let mut divider = Divider {
        kind: parsed.kind,
        attribute_map: parsed.attribute_map,
        elements: ElementSettings::default(),
        parts: Vec::new(),
        patterns: PATTERNS_A_MODULE,
    };
    for item in with_left_out(text) {
        divider.add(&item);
    }
    divider.parts
}

/// All items, what cannot be converted as comments.
fn with_left_out(text: &Text) -> Vec<Item> {
    let Text { source, parsed, .. } = text;
    let left_out = LeftOut::new(source, &parsed.faults);
    let items = &parsed.database.items;
    let length = u32::try_from(source.lines.len()).unwrap_or(u32::MAX);
    let begins = |index: usize| items.get(index).map_or(length, first_line);
    let mut all = left_out.strays(0, begins(0));
    for (index, item) in items.iter().enumerate() {
        let next = begins(index + 1);
        match item {
            Item::Pattern(pattern) if pattern.sound => {
                all.push(item.clone());
                all.extend(left_out.strays(end_line(pattern), next));
            }
            Item::Pattern(_) => all.extend(left_out.lines(first_line(item), next)),
            Item::Setting(_) | Item::Comment(_) => {
                all.push(item.clone());
                all.extend(left_out.strays(first_line(item) + 1, next));
            }
        }
    }
    all
}

/// Divides a database.
struct Divider {
    kind: Kind,
    attribute_map: AttributeMap,
    elements: ElementSettings,
    parts: Vec<Database>,
    /// The number of patterns in the last part; as many as there may be where there is none.
    patterns: usize,
}

impl Divider {
    fn add(&mut self, item: &Item) {
        match item {
            Item::Pattern(_) => {
                self.part_with_room().items.push(item.clone());
                self.patterns += 1;
            }
            Item::Comment(_) => self.part_with_room().items.push(item.clone()),
            Item::Setting(setting) => self.set(setting),
        }
    }

    fn set(&mut self, setting: &Setting) {
        match setting.value {
            SettingValue::GoalElements(set) => self.elements.goal_elements = set,
            SettingValue::CallbackData(set) => self.elements.callback_data = set,
            // Those stand at the head of every module, or mean nothing there.
            _ => return,
        }
        if self.patterns < PATTERNS_A_MODULE {
            self.part_with_room().items.push(Item::Setting(setting.clone()));
        }
    }

    /// The last part, if there is room in it for a pattern, else a new one.
    fn part_with_room(&mut self) -> &mut Database {
        if self.patterns >= PATTERNS_A_MODULE {
            self.patterns = 0;
            self.parts.push(Database { items: self.head() });
        }
        let last = self.parts.len() - 1;
        &mut self.parts[last]
    }

    /// The settings in force that are not what holds anyway.
    fn head(&self) -> Vec<Item> {
        let ordinary = ElementSettings::default();
        let settings = [
            (self.kind != Kind::default(), SettingValue::Kind(self.kind)),
            (
                self.attribute_map != AttributeMap::default(),
                SettingValue::AttributeMap(self.attribute_map),
            ),
            (
                self.elements.goal_elements != ordinary.goal_elements,
                SettingValue::GoalElements(self.elements.goal_elements),
            ),
            (
                self.elements.callback_data != ordinary.callback_data,
                SettingValue::CallbackData(self.elements.callback_data),
            ),
        ];
        let needed = settings.into_iter().filter(|(needed, _)| *needed);
        needed.map(|(_, value)| Item::Setting(Setting { value, span: Span::default() })).collect()
    }
}

/// A name for a module after a file's: its letters and digits in lower case.
fn module_name(file: &str) -> String {
    let stem = Path::new(file).file_stem().map_or("patterns".into(), |stem| stem.to_string_lossy());
    let name: String = stem
        .chars()
        .map(
            |letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '_' },
        )
        .collect();
    let begins_well = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    if begins_well { name } else { format!("patterns_{name}") }
}

/// Writes the modules one after the other; where there are several, each as `pub mod`.
fn write_modules(output: &mut dyn Write, modules: &[Module]) -> std::io::Result<()> {
    if let [only] = modules {
        return write!(output, "{}", only.file());
    }
    for Module { name, documentation, body } in modules {
        writeln!(output, "/// {documentation}\npub mod {name} {{")?;
        writeln!(output, "    use katachi::patterns;\n\n    patterns! {{")?;
        for line in body.lines() {
            let indent = if line.is_empty() { "" } else { "    " };
            writeln!(output, "{indent}{line}")?;
        }
        writeln!(output, "    }}\n}}\n")?;
    }
    write!(output, "{}", joined(modules))
}

/// The function that gives all modules as one database.
fn joined(modules: &[Module]) -> String {
    let parts: String =
        modules.iter().map(|module| format!("        &{}::PATTERNS,\n", module.name)).collect();
    format!(
        "use katachi::matching::Database;\n\n\
         /// All of them as one database.\n\
         pub fn database() -> Database {{\n    Database::join(&[\n{parts}    ])\n}}\n"
    )
}

/// Writes each module to a file; where there are several, with a `mod.rs` that joins them.
fn write_files(
    directory: &Path,
    file: &str,
    modules: &[Module],
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    std::fs::create_dir_all(directory)
        .map_err(|error| Failure::File { path: directory.to_owned(), error })?;
    let mut files: Vec<(String, String)> =
        modules.iter().map(|module| (format!("{}.rs", module.name), module.file())).collect();
    if modules.len() > 1 {
        let declared: String =
            modules.iter().map(|module| format!("pub mod {};\n", module.name)).collect();
        let text = format!("//! The patterns of {file}.\n\n{declared}\n{}", joined(modules));
        files.push(("mod.rs".to_owned(), text));
    }
    for (name, text) in &files {
        let path = directory.join(name);
        std::fs::write(&path, text).map_err(|error| Failure::File { path, error })?;
    }
    let written = words::count(files.len(), "file", "files");
    Ok(writeln!(console.output, "{written} written to {}", directory.display())?)
}

//! Game trees: nodes and their properties, nothing interpreted.

use super::error::{Note, Place};

/// What a file holds: one game tree or more.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    /// The trees, in order. A collection that was read has at least one.
    pub trees: Vec<GameTree>,
    /// What was mended in reading. Not compared.
    pub notes: Notes,
}

/// Notes that two equal collections may differ in.
#[derive(Clone, Debug, Default)]
pub struct Notes(pub Vec<Note>);

impl PartialEq for Notes {
    fn eq(&self, _: &Notes) -> bool {
        true
    }
}

/// A game tree. Its nodes stand in one list, a parent before its children, so that no depth of
/// variations is too deep.
#[derive(Clone, Debug, PartialEq)]
pub struct GameTree {
    nodes: Vec<Node>,
}

/// A node of a [`GameTree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// A node: properties in the order of the text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// Its properties. A name may occur twice; the format forbids it, the world does it.
    pub properties: Vec<Property>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

/// A property: a name and its values.
#[derive(Clone, Debug)]
pub struct Property {
    /// The name, in upper case: `B`, also where an old file says `Black`.
    pub name: String,
    /// The values, at least one.
    pub values: Vec<Value>,
    /// Where the name stands. Not compared.
    pub place: Place,
}

impl PartialEq for Property {
    fn eq(&self, other: &Property) -> bool {
        self.name == other.name && self.values == other.values
    }
}

/// A value of a property, as it stands between its brackets.
#[derive(Clone, Debug)]
pub struct Value {
    raw: String,
    /// Where its `[` stands. Not compared.
    pub place: Place,
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        self.raw == other.raw
    }
}

impl Value {
    /// The value that reads as `text`.
    pub fn new(text: &str) -> Value {
        let mut raw = String::with_capacity(text.len());
        for character in text.chars() {
            if matches!(character, ']' | '\\' | ':') {
                raw.push('\\');
            }
            raw.push(character);
        }
        Value { raw, place: Place::default() }
    }

    /// The value written `raw`, whose every `]` is escaped.
    pub(super) fn from_raw(raw: &str, place: Place) -> Value {
        Value { raw: raw.to_owned(), place }
    }

    /// As it stands in the file, escapes and line ends included.
    pub fn raw(&self) -> &str {
        &self.raw
    }

    /// What it says: escapes resolved, line ends after a backslash taken out, every other white
    /// space than line ends turned to blanks. Line ends are `\n`.
    pub fn text(&self) -> String {
        unescape(&self.raw, '\n')
    }

    /// What it says on one line: as [`Value::text`], with line ends turned to blanks, and
    /// trimmed.
    pub fn line(&self) -> String {
        unescape(&self.raw, ' ').trim().to_owned()
    }

    /// The two halves of a composed value such as `dd:A`: split at the first `:` that is not
    /// escaped.
    pub fn halves(&self) -> Option<(Value, Value)> {
        let colon = unescaped_colon(&self.raw)?;
        let half = |raw| Value::from_raw(raw, self.place);
        Some((half(&self.raw[..colon]), half(&self.raw[colon + 1..])))
    }
}

/// The place of the first colon that no backslash precedes.
fn unescaped_colon(raw: &str) -> Option<usize> {
    let mut escaped = false;
    for (index, byte) in raw.bytes().enumerate() {
        match byte {
            b':' if !escaped => return Some(index),
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    None
}

/// Resolves escapes; a line end (`\n`, `\r`, or both in either order) becomes `line_end`.
fn unescape(raw: &str, line_end: char) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        let (character, escaped) = match character {
            '\\' => match characters.next() {
                Some(next) => (next, true),
                None => break,
            },
            other => (other, false),
        };
        match character {
            '\n' | '\r' => {
                let other = if character == '\n' { '\r' } else { '\n' };
                characters.next_if_eq(&other);
                if !escaped {
                    text.push(line_end);
                }
            }
            white if white.is_whitespace() => text.push(' '),
            plain => text.push(plain),
        }
    }
    text
}

impl Property {
    /// A property of these values, each given as what it says.
    pub fn new(name: &str, values: &[&str]) -> Property {
        Property {
            name: name.to_owned(),
            values: values.iter().map(|text| Value::new(text)).collect(),
            place: Place::default(),
        }
    }

    /// A property of composed values, each given as what its two halves say.
    ///
    /// ```
    /// use katachi_engine::game::sgf::Property;
    /// let labels = Property::composed("LB", &[("dd", "1.5"), ("pp", "a:b")]);
    /// assert_eq!(labels.values[1].raw(), r"pp:a\:b");
    /// ```
    pub fn composed<T: AsRef<str>>(name: &str, values: &[(T, T)]) -> Property {
        let half = |text: &T| Value::new(text.as_ref()).raw;
        let values = values.iter().map(|(first, second)| Value {
            raw: format!("{}:{}", half(first), half(second)),
            place: Place::default(),
        });
        Property { name: name.to_owned(), values: values.collect(), place: Place::default() }
    }
}

impl From<Vec<Property>> for Node {
    /// A node of these properties, with nothing above or below.
    fn from(properties: Vec<Property>) -> Node {
        Node { properties, ..Node::default() }
    }
}

impl Node {
    /// The first property of this name.
    pub fn property(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The first value of the first property of this name.
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.property(name)?.values.first()
    }

    /// The node above.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes below, the main line first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

impl NodeId {
    /// The number of the node in [`GameTree::nodes`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl GameTree {
    /// A tree of one node.
    pub fn new(root: Node) -> GameTree {
        GameTree { nodes: vec![Node { parent: None, children: Vec::new(), ..root }] }
    }

    /// The first node.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// A node of this tree.
    ///
    /// # Panics
    /// If `id` is of another, larger tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// All nodes, a parent before its children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Adds a node as the last child of `parent`. `None` when the tree is full, at four thousand
    /// million nodes.
    ///
    /// # Panics
    /// If `parent` is of another, larger tree.
    pub fn push(&mut self, parent: NodeId, node: Node) -> Option<NodeId> {
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        self.nodes.push(Node { parent: Some(parent), children: Vec::new(), ..node });
        self.nodes[parent.index()].children.push(id);
        Some(id)
    }

    /// The properties of a node, to change them.
    ///
    /// # Panics
    /// If `id` is of another, larger tree.
    pub fn properties_mut(&mut self, id: NodeId) -> &mut Vec<Property> {
        &mut self.nodes[id.index()].properties
    }

    /// The root and then always the first child, to the end.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(self.root()), |&id| self.node(id).children.first().copied())
    }
}

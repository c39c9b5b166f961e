//! Questions about a whole tree.

use crate::tree::{Database, ElementSet, Item, Kind, Pattern, SettingValue, Spanned};

/// The settings that may change between patterns, as they hold for one of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ElementSettings {
    /// Which kinds of element count when a match is tested against a goal area.
    pub goal_elements: ElementSet,
    /// Which kinds of element the caller is shown.
    pub callback_data: ElementSet,
}

impl Database {
    /// The patterns in the order of the text.
    pub fn patterns(&self) -> impl Iterator<Item = &Pattern> {
        self.items.iter().filter_map(|item| match item {
            Item::Pattern(pattern) => Some(&**pattern),
            _ => None,
        })
    }

    /// The patterns in the order of the text, to be changed.
    pub fn patterns_mut(&mut self) -> impl Iterator<Item = &mut Pattern> {
        self.items.iter_mut().filter_map(|item| match item {
            Item::Pattern(pattern) => Some(&mut **pattern),
            _ => None,
        })
    }

    /// The patterns, each with the element sets that hold for it.
    pub fn patterns_with_settings(&self) -> impl Iterator<Item = (ElementSettings, &Pattern)> {
        let mut now = ElementSettings::default();
        self.items.iter().filter_map(move |item| match item {
            Item::Pattern(pattern) => Some((now, &**pattern)),
            Item::Setting(setting) => {
                match setting.value {
                    SettingValue::GoalElements(set) => now.goal_elements = set,
                    SettingValue::CallbackData(set) => now.callback_data = set,
                    _ => {}
                }
                None
            }
            Item::Comment(_) => None,
        })
    }

    /// The kind that the text sets.
    pub fn kind(&self) -> Kind {
        self.settings()
            .find_map(|value| match value {
                SettingValue::Kind(kind) => Some(*kind),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// The name of the block's static, where the text gives one.
    pub fn name(&self) -> Option<&Spanned<String>> {
        self.settings().find_map(|value| match value {
            SettingValue::Name(name) => Some(name),
            _ => None,
        })
    }

    /// The trait that constraints and actions may call, where the text names one.
    pub fn helpers(&self) -> Option<&Spanned<String>> {
        self.settings().find_map(|value| match value {
            SettingValue::Helpers(path) => Some(path),
            _ => None,
        })
    }

    fn settings(&self) -> impl Iterator<Item = &SettingValue> {
        self.items.iter().filter_map(|item| match item {
            Item::Setting(setting) => Some(&setting.value),
            _ => None,
        })
    }
}

//! Values of shapes that have been read.

use std::collections::HashMap;

use super::{reading::read_eyes, shape::EyeShape, value::EyeValue};

/// The most shapes that are kept; then all are forgotten.
const MOST_SHAPES: usize = 1 << 16;

/// Values by shape. Shapes that are the same graph share one.
///
/// ```
/// use katachi_engine::position::eyes::{EyeShape, ShapeCache};
/// let mut cache = ShapeCache::default();
/// let bent = EyeShape::from_diagram(["..", ". "])?;
/// let straight = EyeShape::from_diagram(["..."])?;
/// assert_eq!(cache.value(&bent).to_string(), "1122");
/// assert_eq!(cache.value(&straight).to_string(), "1122");
/// assert_eq!(cache.len(), 1);
/// # Ok::<(), katachi_engine::position::eyes::ShapeError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ShapeCache {
    values: HashMap<EyeShape, EyeValue>,
}

impl ShapeCache {
    /// The value of a shape, read unless it is known.
    pub fn value(&mut self, shape: &EyeShape) -> EyeValue {
        let (canonical, order) = shape.canonical();
        if let Some(value) = self.values.get(&canonical) {
            return value.renumbered(&order);
        }
        let value = read_eyes(&canonical);
        if self.values.len() >= MOST_SHAPES {
            self.values.clear();
        }
        self.values.insert(canonical, value);
        value.renumbered(&order)
    }

    /// The number of shapes kept.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether none is kept.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

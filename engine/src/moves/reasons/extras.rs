//! What patterns and actions say of a move's value directly.

/// Bounds and shares of a move's value, in points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Extras {
    /// The value is at least this.
    pub min_value: Option<f32>,
    /// The value is at most this.
    pub max_value: Option<f32>,
    /// The territorial value is at least this.
    pub min_territory: Option<f32>,
    /// The territorial value is at most this.
    pub max_territory: Option<f32>,
    /// Good shapes, and bad ones below 0.
    shapes: Vec<f32>,
    /// What the move is worth because it takes a point that nobody can make territory of.
    pub neutral: f32,
    /// What a second move in a row would gain.
    pub followup: f32,
    /// What a second move in a row of the opponent's would gain.
    pub reverse_followup: f32,
}

impl Extras {
    /// The value is at least this, whatever else has been said.
    pub fn at_least(&mut self, value: f32) {
        self.min_value = Some(self.min_value.map_or(value, |least| least.max(value)));
    }

    /// The value is at most this.
    pub fn at_most(&mut self, value: f32) {
        self.max_value = Some(self.max_value.map_or(value, |most| most.min(value)));
    }

    /// The value is this.
    pub fn fix(&mut self, value: f32) {
        self.at_least(value);
        self.at_most(value);
    }

    /// The territorial value is at least this.
    pub fn territory_at_least(&mut self, value: f32) {
        self.min_territory = Some(self.min_territory.map_or(value, |least| least.max(value)));
    }

    /// The territorial value is at most this.
    pub fn territory_at_most(&mut self, value: f32) {
        self.max_territory = Some(self.max_territory.map_or(value, |most| most.min(value)));
    }

    /// One more good shape, or a bad one.
    pub fn add_shape(&mut self, shape: f32) {
        self.shapes.push(shape);
    }

    /// A second move in a row would gain this. Threats in one place do not add up: the largest counts.
    pub fn add_followup(&mut self, value: f32) {
        self.followup = self.followup.max(value);
    }

    /// A second move in a row of the opponent's would gain this.
    pub fn add_reverse_followup(&mut self, value: f32) {
        self.reverse_followup = self.reverse_followup.max(value);
    }

    /// All shapes together: the largest good one and 1 for each further, less the same of bad ones. So
    /// several patterns that see one shape do not count several times.
    ///
    /// ```
    /// use katachi_engine::moves::Extras;
    /// let mut extras = Extras::default();
    /// [3.0, 5.0, -2.0].into_iter().for_each(|shape| extras.add_shape(shape));
    /// assert_eq!(extras.shape(), 4.0);
    /// ```
    pub fn shape(&self) -> f32 {
        let one_side = |sign: f32| {
            let of_side = self.shapes.iter().map(|shape| sign * shape).filter(|it| *it > 0.0);
            let number = of_side.clone().count();
            of_side.fold(0.0, f32::max) + number.saturating_sub(1) as f32
        };
        one_side(1.0) - one_side(-1.0)
    }

    /// By what a move's value is multiplied for its shape: 1.05 to the power of all shapes together.
    pub fn shape_factor(&self) -> f32 {
        SHAPE_BASE.powf(self.shape())
    }

    /// A value within the bounds. Where they contradict each other, the upper one holds.
    pub fn bounded(&self, value: f32) -> f32 {
        within(value, self.min_value, self.max_value)
    }

    /// Whether the bounds leave one value, so that chance chooses among the moves that have it.
    pub fn is_fixed(&self) -> bool {
        self.max_value.is_some() && self.min_value == self.max_value
    }

    /// A territorial value within its bounds.
    pub fn bounded_territory(&self, value: f32) -> f32 {
        within(value, self.min_territory, self.max_territory)
    }

    /// What was said of another move is said of this one too.
    pub(super) fn absorb(&mut self, other: Extras) {
        other.min_value.into_iter().for_each(|value| self.at_least(value));
        other.max_value.into_iter().for_each(|value| self.at_most(value));
        other.min_territory.into_iter().for_each(|value| self.territory_at_least(value));
        other.max_territory.into_iter().for_each(|value| self.territory_at_most(value));
        self.shapes.extend(other.shapes);
        self.neutral = self.neutral.max(other.neutral);
        self.add_followup(other.followup);
        self.add_reverse_followup(other.reverse_followup);
    }
}

/// What one point of shape multiplies a value by.
const SHAPE_BASE: f32 = 1.05;

fn within(value: f32, least: Option<f32>, most: Option<f32>) -> f32 {
    let raised = least.map_or(value, |least| value.max(least));
    most.map_or(raised, |most| raised.min(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strictest_bounds_hold() {
        let mut extras = Extras::default();
        assert_eq!(extras.bounded(7.0), 7.0);
        extras.at_least(10.0);
        extras.at_least(9.0);
        assert_eq!(extras.bounded(7.0), 10.0);
        extras.at_most(8.0);
        extras.at_most(9.0);
        assert_eq!((extras.bounded(7.0), extras.bounded(20.0)), (8.0, 8.0));
    }

    #[test]
    fn territory_has_bounds_of_its_own_and_a_value_can_be_fixed() {
        let mut extras = Extras::default();
        extras.territory_at_least(3.0);
        extras.territory_at_most(5.0);
        assert_eq!([1.0, 4.0, 9.0].map(|value| extras.bounded_territory(value)), [3.0, 4.0, 5.0]);
        assert_eq!(extras.bounded(1.0), 1.0);
        extras.fix(20.1);
        assert_eq!((extras.bounded(1.0), extras.bounded(90.0)), (20.1, 20.1));
    }

    #[test]
    fn shapes_multiply_and_threats_do_not_add_up() {
        let mut extras = Extras::default();
        assert_eq!((extras.shape(), extras.shape_factor()), (0.0, 1.0));
        extras.add_shape(-3.0);
        extras.add_shape(-1.0);
        assert_eq!(extras.shape(), -4.0);
        assert!(extras.shape_factor() < 1.0);
        [5.0, 12.0, 3.0].into_iter().for_each(|value| extras.add_followup(value));
        assert_eq!(extras.followup, 12.0);
    }
}

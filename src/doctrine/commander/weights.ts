/** How much each consideration of the commander counts; 0 switches it off, 1 is its natural measure: points of models. */
export interface Weights {
  /** Victory points that objectives bring. */
  readonly ground: number;
  /** Points that shooting from a place can destroy. */
  readonly fire: number;
  /** Points that a charge from a place can win, less those it costs. */
  readonly fight: number;
  /** Own points that the enemy can destroy at a place. */
  readonly safety: number;
  /** Charges that a unit may no longer make once it has shot at somebody else. */
  readonly follow: number;
  /** Terrain in the way of fire, its own and the enemy's. */
  readonly sight: number;
  /** That the enemy shoots at characters and warlords first. */
  readonly leaders: number;
  /** That whoever is charged and loses the fight does not shoot for a while. */
  readonly tied: number;
  /** The removal of a whole unit, beyond the points of its models. */
  readonly kill: number;
  /** Getting nearer to what will be worth something in later turns. */
  readonly approach: number;
}

export const WEIGHTS: Weights = { ground: 1, fire: 1, fight: 1, safety: 1, follow: 1, sight: 1, leaders: 1, tied: 1, kill: 1, approach: 1 };

import type { Family } from './family.ts';
import type { Game, SideId, Unit } from './game.ts';
import type { Inches, Value } from './quantities.ts';

/**
 * The procedures that every edition supplies, whatever its family: those that the engine needs to end an engagement and those that
 * doctrines ask before they choose. A family adds its own (`hitOn`, `saveOn`, `chargeReach` ...).
 *
 * Three laws for writing seams. (1) Small: a number that a rulebook names is a seam of its own. (2) Late: a seam calls its
 * neighbours through `s`, never directly, so that a patch takes effect everywhere. (3) Per unit: a phase is a loop over a
 * per-unit seam; what happens once in a phase is its own step. Thresholds end in `On`: 2 to 6, 7 means "cannot", 1 means
 * "without a roll".
 *
 * The assessments roll no dice and change nothing.
 */
export interface CoreSeams<F extends Family> {
  /** The winner if the game ended now, -1 for a draw. */
  victor: (g: Game<F>) => SideId | -1;
  /** The side that controls an objective now, -1 for nobody. */
  controls: (g: Game<F>, objective: number) => SideId | -1;
  /** Farthest its models may go in an ordinary move now, inches. */
  moveInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Longest range of its weapons that can still fire, inches; 0 without any. */
  reachInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Whether it could pick the target for shooting from where it stands. */
  mayTarget: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Points that shooting the target now would be expected to destroy. */
  shootingWorth: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Points of the target that a round of close combat would be expected to destroy. */
  fightWorth: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Chance, 0 to 1, that a charge at the target would reach it. */
  chargeChance: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Whether it could still charge a target this turn after shooting at an enemy with all that it has; null for shooting at nobody. */
  chargesAfterFire: (g: Game<F>, u: Unit<F>, shotAt: Unit<F> | null, target: Unit<F>) => boolean;
  /**
   * Points that its shooting would be expected to destroy from `inches` away, wherever both are now, if it saw the target: what it could do
   * from elsewhere. `moved`: after a move of so many inches, for weapons that fire worse then. Not limited to what the target has left.
   */
  fireWorth: (g: Game<F>, u: Unit<F>, target: Unit<F>, inches: number, moved: number) => number;
  /** Whether it would probably see the target if its middle were at a point: a guess from terrain alone, cheap enough to try many places. */
  wouldSee: (g: Game<F>, u: Unit<F>, x: number, y: number, target: Unit<F>) => boolean;
  /** Whether it has weapons that need no sight of their target. */
  firesUnseen: (g: Game<F>, u: Unit<F>) => boolean;
  /** How near to the middle of an objective a model counts for its control, inches. */
  controlInches: (g: Game<F>, objective: number) => Inches;
  /** What it counts for the control of an objective near it; 0 if it cannot control any now. The side with more controls it. */
  controlStrength: (g: Game<F>, u: Unit<F>) => Value;
  /** Victory points that a side gains by controlling an objective from the end of a round to the end of the engagement. */
  objectiveWorth: (g: Game<F>, side: SideId, objective: number, fromRound: number) => number;
  /** Victory points that the loss of a unit brings the enemy. */
  lossWorth: (g: Game<F>, u: Unit<F>) => number;
  /** The last round, as far as it is known. */
  lastRound: (g: Game<F>) => number;
}

/** The names of seams that return nothing: these also take `before` and `after`. */
export type VoidSeam<S> = {
  [K in keyof S]: S[K] extends (...args: never[]) => infer R ? ([R] extends [void] ? K : never) : never;
}[keyof S];

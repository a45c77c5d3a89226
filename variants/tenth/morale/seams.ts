import type { Count, Game, ModelId, Unit, Value } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Battle-shock and Leadership. */
export interface MoraleSeams {
  /** How many models a unit had at the start, or came to have by rules since. */
  startingStrength: (g: G, u: U) => number;
  /** Whether a unit is below half of its Starting Strength. */
  belowHalf: (g: G, u: U) => boolean;
  /** Ld that a unit tests on: needed on 2D6. */
  leadershipOf: (g: G, u: U) => Value;
  /** 2D6 against its Leadership: whether it passes. Changes nothing. */
  passesBattleShock: (g: G, u: U) => boolean;
  /** The whole test: rolls, and shocks the unit if it fails. Whether it passed; a destroyed unit does not test, and does not fail. */
  battleShockTest: (g: G, u: U) => boolean;
  shock: (g: G, u: U) => void;
}

/** Why units test, what comes of it, and what of it models have. */
export interface ShockSeams {
  /** Fewer models than at the start; a single model that has lost a wound (TEN-MORALE-02). */
  belowStarting: (g: G, u: U) => boolean;
  /** Tests that rules make a unit take in its Battle-shock step because it is Below its Starting Strength; and for other reasons. */
  testsBelowStarting: (g: G, u: U) => Count;
  testsForced: (g: G, u: U) => Count;
  /** Whether a unit that has to test for both tests for being Below Half-strength, too. */
  testsForBoth: (g: G, u: U) => boolean;
  /** How many tests a unit takes in its Battle-shock step. */
  battleShockTests: (g: G, u: U) => Count;
  /** Whether a unit that has tested before in the phase may have to again in the Battle-shock step. */
  testsAgain: (g: G, u: U) => boolean;
  /** A unit has tested while it was Battle-shocked. */
  testedShocked: (g: G, u: U, passed: boolean) => void;
  /** A unit has just become Battle-shocked: what it loses by it. */
  strippedByShock: (g: G, u: U) => void;
  /** A unit has just been destroyed: what becomes of its Battle-shock. */
  shockOfDestroyed: (g: G, u: U) => void;
  /** Whether a model is Battle-shocked, for rules that look for such models. */
  modelShocked: (g: G, m: ModelId) => boolean;
  /** 2D6 against its Leadership, no Battle-shock test (TEN-MORALE-13): whether it passes. */
  leadershipTest: (g: G, u: U) => boolean;
  /** Whether a unit counts for control of objectives at all. */
  contests: (g: G, u: U) => boolean;
  /** Whether a model's OC is 0 whatever else modifies it. */
  ocStaysZero: (g: G, m: ModelId) => boolean;
}

import type { Frame, Game, ModelId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Volley } from '../shooting/volley.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Melee attacks. */
export interface MeleeSeams {
  /** Makes all melee attacks of a unit that was selected to fight. */
  meleeAttacks: (g: G, u: U) => void;
  /** Whether a model can attack a unit in melee. */
  reachesInMelee: (g: G, m: ModelId, t: U) => boolean;
  pickMeleeTargets: (g: G, v: Volley) => void;
  /** Whether a melee weapon is used besides the one that was chosen. */
  isExtraWeapon: (g: G, u: U, weapon: number) => boolean;
}

/** Charge and fight moves, and who fights when. */
export interface ChargeSeams {
  /** Whether a unit may declare a charge at all now. */
  mayCharge: (g: G, u: U) => boolean;
  /** Whether a unit may declare a charge at an enemy unit. */
  mayChargeAt: (g: G, u: U, t: U) => boolean;
  /** Advanced or Fell Back this turn, and may not declare a charge because of it. */
  barredFromCharge: (g: G, u: U) => boolean;
  /** Charges one unit; whether it made the move. */
  charge: (g: G, u: U, t: U) => boolean;
  /** 2D6 for a charge at a unit, with the dice of the deed; `neededInches` would reach it. */
  chargeRoll: (g: G, u: U, t: U, dice: Frame, neededInches: number) => number;
  /** The charge bonus and everything that follows a Charge move. */
  charged: (g: G, u: U) => void;
  /** What falls due on both sides as a Charge move ends, in the order the active player fixes. */
  chargeEnds: (g: G, u: U) => void;
  /** What the charger's own side does then. */
  ownChargeEnds: (g: G, u: U) => void;
  fightPhase: (g: G) => void;
  mayFight: (g: G, u: U) => boolean;
  fightsFirst: (g: G, u: U) => boolean;
  /** Piles in, attacks, consolidates. */
  fightUnit: (g: G, u: U) => void;
  pileIn: (g: G, u: U) => void;
  consolidate: (g: G, u: U) => void;
}

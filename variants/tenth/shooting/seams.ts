import type { Bonus, Count, Frame, Game, ModelId, Needed, Unit, Value } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Attack } from './attack-frame.ts';
import type { Volley } from './volley.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** One group of attacks. Thresholds are unmodified faces. */
export interface AttackSeams {
  /** Makes the attacks of one weapon at one target, from the Hit rolls on. */
  resolveAttack: (g: G, a: Attack) => void;
  /** A of one bearer as rolled. */
  attacksRoll: (g: G, a: Attack) => Count;
  /** Attacks that abilities add for each bearer. */
  attacksBonus: (g: G, a: Attack) => Bonus;
  /** Whether nothing is rolled to hit. */
  hitsAutomatically: (g: G, a: Attack) => boolean;
  skillOf: (g: G, a: Attack) => Needed;
  /** Sum of all modifiers to the Hit roll that make it better (hitPenalty: worse), before the cap. */
  hitModifier: (g: G, a: Attack) => Bonus;
  hitOn: (g: G, a: Attack) => Needed;
  criticalHitOn: (g: G, a: Attack) => Needed;
  /** The unmodified face of the next Hit roll, after re-rolls. */
  hitFace: (g: G, a: Attack) => number;
  /** Additional hits of a Critical Hit. */
  additionalHits: (g: G, a: Attack) => Count;
  /** Whether a Critical Hit wounds without a roll. */
  criticalHitWounds: (g: G, a: Attack) => boolean;
  rollHits: (g: G, a: Attack) => void;
  strengthOf: (g: G, a: Attack) => Value;
  /** Toughness of a unit, after modifiers. A number to tune. */
  toughnessOf: (g: G, t: U) => Value;
  /** What all modifiers of a Hit or Wound roll together count for. */
  netRollModifier: (g: G, sum: number) => Bonus;
  woundModifier: (g: G, a: Attack) => Bonus;
  woundOn: (g: G, a: Attack) => Needed;
  criticalWoundOn: (g: G, a: Attack) => Needed;
  woundFace: (g: G, a: Attack) => number;
  rollWounds: (g: G, a: Attack) => void;
}

/** Who may shoot what. */
export interface ShootSeams {
  /** Whether a unit may be selected to shoot now. */
  mayShoot: (g: G, u: U) => boolean;
  /** Advanced or Fell Back this turn, and may not shoot because of it. */
  barredByMove: (g: G, u: U) => boolean;
  /** Locked in Combat, and may not shoot because of it. */
  barredByEnemies: (g: G, u: U) => boolean;
  /** Whether a target locked in combat with the shooter's army is out of bounds. */
  targetBarred: (g: G, u: U, t: U) => boolean;
  /** Whether a model may fire a weapon (index into the unit's weapons) at all now. */
  mayFire: (g: G, u: U, m: ModelId, weapon: number) => boolean;
  /** Whether a model may fire it at a unit that the unit may target. `seen`: the model sees the target. */
  mayFireAt: (g: G, u: U, m: ModelId, weapon: number, t: U) => boolean;
  /** Whether a weapon needs to see its target. */
  needsSight: (g: G, u: U, weapon: number) => boolean;
  /** 0: targets for this weapon are picked first; 1: after those, for models that have not fired. */
  firingPass: (g: G, u: U, m: ModelId, weapon: number) => number;
  /** Bits that tell bearers apart (TRAIT). */
  traitsOf: (g: G, u: U, m: ModelId, weapon: number, t: U) => number;
  /** Picks targets for all weapons; with `only`, everything at that unit. */
  pickTargets: (g: G, v: Volley, only: U | null) => void;
  /** Shoots once, in the unit's own phase. */
  shootUnit: (g: G, u: U) => void;
  /** Resolves what was picked. */
  resolveVolley: (g: G, v: Volley) => void;
  /** When all attacks of a unit are done (Hazardous tests and the like). */
  afterAttacks: (g: G, v: Volley) => void;
  /** The unmodified face of a Hazardous test, after re-rolls. */
  hazardousFace: (g: G, u: U, dice: Frame) => number;
}

/** Who is eligible to shoot, when, and what follows from having shot. */
export interface ShootingSeams {
  /** Whether a unit meets the conditions of being eligible to shoot, with a target or without: Actions ask for that too. */
  eligibleToShoot: (g: G, u: U) => boolean;
  /** Whether a unit is where units that shoot have to be: on the battlefield. */
  presentToShoot: (g: G, u: U) => boolean;
  /** Whether it has what a unit needs that is to be eligible: a ranged weapon. */
  armedToShoot: (g: G, u: U) => boolean;
  /** Whether a unit may be selected to shoot that has nothing to shoot at. */
  selectableWithoutTarget: (g: G, u: U) => boolean;
  /** A unit has just been selected to shoot. */
  selectedToShoot: (g: G, u: U) => void;
  /** Whether a unit that was selected counts as having shot. */
  countsAsShot: (g: G, v: Volley) => boolean;
  /** A unit has shot: all its attacks are resolved. `v` tells at whom; it may be empty. */
  hasShot: (g: G, v: Volley) => void;
  /** Whether a unit may shoot at another outside its own Shooting phase, with Fire Overwatch or the like. */
  mayShootOutOfPhase: (g: G, u: U, t: U) => boolean;
  /** Whether rules that belong to a phase work now: `outOfPhase` tells whether something is done as if it were another phase. */
  phaseRulesWork: (g: G) => boolean;
  /** Finds out again, just before a weapon's attacks are made, what holds for a row of the volley. */
  refreshRow: (g: G, v: Volley, row: number) => void;
  /** Models of the target that count for a group of attacks. */
  targetModels: (g: G, a: Attack) => Count;
  /** Whether the attacker counts as locked in combat for a group of its ranged attacks. */
  attackerLocked: (g: G, a: Attack) => boolean;
  /** What becomes of rows of a volley whose target is not eligible any more when attacks are to be made. */
  targetsLost: (g: G, v: Volley) => void;
  /** Whether a unit may shoot again that has shot already. */
  mayShootAgain: (g: G, u: U) => boolean;
}

import type { Frame, Game, ModelId, SideId, Unit } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type { Harm } from './saves/harm.ts';
import type { Attack } from './shooting/attack-frame.ts';
import type { Volley } from './shooting/volley.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Order of play and roll-offs (turn.ts). */
export interface TurnSeams {
  /** The winner of a roll-off; ties are rolled again (mod.ts). */
  rollOff: (g: G) => SideId;
  /** Puts the armies on the table, as far as the scenario has not. */
  deploy: (g: G) => void;
  /** Units that are taken off and deployed again, before the first turn is determined. */
  redeploy: (g: G) => void;
  /** Who has the first turn in every round. Waits for missions that decide it in another way. */
  firstSide: (g: G) => SideId;
  /** Moves and rules after deployment and before the first turn. */
  preBattle: (g: G) => void;
  beginTurn: (g: G, side: SideId) => void;
}

/** Command points (command.ts). */
export interface CommandSeams {
  /** The start of a Command phase. */
  commandPhase: (g: G, side: SideId) => void;
  /** Gains points outside the start of a Command phase; what the cap lets through. */
  gainPoints: (g: G, side: SideId, points: number) => number;
  /** The same at the start of a Command phase, by an ability; by a rule that works once per battle; for a card of the mission. */
  gainAtCommandStart: (g: G, side: SideId, points: number) => number;
  gainOnce: (g: G, side: SideId, points: number) => number;
  gainForCard: (g: G, side: SideId, points: number) => number;
  /** Whether a side may use a Stratagem of this cost now on this unit. */
  mayPay: (g: G, side: SideId, cost: number, unit: U | null) => boolean;
}

/** Battle-shock and Leadership (morale.ts). */
export interface MoraleSeams {
  startingStrength: (g: G, u: U) => number;
  belowHalf: (g: G, u: U) => boolean;
  leadershipOf: (g: G, u: U) => number;
  /** 2D6 against its Leadership: whether it passes. Changes nothing. */
  passesBattleShock: (g: G, u: U) => boolean;
  /** The whole test: rolls, and shocks the unit if it fails. Whether it passed; a destroyed unit does not test, and does not fail. */
  battleShockTest: (g: G, u: U) => boolean;
  shock: (g: G, u: U) => void;
}

/** Movement (move.ts and its neighbours). */
export interface MoveSeams {
  /** The Reinforcements step: units from Reserves are set up. */
  reinforcements: (g: G, side: SideId) => void;
  mayMove: (g: G, u: U) => boolean;
  /** Chooses and makes the unit's move of its Movement phase. */
  moveUnit: (g: G, u: U) => void;
  /** M of one model now, inches. */
  moveOf: (g: G, m: ModelId) => number;
  normalMove: (g: G, u: U) => void;
  /** The Advance roll, inches. */
  advanceInches: (g: G, u: U) => number;
  advanceMove: (g: G, u: U) => void;
  /** False when the unit cannot Fall Back from where it stands. */
  fallBackMove: (g: G, u: U) => boolean;
  remainStationary: (g: G, u: U) => void;
  /** One Desperate Escape test: whether a model is lost. */
  desperateEscape: (g: G, u: U, dice: Frame) => boolean;
  /** Whether a model may move over enemy models and terrain freely. */
  flies: (g: G, m: ModelId) => boolean;
  /** The same in a Charge move. */
  fliesInCharge: (g: G, m: ModelId) => boolean;
  coherent: (g: G, u: U) => boolean;
  /** Removes models until the unit is coherent. */
  coherencyLosses: (g: G, u: U) => void;
}

/** Engagement Range, visibility and cover (engagement.ts, sight.ts, terrain.ts). */
export interface FieldSeams {
  /** Horizontal Engagement Range between two models, inches. */
  engagementInches: (g: G, m: ModelId, n: ModelId) => number;
  /** Whether a model is within Engagement Range of any model of a unit. */
  modelEngages: (g: G, m: ModelId, t: U) => boolean;
  /** Whether two units are within Engagement Range of each other. */
  engages: (g: G, u: U, t: U) => boolean;
  /** Whether a unit is within Engagement Range of any enemy. Waits for units that are never engaged, which it has to agree with. */
  engaged: (g: G, u: U) => boolean;
  /** Whether a model sees some part of another. */
  modelSees: (g: G, m: ModelId, n: ModelId) => boolean;
  visible: (g: G, u: U, t: U) => boolean;
  /** Whether a model of the target is fully visible to every model of a unit. */
  fullyVisible: (g: G, u: U, n: ModelId) => boolean;
  /** Whether standing on or near a piece (index) can give a model cover; `stands`: 0 outside, 1 partly, 2 wholly on it. */
  coverNear: (g: G, by: U, n: ModelId, piece: number, stands: number) => boolean;
  /** Whether a model stands where such a rule works against a unit's attacks: on terrain, or hidden in part by some. */
  coverGrantWorks: (g: G, by: U, n: ModelId) => boolean;
  /** Whether a model is at ground level: on the table, or on a base plate of terrain. */
  atGroundLevel: (g: G, n: ModelId) => boolean;
  /** Whether a piece that hides part of a model from one of the attackers gives it cover. */
  coverBehind: (g: G, by: U, n: ModelId, piece: number) => boolean;
}

/** Who may shoot what (shoot.ts, volley.ts). */
export interface ShootSeams {
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

/** One group of attacks (attack.ts, hit.ts, wound.ts). Thresholds are unmodified faces. */
export interface AttackSeams {
  resolveAttack: (g: G, a: Attack) => void;
  /** A of one bearer as rolled. */
  attacksRoll: (g: G, a: Attack) => number;
  /** Attacks that abilities add for each bearer. */
  attacksBonus: (g: G, a: Attack) => number;
  /** Whether nothing is rolled to hit. */
  hitsAutomatically: (g: G, a: Attack) => boolean;
  skillOf: (g: G, a: Attack) => number;
  /** Sum of all modifiers to the Hit roll that make it better (hitPenalty: worse), before the cap. */
  hitModifier: (g: G, a: Attack) => number;
  hitOn: (g: G, a: Attack) => number;
  criticalHitOn: (g: G, a: Attack) => number;
  /** The unmodified face of the next Hit roll, after re-rolls. */
  hitFace: (g: G, a: Attack) => number;
  /** Additional hits of a Critical Hit. */
  additionalHits: (g: G, a: Attack) => number;
  /** Whether a Critical Hit wounds without a roll. */
  criticalHitWounds: (g: G, a: Attack) => boolean;
  rollHits: (g: G, a: Attack) => void;
  strengthOf: (g: G, a: Attack) => number;
  /** Toughness of a unit, after modifiers. A number to tune. */
  toughnessOf: (g: G, t: U) => number;
  /** What all modifiers of a Hit or Wound roll together count for. */
  netRollModifier: (g: G, sum: number) => number;
  woundModifier: (g: G, a: Attack) => number;
  woundOn: (g: G, a: Attack) => number;
  criticalWoundOn: (g: G, a: Attack) => number;
  woundFace: (g: G, a: Attack) => number;
  rollWounds: (g: G, a: Attack) => void;
}

/** From a wound to a casualty (allocate.ts, save.ts, damage.ts). */
export interface SaveSeams {
  /** One wounding attack with its WOUND bits. */
  inflictWound: (g: G, a: Attack, bits: number) => void;
  /** The model that takes the next attack, or -1. `a`: the attack, null for mortal wounds without one. */
  nextModel: (g: G, t: U, a: Attack | null) => ModelId;
  /** Whether attacks cannot be allocated to it while others of its unit are left. */
  shielded: (g: G, m: ModelId) => boolean;
  benefitOfCover: (g: G, a: Attack, m: ModelId) => boolean;
  /** Whether a rule other than one of terrain gives a model the Benefit of Cover against an attack. */
  coverGranted: (g: G, a: Attack, m: ModelId) => boolean;
  apOf: (g: G, a: Attack) => number;
  /** Sum of all modifiers to any saving throw but AP; and of those to armour saves only. */
  saveModifier: (g: G, a: Attack, m: ModelId) => number;
  armourModifier: (g: G, a: Attack, m: ModelId) => number;
  /** What all modifiers of a saving throw together count for. */
  netSaveModifier: (g: G, sum: number) => number;
  armourOn: (g: G, a: Attack, m: ModelId) => number;
  invulnerableOn: (g: G, m: ModelId) => number;
  /** The unmodified face of the next saving throw, after re-rolls, of which `on` is needed. */
  saveFace: (g: G, a: Attack, m: ModelId, invulnerable: boolean, on: number) => number;
  /** D of one attack, after modifiers; rolls if it is random. */
  damageOf: (g: G, a: Attack, m: ModelId) => number;
  /** D as rolled. */
  damageRoll: (g: G, a: Attack, m: ModelId) => number;
  damageModifier: (g: G, a: Attack, m: ModelId) => number;
  /** Face from which a wound is not lost; 7 for none. `a`: null for wounds that no attack caused. */
  feelNoPainOn: (g: G, m: ModelId, mortal: boolean, a: Attack | null) => number;
  /** Inflicts mortal wounds one at a time. Returns the wounds lost. */
  mortalWounds: (g: G, t: U, wounds: number, from: Harm) => number;
  /** What a Critical Wound does in place of the rest of its attack: true if it did. */
  criticalWound: (g: G, a: Attack) => boolean;
  /** A model has just been destroyed. */
  destroyed: (g: G, m: ModelId, by: U | null) => void;
}

/** Charge and fight moves, and who fights when (charge.ts, fight.ts). */
export interface ChargeSeams {
  mayCharge: (g: G, u: U) => boolean;
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

/** Melee attacks (melee.ts). */
export interface MeleeSeams {
  meleeAttacks: (g: G, u: U) => void;
  /** Whether a model can attack a unit in melee. */
  reachesInMelee: (g: G, m: ModelId, t: U) => boolean;
  pickMeleeTargets: (g: G, v: Volley) => void;
  /** Whether a melee weapon is used besides the one that was chosen. */
  isExtraWeapon: (g: G, u: U, weapon: number) => boolean;
}

/** Objectives and victory (mission.ts). */
export interface MissionSeams {
  ocOf: (g: G, m: ModelId) => number;
  inRangeOf: (g: G, m: ModelId, objective: number) => boolean;
  levelOfControl: (g: G, side: SideId, objective: number) => number;
  scoreTurn: (g: G, side: SideId) => void;
  scoreRound: (g: G) => void;
}

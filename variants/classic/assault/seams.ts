import type { Bonus, Count, Game, Inches, ModelId, Needed, SideId, Unit, Value, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** ASSAULT, filled by charge.ts, fight.ts and result.ts. */
export interface AssaultSeams<F extends ClassicFamily> {
  /** Whether the unit may declare a charge at all (CLS-ASSAULT-03). */
  mayCharge: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a unit may charge in the turn in which it came onto the table: no (CLS-RESERVE-06). */
  chargesOnArrival: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a unit that ran may charge: no (CLS-MOVE-11). */
  chargesAfterRun: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether it may charge this unit first of all: `inChargeReach`, and the one it shot at if it shot (CLS-ASSAULT-02). */
  mayChargeAt: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a unit can be declared as a target of its charge, be it besides another: seen, near enough, with a way there (CLS-ASSAULT-02, -11). */
  inChargeReach: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Lists the units that a charge at one is declared against besides, in `aims` behind the first; how many (CLS-ASSAULT-10). */
  chargesBesides: (g: Game<F>, u: Unit<F>, target: Unit<F>, aims: Int16Array) => number;
  /** A unit's activation in the Charge sub-phase. */
  chargeUnit: (g: Game<F>, u: Unit<F>) => void;
  /** The enemy a unit is bound to charge whatever its owner wants, or null; it is one it may charge (CLS-ASSAULT-02). */
  mustChargeAt: (g: Game<F>, u: Unit<F>) => Unit<F> | null;
  /** Declares and carries out a charge at a unit; true if it gets there. */
  charge: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** A charge at this unit has been declared: before Overwatch and before its range is rolled. Once for each declared target. */
  chargeDeclared: (g: Game<F>, u: Unit<F>, target: Unit<F>) => void;
  /** Whether the charge goes on after its declaration; false ends it without a move, and it was the unit's charge of the turn. */
  chargeStands: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /**
   * The rolled range reaches the target and no model has moved yet: what is thrown or tested at this moment. False ends the
   * charge where it stands, without `chargeFailed`: the rule that says so does what follows.
   */
  chargeReaches: (g: Game<F>, u: Unit<F>, target: Unit<F>, rolledInches: number) => boolean;
  mayOverwatch: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => boolean;
  overwatch: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => void;
  /** What a declared target does about a charge before its range is rolled: Overwatch if it may and wants to (CLS-ASSAULT-04). */
  reactToCharge: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => void;
  /** A charge has moved into contact with a unit that falls back: true if that one stands and there is a fight. It regroups on the spot or is destroyed (CLS-ASSAULT-12). */
  reachesFleeing: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Rolls the charge range in inches, terrain taken off (CLS-ASSAULT-06, -07). */
  chargeRange: (g: Game<F>, u: Unit<F>, target: Unit<F>) => Inches;
  /** Inches that a total of the charge dice gives a unit, before anything is added or taken off: as many, never more. */
  chargeDistance: (g: Game<F>, u: Unit<F>, total: number) => Inches;
  /** Inches added to a unit's charge ranges: 0. */
  chargeExtra: (g: Game<F>, u: Unit<F>) => Bonus;
  /** Inches taken off a charge that would have been so long: for the terrain in its way, for a climb. Length 0: before the roll, as `chargesThrough` guesses. */
  chargePenalty: (g: Game<F>, u: Unit<F>, target: Unit<F>, inches: number) => Bonus;
  /** Whether difficult terrain shortens a unit's charges: yes (CLS-ASSAULT-07). */
  slowedCharging: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a model strikes last because its charge led through difficult terrain (CLS-ASSAULT-15). */
  strikesLate: (g: Game<F>, model: ModelId) => boolean;
  /** Greatest charge range, for declaring: that of two sixes. */
  longestCharge: (g: Game<F>, u: Unit<F>) => Inches;
  /** When a charge has moved into contact: locks, bonuses, Hammer of Wrath. */
  chargeMade: (g: Game<F>, u: Unit<F>, target: Unit<F>) => void;
  /** The roll was too short, or contact impossible: nobody has moved (CLS-ASSAULT-09). */
  chargeFailed: (g: Game<F>, u: Unit<F>, target: Unit<F>, rolledInches: number) => void;
  /** Fights every combat of the Fight sub-phase. */
  fightCombats: (g: Game<F>, side: SideId) => void;
  /** Whether the combat that a locked unit is in is fought now: every one is, in every Assault phase (CLS-ASSAULT-13). */
  fightsNow: (g: Game<F>, u: Unit<F>) => boolean;
  /** Fights one combat: the unit, its enemies, to the end of consolidation. */
  fightCombat: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** At the start of a combat, before anything else: a challenge and its answer (CLS-ASSAULT-24). The combat is the one in combat.ts. */
  challenge: (g: Game<F>) => void;
  /** A character refuses, or is named as the one who did: he makes no attacks, and his unit does without his Leadership, until the phase ends (CLS-ASSAULT-25). */
  refuseChallenge: (g: Game<F>, model: ModelId) => void;
  /** The opponent in a challenge is slain with wounds left in the pool: from here on they go to the rest of his unit (CLS-ASSAULT-26). */
  spillOver: (g: Game<F>, a: Attack<F>) => void;
  /** Whether the challenge that a model is in goes on: both live and stay locked in one combat (CLS-ASSAULT-40). */
  duelGoesOn: (g: Game<F>, model: ModelId) => boolean;
  /** At the start of a combat's fight (Fear, Counter-attack, stances). */
  combatBegins: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** What a unit does at Initiative step 10 before any blow; whom it slays there still strikes at that step (CLS-USR-14). */
  impact: (g: Game<F>, u: Unit<F>) => void;
  /** Initiative step at which a model strikes (CLS-ASSAULT-14, -15); what is above 10 counts as 10 in the end. */
  initiativeOf: (g: Game<F>, model: ModelId) => Value;
  /** A step that a model strikes at whatever its Initiative and all bonuses say; 0 for none. */
  fixedInitiative: (g: Game<F>, model: ModelId) => Value;
  /** Attacks of a model against the unit it strikes (CLS-ASSAULT-18, -19). */
  attacksOf: (g: Game<F>, model: ModelId, enemy: Unit<F>) => Count;
  /** The Strength of the strongest blow that a model may choose to strike with a weapon: that of all its blows (CLS-ASSAULT-30). */
  mostStrength: (g: Game<F>, a: Attack<F>) => Value;
  /** Attacks of a model with a weapon before all bonuses: its A, whatever the weapon (CLS-ASSAULT-18). */
  attacksWith: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => Count;
  /** Attacks that one bonus is worth to a model, be it for charging or for two weapons: as printed. */
  bonusAttacks: (g: Game<F>, model: ModelId, printed: number) => Count;
  /** Bonus for charging: 1 or 0. */
  chargeBonus: (g: Game<F>, model: ModelId, enemy: Unit<F>) => Bonus;
  /** Bonus for two close combat weapons: 1 or 0 (CLS-WPN-51). */
  secondWeaponBonus: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => Bonus;
  /** Whether a model may strike with a melee weapon that it carries: yes. */
  mayStrikeWith: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => boolean;
  /** Index of the melee weapon a model fights with, -1 for none listed (CLS-WPN-50). */
  meleeWeaponOf: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Weapon Skill the blows are rolled against (majority; 0 is hit automatically). */
  targetSkill: (g: Game<F>, a: Attack<F>) => Value;
  /** Weapon Skill that `a.bearer` strikes with (CLS-ASSAULT-20). */
  strikingSkill: (g: Game<F>, a: Attack<F>) => Value;
  /**
   * Expected points that one attack of a model takes off a unit: an assessment, without dice. Waits for rules that make blows worth more
   * or less, which change what they do elsewhere.
   */
  blowWorth: (g: Game<F>, model: ModelId, target: Unit<F>) => number;
  /** Needed To Hit in combat of `a.bearer` (CLS-ASSAULT-20, CLS-VEH-30). */
  fightHitOn: (g: Game<F>, a: Attack<F>) => Needed;
  /** Finds out which models of a unit strike at a step of the combat, 0 for all steps, and at whom; how many (CLS-ASSAULT-17). */
  findStrikers: (g: Game<F>, u: Unit<F>, step: number) => number;
  /** All blows of one unit at one Initiative step. */
  strike: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, initiative: number) => void;
  pileIn: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, initiative: number) => void;
  /** What a side scored in the combat, for its result (CLS-ASSAULT-27). */
  combatScore: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => Bonus;
  /** For each surviving unit of the winning side once the result is known, before any Morale check; `by` is the difference. */
  combatWon: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, by: number) => void;
  /** For each surviving unit of the losing side, after `combatWon` and before any Morale check. */
  combatLost: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, by: number) => void;
  /** Modifier of a loser's Leadership in its check: minus the difference (CLS-ASSAULT-29). */
  lossModifier: (g: Game<F>, loser: Unit<F>, winner: Unit<F>, by: number) => Bonus;
  combatResult: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** Whether a unit that lost fails its check without rolling (CLS-ASSAULT-30). */
  yields: (g: Game<F>, loser: Unit<F>, winner: Unit<F>) => boolean;
  /** A loser's check: true if it holds (CLS-ASSAULT-29). */
  holdsCombat: (g: Game<F>, loser: Unit<F>, winner: Unit<F>, by: number) => boolean;
  /** What becomes of a unit that failed it: caught in a Sweeping Advance, or falling back (CLS-ASSAULT-31, -36). */
  fleesCombat: (g: Game<F>, loser: Unit<F>) => void;
  /**
   * What a unit adds to its die in a Sweeping Advance: its highest printed Initiative, whatever slows its blows (CLS-ASSAULT-31). A
   * number to tune.
   */
  sweepBonus: (g: Game<F>, u: Unit<F>) => Bonus;
  /** A unit that is caught (CLS-ASSAULT-31). */
  sweptAway: (g: Game<F>, loser: Unit<F>, winner: Unit<F>) => void;
  maySweep: (g: Game<F>, winner: Unit<F>, loser: Unit<F>) => boolean;
  /** Sweeping Advance: true if the loser is caught. */
  sweep: (g: Game<F>, winner: Unit<F>, loser: Unit<F>) => boolean;
  consolidate: (g: Game<F>, u: Unit<F>) => void;
  consolidateAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
}

import type { Game, ModelId, SideId, Unit, WeaponSheet } from 'sandtable/rules';
import type { Attack } from '../attack.ts';
import type { ClassicFamily } from '../family.ts';

/** ASSAULT, filled by charge.ts, fight.ts and result.ts. */
export interface AssaultSeams<F extends ClassicFamily> {
  /** Whether the unit may declare a charge at all (CLS-ASSAULT-03). */
  mayCharge: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether it may charge this unit (CLS-ASSAULT-02, -11). */
  mayChargeAt: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** A unit's activation in the Charge sub-phase. */
  chargeUnit: (g: Game<F>, u: Unit<F>) => void;
  /** Declares and carries out a charge at a unit; true if it gets there. */
  charge: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  mayOverwatch: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => boolean;
  overwatch: (g: Game<F>, u: Unit<F>, charger: Unit<F>) => void;
  /** Rolls the charge range in inches, terrain taken off (CLS-ASSAULT-06, -07). */
  chargeRange: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Inches taken off a charge through difficult terrain: 2. */
  chargePenalty: (g: Game<F>, u: Unit<F>, target: Unit<F>) => number;
  /** Whether the way to a unit leads through difficult terrain. */
  chargesThrough: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a model strikes last because its charge led through difficult terrain (CLS-ASSAULT-15). */
  strikesLate: (g: Game<F>, model: ModelId) => boolean;
  /** Greatest charge range, for declaring. */
  longestCharge: (g: Game<F>, u: Unit<F>) => number;
  /** When a charge has moved into contact: locks, bonuses, Hammer of Wrath. */
  chargeMade: (g: Game<F>, u: Unit<F>, target: Unit<F>) => void;
  chargeFailed: (g: Game<F>, u: Unit<F>, target: Unit<F>, rolledInches: number) => void;
  /** Fights every combat of the Fight sub-phase. */
  fightCombats: (g: Game<F>, side: SideId) => void;
  /** Fights one combat: the unit, its enemies, to the end of consolidation. */
  fightCombat: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** At the start of a combat's fight (Fear, Counter-attack, stances). */
  combatBegins: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** Initiative step at which a model strikes (CLS-ASSAULT-14, -15). */
  initiativeOf: (g: Game<F>, model: ModelId) => number;
  /** Attacks of a model against the unit it strikes (CLS-ASSAULT-18, -19). */
  attacksOf: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Bonus for charging: 1 or 0. */
  chargeBonus: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Bonus for two close combat weapons: 1 or 0 (CLS-WPN-51). */
  secondWeaponBonus: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => number;
  /** Index of the melee weapon a model fights with, -1 for none listed (CLS-WPN-50). */
  meleeWeaponOf: (g: Game<F>, model: ModelId, enemy: Unit<F>) => number;
  /** Weapon Skill the blows are rolled against (majority; 0 is hit automatically). */
  targetSkill: (g: Game<F>, a: Attack<F>) => number;
  /** Needed To Hit in combat of `a.bearer` (CLS-ASSAULT-20, CLS-VEH-30). */
  fightHitOn: (g: Game<F>, a: Attack<F>) => number;
  /** All blows of one unit at one Initiative step. */
  strike: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, initiative: number) => void;
  pileIn: (g: Game<F>, u: Unit<F>, enemy: Unit<F>, initiative: number) => void;
  /** What a side scored in the combat, for its result (CLS-ASSAULT-27). */
  combatScore: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => number;
  combatResult: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => void;
  /** The loser's check and what follows from it (CLS-ASSAULT-29 to -31). */
  moraleAfterCombat: (g: Game<F>, loser: Unit<F>, winner: Unit<F>, by: number) => void;
  /** Whether the unit has a blow that could hurt the enemy (CLS-ASSAULT-30). */
  canHurt: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => boolean;
  /** Whether a unit that lost fails its check without rolling (CLS-ASSAULT-30). */
  yields: (g: Game<F>, loser: Unit<F>, winner: Unit<F>) => boolean;
  /** What a unit adds to its die in a Sweeping Advance: its highest Initiative (CLS-ASSAULT-31). */
  sweepBonus: (g: Game<F>, u: Unit<F>) => number;
  /** A unit that is caught (CLS-ASSAULT-31). */
  sweptAway: (g: Game<F>, loser: Unit<F>, winner: Unit<F>) => void;
  maySweep: (g: Game<F>, winner: Unit<F>, loser: Unit<F>) => boolean;
  /** Sweeping Advance: true if the loser is caught. */
  sweep: (g: Game<F>, winner: Unit<F>, loser: Unit<F>) => boolean;
  consolidate: (g: Game<F>, u: Unit<F>) => void;
  consolidateAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  isLocked: (g: Game<F>, u: Unit<F>) => boolean;
}

import type { Bonus, Count, Frame, Game, Inches, ModelId, Unit, Value, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily, Stat } from '../family.ts';

/** USR, UNIT: procedures that special rules wrap, filled by traits.ts. */
export interface TraitSeams<F extends ClassicFamily> {
  /** Whether a model causes Fear (CLS-USR-09). */
  causesFear: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a unit can be afraid of this enemy unit, if that one causes Fear: yes (CLS-USR-09). */
  mayFear: (g: Game<F>, u: Unit<F>, enemy: Unit<F>) => boolean;
  /** Whether a unit whose fight begins tests for Fear: one in contact with who causes it (CLS-USR-09). */
  testsForFear: (g: Game<F>, u: Unit<F>) => boolean;
  /** A characteristic of a model that fights frightened, which is `value` otherwise: Weapon Skill 1 (CLS-USR-09). */
  frightenedStat: (g: Game<F>, model: ModelId, stat: Stat, value: number) => Value;
  /** Whether a model hates an enemy unit (CLS-USR-15). */
  hates: (g: Game<F>, model: ModelId, enemy: Unit<F>) => boolean;
  /** Whether an enemy unit is a Preferred Enemy of a model (CLS-USR-24). */
  prefers: (g: Game<F>, model: ModelId, enemy: Unit<F>) => boolean;
  /** Whether a unit can be frightened at all: false for the Fearless (CLS-USR-10). */
  knowsFear: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a model has Counter-attack, of its own or from another rule: by its keyword (CLS-USR-05). */
  countersCharges: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a model has Furious Charge, of its own or from another rule: by its keyword (CLS-USR-13). */
  chargesFuriously: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a model has It Will Not Die, of its own or from another rule: by its keyword (CLS-USR-17). */
  willNotDie: (g: Game<F>, model: ModelId) => boolean;
  /** Wounds or Hull Points that a model has lost and could get back (CLS-USR-17). */
  lostWounds: (g: Game<F>, model: ModelId) => Count;
  /** Gives a model lost Wounds or Hull Points back (CLS-USR-17). */
  giveBack: (g: Game<F>, model: ModelId, wounds: number) => void;
  /** Whether a model that charged lands a blow at step 10 (CLS-USR-14). */
  hammers: (g: Game<F>, model: ModelId) => boolean;
  /** The two dice of a charge have been rolled: re-rolls change them in place (CLS-USR-12, CLS-UNIT-07). */
  chargeRolled: (g: Game<F>, u: Unit<F>, target: Unit<F>, frame: Frame, dice: Uint8Array) => void;
  /** What a pursuer adds to its total once it has rolled (CLS-USR-06). */
  sweepExtra: (g: Game<F>, u: Unit<F>) => Bonus;
  /** What a unit that flees adds to its total once it has rolled: nothing. */
  fleeExtra: (g: Game<F>, u: Unit<F>) => Bonus;
  /** Whether a unit that may break off a combat can move at all (CLS-USR-16). */
  mayHitAndRun: (g: Game<F>, u: Unit<F>) => boolean;
  /** How far a unit goes that breaks off a combat: 3D6 inches (CLS-USR-16). */
  hitAndRunInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Whether a model re-rolls a failed Dangerous terrain test (CLS-VEH-51). */
  rerollsDanger: (g: Game<F>, model: ModelId) => boolean;
  /** Whether the night does not help against a unit (CLS-USR-22). */
  seesInDark: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether firing a weapon keeps a model's unit from charging (CLS-ASSAULT-03). */
  barsCharge: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>) => boolean;
  /** How well a crewman beside a gun could fire it at a unit: 0 not at all, 1 for want of a better, 2 well: well (CLS-UNIT-04). */
  servesGun: (g: Game<F>, crewman: ModelId, gun: ModelId, target: Unit<F>) => number;
  /** Whether a unit that breaks takes guns along: no, all are abandoned (CLS-UNIT-06). */
  takesGuns: (g: Game<F>, u: Unit<F>) => boolean;
}

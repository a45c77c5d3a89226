import type { Bonus, Game, ModelId, Unit, Value, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** TERRAIN-12 to -15: buildings, their roofs and guns. Filled by buildings/. */
export interface BuildingSeams<F extends ClassicFamily> {
  /** Whether a unit may go into a building, its way there aside (CLS-TRANSPORT-15). A yes or no to tune. */
  mayOccupy: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  /** Whether a unit may go up to a roof, its way there aside: nobody else stands there (CLS-TERRAIN-14). A yes or no to tune. */
  mayOccupyRoof: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  /** Armour Value of a facing (bit of FACING) of a building (CLS-TERRAIN-12). A number to tune. */
  buildingArmour: (g: Game<F>, piece: number, facing: number) => Value;
  /** What an attack adds to the roll on the table of building damage: 2 for AP1, 1 for AP2 (CLS-TERRAIN-13). */
  buildingModifier: (g: Game<F>, a: Attack<F>) => Bonus;
  /** The gun of a piece, null without one (CLS-TERRAIN-15). */
  gunOf: (g: Game<F>, piece: number) => WeaponSheet<F> | null;
  /** Whether a model in contact with a piece, or inside, may fire its gun: yes (CLS-TERRAIN-15). */
  mayManGun: (g: Game<F>, model: ModelId, piece: number) => boolean;
  /** The enemy that the unmanned gun of the building a unit occupies fires at: the nearest that the unit sees in its range, or null. */
  gunTarget: (g: Game<F>, u: Unit<F>, gun: WeaponSheet<F>, rangeInches: number) => Unit<F> | null;
  /** Whether the gun of a piece has been fired and is not to be again: in this phase (CLS-TERRAIN-15). */
  gunIsSpent: (g: Game<F>, piece: number) => boolean;
  /** A unit fires the gun of a piece. */
  gunFires: (g: Game<F>, u: Unit<F>, piece: number) => void;
}

import type { Frame, Game, ModelId, Purpose, SideId, Unit } from 'sandtable/rules';
import type { ClassicFamily, Stat } from '../family.ts';

/** DEF, filled by definitions.ts. */
export interface DefinitionSeams<F extends ClassicFamily> {
  /** A characteristic of a model as it is now: rules that change one wrap this (CLS-DEF-09). */
  statOf: (g: Game<F>, model: ModelId, stat: Stat) => number;
  /** The value most of a unit's living models have, the highest of those tied (CLS-DEF-11). */
  majorityOf: (g: Game<F>, u: Unit<F>, stat: Stat) => number;
  /** The highest value among a unit's living models. */
  highestOf: (g: Game<F>, u: Unit<F>, stat: Stat) => number;
  /** A characteristic test on one die of an open deed (CLS-DEF-10). */
  passesTest: (g: Game<F>, frame: Frame, why: Purpose, value: number) => boolean;
  /**
   * Of `n` units in the options of `FIRST_EFFECT`, on each of which something falls due at once, the one that the side whose
   * turn it is takes first (CLS-DEF-14).
   */
  nextEffect: (g: Game<F>, n: number) => Unit<F>;
  /** The side that wins a roll-off (CLS-DEF-05). */
  rollOff: (g: Game<F>) => SideId;
  /**
   * Rolls scatter and distance and moves the point in `mark` (x, y) by it; true on a Hit (CLS-DEF-06). `again`: a re-roll of both;
   * `dice`: how many are added up for the distance, 2 if left out.
   */
  scatter: (g: Game<F>, frame: Frame, mark: Float64Array, lessInches: number, again: boolean, dice?: number) => boolean;
  /** Whether a model of the unit sees the target unit (CLS-DEF-08). */
  unitSees: (g: Game<F>, u: Unit<F>, target: Unit<F>) => boolean;
  /** Whether a unit is made of vehicles (whose hits roll penetration). */
  isVehicle: (g: Game<F>, u: Unit<F>) => boolean;
}

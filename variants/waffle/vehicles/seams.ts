import type { Frame, Game, Unit, WeaponSheet } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import type { WaffleSeams } from '../hub.ts';

/** What rules of this theme ask one another. */
export interface VehicleHouseSeams {
  /**
   * Whether an enemy unit that is locked may be named as a target at all, where others of its kind may: not a walker (WAF-VEH-09). A yes
   * or no to tune.
   */
  namedInMelee: (g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>) => boolean;
  /** Whether a tank that drives at its enemies grinds over them, and does not slam into them: false (WAF-VEH-14). */
  grinds: (g: Game<Classic>, tank: Unit<Classic>) => boolean;
  /** What strikes a unit that a tank drove into; asked once for each unit that is struck, and may roll dice. None without a rule (WAF-VEH-15, -16). */
  shockProfile: (g: Game<Classic>, tank: Unit<Classic>, frame: Frame) => WeaponSheet<Classic> | null;
  /** A unit failed its Initiative tests against a tank by so many points in all: nothing (WAF-VEH-20). */
  struckByTank: (g: Game<Classic>, tank: Unit<Classic>, u: Unit<Classic>, points: number) => void;
}

/** Answers where no house rule gives another. */
export const vehiclesHouseSeams = (_s: WaffleSeams): VehicleHouseSeams => ({
  namedInMelee: (g, _u, target) => (statsOf(g, target).vehicle & VEHICLE.walker) === 0,
  grinds: () => false,
  shockProfile: () => null,
  struckByTank: () => {},
});

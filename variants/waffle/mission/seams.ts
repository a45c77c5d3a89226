import type { Game, SideId, Unit, WeaponSheet } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';

/** What rules of terrain, missions and armies ask one another. */
export interface FieldHouseSeams {
  /** Whether an unmanned gun would rather fire at this unit than at others: at all alike (WAF-TERRAIN-15). */
  gunPrefers: (g: Game<Classic>, gun: WeaponSheet<Classic>, enemy: Unit<Classic>) => boolean;
  /** The side whose choice of the time of day holds without a roll-off, or -1 (WAF-ARMY-12). */
  timeDecider: (g: Game<Classic>) => SideId | -1;
  /** The side that decides whether night ends, or falls, in place of the die, or -1 (WAF-ARMY-12). */
  nightDecider: (g: Game<Classic>) => SideId | -1;
  /** Whether the night before daybreak goes on after the first turn: no (WAF-MISSION-05). */
  nightLasts: (g: Game<Classic>) => boolean;
  /** Whether the night that approached has fallen: no (WAF-MISSION-06). */
  nightHasFallen: (g: Game<Classic>) => boolean;
}

/** Answers where no house rule gives another. */
export const fieldHouseSeams = (_s: WaffleSeams): FieldHouseSeams => ({
  gunPrefers: () => true,
  timeDecider: () => -1,
  nightDecider: () => -1,
  nightLasts: () => false,
  nightHasFallen: () => false,
});

import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../seams.ts';

/** What rules of this theme ask one another. */
export interface PowerHouseSeams {
  /** Whether a unit counts as charging though it made no charge move: it may use weapons for the charge (WAF-USR-09). */
  countsAsCharging: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a unit off the table cannot come in any more in this game turn (WAF-RESERVE-10). */
  isDelayed: (g: Game<Classic>, u: Unit<Classic>) => boolean;
}

/** Answers where no house rule gives another. */
export const powersHouseSeams = (_s: WaffleSeams): PowerHouseSeams => ({
  countsAsCharging: () => false,
  isDelayed: () => false,
});

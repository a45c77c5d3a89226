import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';

/** What rules of this theme ask one another. */
export interface PowerHouseSeams {
  /** Whether a unit off the table cannot come in any more in this game turn (WAF-RESERVE-10). */
  isDelayed: (g: Game<Classic>, u: Unit<Classic>) => boolean;
}

/** Answers where no house rule gives another. */
export const powersHouseSeams = (_s: WaffleSeams): PowerHouseSeams => ({ isDelayed: () => false });

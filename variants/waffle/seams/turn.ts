import type { Game } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../seams.ts';

/** What rules of the order of play ask one another. */
export interface TurnHouseSeams {
  /**
   * The number of the span in which a unit may respond once: of the phase of a player turn, as in the base, or of the game turn
   * (WAF-TURN-07 b). Never 0.
   */
  allowanceWindow: (g: Game<Classic>) => number;
}

/** Answers where no house rule gives another. */
export const turnHouseSeams = (_s: WaffleSeams): TurnHouseSeams => ({
  allowanceWindow: (g) => 2 * g.round + g.active + 1,
});

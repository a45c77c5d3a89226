import { type Bonus, type Game, PLACE, type SideId, type Unit } from 'sandtable/rules';
import { highestPrinted } from '../../classic/definitions/printed.ts';
import { type Classic, STAT } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';

/** What rules of the order of play ask one another. */
export interface TurnHouseSeams {
  /**
   * The number of the span in which a unit may respond once: of the phase of a player turn, as in the base, or of the game turn
   * (WAF-TURN-07 b). Never 0.
   */
  allowanceWindow: (g: Game<Classic>) => number;
  /** Whether a unit has acted in this game turn and is spent (WAF-TURN-02). */
  hasActed: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a unit that is not spent may be picked: one on the table, itself or in a transport (WAF-TURN-02). */
  mayActivate: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether both sides roll for priority in this game turn (WAF-TURN-01). */
  rollsPriority: (g: Game<Classic>) => boolean;
  /** What each side adds to its die for priority (WAF-TURN-01). */
  priorityLeadership: (g: Game<Classic>, side: SideId) => Bonus;
  /** Whether a round of the combat that a unit is in is fought as it acts (WAF-TURN-05). */
  triggersRound: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a unit that is spent strikes in a combat (WAF-TURN-05). */
  spentFights: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** What units are ranked by, the highest first (WAF-TURN-08); 0 for those without it. */
  orderKey: (g: Game<Classic>, u: Unit<Classic>) => number;
}

/** Answers where no house rule gives another. */
export const turnHouseSeams = (_s: WaffleSeams): TurnHouseSeams => ({
  allowanceWindow: (g) => 2 * g.round + g.active + 1,
  hasActed: () => false,
  mayActivate: (g, u) =>
    u.place === PLACE.table || (u.place === PLACE.embarked && u.inside >= 0 && g.units[u.inside].place === PLACE.table),
  rollsPriority: () => true,
  priorityLeadership: () => 0,
  triggersRound: () => true,
  spentFights: () => true,
  orderKey: (g, u) => highestPrinted(g, u, STAT.Ld),
});

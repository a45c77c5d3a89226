import type { Game, SideId } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;

/** Order of play and roll-offs. */
export interface TurnSeams {
  /** The winner of a roll-off; ties are rolled again. */
  rollOff: (g: G) => SideId;
  /** Puts the armies on the table, as far as the scenario has not. */
  deploy: (g: G) => void;
  /** Units that are taken off and deployed again, before the first turn is determined. */
  redeploy: (g: G) => void;
  /** Who has the first turn in every round. Waits for missions that decide it in another way. */
  firstSide: (g: G) => SideId;
  /** Moves and rules after deployment and before the first turn. */
  preBattle: (g: G) => void;
  beginTurn: (g: G, side: SideId) => void;
}

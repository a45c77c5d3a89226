import type { Game, SideId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Command points. */
export interface CommandSeams {
  /** The start of a Command phase. */
  commandPhase: (g: G, side: SideId) => void;
  /** Gains points outside the start of a Command phase; what the cap lets through. */
  gainPoints: (g: G, side: SideId, points: number) => number;
  /** The same at the start of a Command phase, by an ability; by a rule that works once per battle; for a card of the mission. */
  gainAtCommandStart: (g: G, side: SideId, points: number) => number;
  gainOnce: (g: G, side: SideId, points: number) => number;
  gainForCard: (g: G, side: SideId, points: number) => number;
  /** Whether a side may use a Stratagem of this cost now on this unit. */
  mayPay: (g: G, side: SideId, cost: number, unit: U | null) => boolean;
}

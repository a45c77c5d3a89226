import type { Game, Inches, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Aircraft: how they fly, and what is different near them. */
export interface AircraftSeams {
  /** Least inches that it has to fly. */
  leastFlight: (g: G, u: U) => Inches;
  /** Chooses a course and flies it. Waits for Aircraft that fly in another pattern. */
  flyUnit: (g: G, u: U) => void;
  /** Flies straight on and turns to the left: whether that was legal. Waits for Aircraft that fly in another pattern. */
  fly: (g: G, u: U, inches: number, degrees: number) => boolean;
  /** Whether a unit that flies may, or that can fly nowhere must, leave the table. */
  mayFlyOff: (g: G, u: U) => boolean;
  /** Whether a unit within Engagement Range has to Fall Back to move. */
  boundToFallBack: (g: G, u: U) => boolean;
  /** 1 for slots of units that others may move under and through in Normal and Advance moves. */
  overhead: (g: G) => Uint8Array;
  /** Whether a unit that piles in or consolidates looks at an enemy. */
  closesOn: (g: G, u: U, enemy: U) => boolean;
}

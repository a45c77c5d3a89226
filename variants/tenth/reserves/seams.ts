import type { Places, Pose } from 'sandtable/kit';
import type { Game, Inches, ModelId, SideId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { RedeploySeams } from '../mission/seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** How a unit comes onto the table. */
export const ARRIVAL = {
  /** Wholly within the strip along one edge (TEN-RESERVE-05). */
  edge: 0,
  /** Anywhere far enough from all enemies (TEN-RESERVE-06). */
  anywhere: 1,
  /** Touching its own edge (TEN-RESERVE-12). */
  ownEdge: 2,
} as const;
export type Arrival = (typeof ARRIVAL)[keyof typeof ARRIVAL];

/** Units off the table: who waits, when and how they come in. */
export interface ReserveSeams extends RedeploySeams {
  /** Whether a unit off the table is in Strategic Reserves and not only in Reserves. */
  inStrategicReserves: (g: G, u: U) => boolean;
  /** First battle round in which it may come in. */
  firstRound: (g: G, u: U) => number;
  /** Whether a unit in Reserves may come in now. A yes or no to tune. */
  mayArrive: (g: G, u: U) => boolean;
  /** Whether its models have Deep Strike. */
  hasDeepStrike: (g: G, u: U) => boolean;
  /** Whether it may be set up by Deep Strike now. */
  mayDeepStrike: (g: G, u: U) => boolean;
  /** How it would come in from Strategic Reserves, or -1 if it cannot. */
  wayFromEdge: (g: G, u: U) => Arrival | -1;
  /** Brings a unit in, or not, as its player chooses: whether it did. */
  arriveUnit: (g: G, u: U) => boolean;
  /** The same by one way of arrival. Waits for ways of arrival with choices of their own. */
  arriveBy: (g: G, u: U, how: Arrival) => boolean;
  /**
   * Sets a unit up where an intent leads, as near to it as there is room, with all that follows: whether it found room. Waits for ways
   * of arrival with choices of their own.
   */
  arrive: (g: G, u: U, how: Arrival, intentCode: number) => boolean;
  /**
   * Only places its models, as near to a point as they may stand: whether there was room. Nothing follows. Waits for ways of arrival
   * that place models in another way.
   */
  setUp: (g: G, u: U, how: Arrival, x: number, y: number) => boolean;
  /** The same on exactly the places listed: whether it may stand there. Waits for ways of arrival that place models in another way. */
  setUpAt: (g: G, u: U, how: Arrival, places: Places) => boolean;
  /** Inches that a unit which is set up has to keep from an enemy unit, horizontally; it stays farther off than that. */
  keepsOff: (g: G, u: U, enemy: U) => Inches;
  /** Whether a unit is bound by limits on where Reserves may be set up. */
  boundByLimits: (g: G, u: U) => boolean;
  /** Whether an enemy's limit on where Reinforcements may be set up goes before the rule that sets this unit up. */
  limitWins: (g: G, u: U, enemy: U) => boolean;
  /** Whether a unit in Reserves can use its rules. */
  usesRulesInReserve: (g: G, u: U) => boolean;
  /** Whether a unit that may come in during round 1 can do so in the enemy's turn. */
  ingressInRoundOne: (g: G, u: U) => boolean;
  /** Whether Stratagems that do not name Reserves can be used on a unit in Reserves. */
  stratagemsReach: (g: G, u: U) => boolean;
  /**
   * Most that a place promises to a unit which comes in that way, in points on paper. Waits for ways of arrival that make a place worth
   * more.
   */
  arrivalPromise: (g: G, u: U, how: Arrival) => number;
  /** Whether a model may be set up there, beyond what terrain, other models and the way of arrival say. A yes or no to tune. */
  mayStandOn: (g: G, u: U, m: ModelId, pose: Pose) => boolean;
  /** Whether a unit that comes from an edge may mix edges; otherwise all its models keep to one. */
  mixesEdges: (g: G, u: U) => boolean;
  /** What follows when it stands. */
  hasArrived: (g: G, u: U, how: Arrival) => void;
  /** It counts as having made a Normal move, although it has made none (arrivals, units that get out of Transports that moved). */
  countsAsMoved: (g: G, u: U) => void;
  /** Whether an ability may move a unit that came in this turn. */
  mayMoveAgain: (g: G, u: U) => boolean;
  /** The part of that of one side. */
  declareSide: (g: G, side: SideId) => void;
  /** Points of a unit in Strategic Reserves, with those inside it, that count towards their limit. */
  reservePoints: (g: G, u: U) => number;
  /** Sets up a unit that the scenario gives no place in its deployment zone. */
  deployUnit: (g: G, u: U) => void;
  /** What is changed about the place of a unit that has just been deployed. */
  settleInZone: (g: G, u: U) => void;
}

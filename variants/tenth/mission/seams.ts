import type { Bonus, Count, Game, ModelId, SideId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Objectives and victory. */
export interface MissionSeams {
  /** OC of one model now: what it adds to the level of control, below 0 where modifiers make it so and nothing bounds it (TEN-MOD-09). */
  ocOf: (g: G, m: ModelId) => Bonus;
  /** Whether a model is within range of an objective. */
  inRangeOf: (g: G, m: ModelId, objective: number) => boolean;
  /** What the models of a side within range of an objective count together. */
  levelOfControl: (g: G, side: SideId, objective: number) => number;
  /** At the end of a turn of a side: Victory points that are scored then. */
  scoreTurn: (g: G, side: SideId) => void;
  /** At the end of a battle round: Victory points that are scored then. */
  scoreRound: (g: G) => void;
}

/** Rules that let a side deploy units again. */
export interface RedeploySeams {
  /** Most units that a side may redeploy. */
  redeployments: (g: G, side: SideId) => Count;
  /** Redeployments once the first turn is known. */
  lateRedeployments: (g: G) => void;
  /** Takes a unit off and deploys it again. */
  redeployUnit: (g: G, u: U) => void;
}

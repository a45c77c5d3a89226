import type { Game, ModelId, SideId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Objectives and victory. */
export interface MissionSeams {
  ocOf: (g: G, m: ModelId) => number;
  inRangeOf: (g: G, m: ModelId, objective: number) => boolean;
  levelOfControl: (g: G, side: SideId, objective: number) => number;
  scoreTurn: (g: G, side: SideId) => void;
  scoreRound: (g: G) => void;
}

/** Rules that let a side deploy units again. */
export interface RedeploySeams {
  /** Most units that a side may redeploy. */
  redeployments: (g: G, side: SideId) => number;
  /** Redeployments once the first turn is known. */
  lateRedeployments: (g: G) => void;
  /** Takes a unit off and deploys it again. */
  redeployUnit: (g: G, u: U) => void;
}

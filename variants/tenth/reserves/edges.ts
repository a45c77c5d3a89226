import { reachX, reachY } from 'sandtable/kit';
import type { Game, ModelId, SideId } from 'sandtable/rules';
import type { Modern } from '../family.ts';

type G = Game<Modern>;

/** Edges of the table as a side sees them. */
export const EDGE = { own: 0, left: 1, right: 2, far: 3 } as const;
export const EDGES = 4;

/** Unit vector, along an axis, from an edge (as a side sees it) into the table. */
export function inwardX(g: G, side: SideId, edge: number): number {
  const home = g.board.homeward[g.seatOf[side]];
  const across = Math.abs(home.x) > Math.abs(home.y);
  const fx = across ? (home.x > 0 ? -1 : 1) : 0;
  const fy = across ? 0 : home.y > 0 ? -1 : 1;
  return edge === EDGE.own ? fx : edge === EDGE.far ? -fx : edge === EDGE.left ? fy : -fy;
}
export function inwardY(g: G, side: SideId, edge: number): number {
  const home = g.board.homeward[g.seatOf[side]];
  const across = Math.abs(home.x) > Math.abs(home.y);
  const fx = across ? (home.x > 0 ? -1 : 1) : 0;
  const fy = across ? 0 : home.y > 0 ? -1 : 1;
  return edge === EDGE.own ? fy : edge === EDGE.far ? -fy : edge === EDGE.left ? -fx : fx;
}

/** Inches from an edge to a point; `ix`, `iy` lead away from the edge. */
export const depthOf = (g: G, x: number, y: number, ix: number, iy: number): number =>
  ix !== 0 ? (ix > 0 ? x : g.board.width - x) : iy > 0 ? y : g.board.height - y;

/** Half the extent of a footprint, measured away from an edge. */
export const halfDepth = (g: G, m: ModelId, dirX: number, dirY: number, ix: number): number =>
  ix !== 0 ? reachX(g.models, m, dirX, dirY) : reachY(g.models, m, dirX, dirY);

/** Width of the narrowest strip that a model fits in. */
export const leastDepth = (g: G, m: ModelId): number => 2 * (g.models.rim[m] + Math.min(g.models.coreX[m], g.models.coreY[m]));
/** Depth of a model that faces away from the edge. */
export const depthAhead = (g: G, m: ModelId): number => 2 * (g.models.rim[m] + g.models.coreX[m]);

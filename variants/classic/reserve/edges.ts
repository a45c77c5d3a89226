import { reachX, reachY } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Edges of the table as a unit's side sees them: its own, and the short ones at its left and right hand. */
export const EDGE = { own: 0, left: 1, right: 2 } as const;

/** Unit vector from the edge that was last looked at into the table, along an axis. */
export const inward = new Float64Array(2);

/** Fills `inward` for an edge as the side of a unit sees it. */
export function faceInward(g: Game<Classic>, u: Unit<Classic>, edge: number): void {
  const home = g.board.homeward[g.seatOf[u.side]];
  const along = Math.abs(home.x) > Math.abs(home.y);
  const fx = along ? (home.x > 0 ? -1 : 1) : 0;
  const fy = along ? 0 : home.y > 0 ? -1 : 1;
  // The left hand lies a quarter anticlockwise of the way forward; from that edge the way in is to the right.
  inward[0] = edge === EDGE.own ? fx : edge === EDGE.left ? fy : -fy;
  inward[1] = edge === EDGE.own ? fy : edge === EDGE.left ? -fx : fx;
}

/** Inches from the edge that `inward` leads away from to a point. */
export function depthOf(g: Game<Classic>, x: number, y: number): number {
  if (inward[0] !== 0) return inward[0] > 0 ? x : g.board.width - x;
  return inward[1] > 0 ? y : g.board.height - y;
}

/** Half the extent of a footprint along `inward`, facing dirX, dirY. */
export const halfDepth = (g: Game<Classic>, i: ModelId, dirX: number, dirY: number): number =>
  inward[0] !== 0 ? reachX(g.models, i, dirX, dirY) : reachY(g.models, i, dirX, dirY);

/** Inches along the edge of a point, and the length of that edge. */
export const alongOf = (x: number, y: number): number => (inward[0] !== 0 ? y : x);
export const edgeLength = (g: Game<Classic>): number => (inward[0] !== 0 ? g.board.height : g.board.width);

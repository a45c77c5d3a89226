import { reachX, reachY } from 'sandtable/kit';
import { arenaMemory, type Game, type ModelId, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Edges of the table as a unit's side sees them: its own, and the short ones at its left and right hand. */
export const EDGE = { own: 0, left: 1, right: 2 } as const;

/** Unit vector into the table, along an axis, from the current edge; 0, 0 for none. */
export const inwardOf = arenaMemory('classic/edge', (_g: Game<Classic>) => ({ x: 0, y: 0 }));

/** Makes an edge, named as a unit's side sees it, the current one until `leaveEdge`. */
export function faceInward(g: Game<Classic>, u: Unit<Classic>, edge: number): void {
  const home = g.board.homeward[g.seatOf[u.side]];
  const along = Math.abs(home.x) > Math.abs(home.y);
  const fx = along ? (home.x > 0 ? -1 : 1) : 0;
  const fy = along ? 0 : home.y > 0 ? -1 : 1;
  // Left is a quarter turn anticlockwise of forward; from the left edge the way in is to the right.
  const inward = inwardOf(g);
  inward.x = edge === EDGE.own ? fx : edge === EDGE.left ? fy : -fy;
  inward.y = edge === EDGE.own ? fy : edge === EDGE.left ? -fx : fx;
}

export function leaveEdge(g: Game<Classic>): void {
  const inward = inwardOf(g);
  inward.x = 0;
  inward.y = 0;
}

/** Inches from the edge to a point. */
export function depthOf(g: Game<Classic>, x: number, y: number): number {
  const inward = inwardOf(g);
  if (inward.x !== 0) return inward.x > 0 ? x : g.board.width - x;
  return inward.y > 0 ? y : g.board.height - y;
}

/** Half the extent of a footprint along the way in, facing dirX, dirY. */
export const halfDepth = (g: Game<Classic>, i: ModelId, dirX: number, dirY: number): number =>
  inwardOf(g).x !== 0 ? reachX(g.models, i, dirX, dirY) : reachY(g.models, i, dirX, dirY);

/** Position of a point along the edge in inches, and the length of the edge. */
export const alongOf = (g: Game<Classic>, x: number, y: number): number => (inwardOf(g).x !== 0 ? y : x);
export const edgeLength = (g: Game<Classic>): number => (inwardOf(g).x !== 0 ? g.board.height : g.board.width);

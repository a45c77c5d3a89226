import { type Pose, reachX, reachY } from 'sandtable/kit';
import { type Game, is, type ModelId, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { ARRIVED } from '../reserves/states.ts';

type G = Game<Modern>;

/** Whether a hull arrived on the table this turn. */
export const hasJustArrived = (g: G, hull: ModelId): boolean => is(g.unitOf(hull) as Unit<Modern>, ARRIVED);

/** Whether a model in a pose would be wholly within a strip along some edge of the table. */
export function inEdgeStrip(g: G, m: ModelId, pose: Pose, inches: number): boolean {
  const { x, y, dirX, dirY } = pose;
  const rx = reachX(g.models, m, dirX, dirY);
  const ry = reachY(g.models, m, dirX, dirY);
  return x + rx <= inches || x - rx >= g.board.width - inches || y + ry <= inches || y - ry >= g.board.height - inches;
}

import { reachX, reachY } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { is } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { ARRIVED } from '../reserve/states.ts';

type G = Game<Modern>;

/** Whether a hull came onto the table this turn. */
export const hasJustArrived = (g: G, hull: ModelId): boolean => is(g.unitOf(hull) as Unit<Modern>, ARRIVED);

/** Whether a model at x, y would be wholly within a strip along some edge of the table. */
export function inEdgeStrip(g: G, m: ModelId, x: number, y: number, dirX: number, dirY: number, inches: number): boolean {
  const rx = reachX(g.models, m, dirX, dirY);
  const ry = reachY(g.models, m, dirX, dirY);
  return x + rx <= inches || x - rx >= g.board.width - inches || y + ry <= inches || y - ry >= g.board.height - inches;
}

/** Passengers of a transport from Strategic Reserves get out as usual: they need not be near an edge. */
export const anywhereBesideArrivals = defineRule({
  id: 'TEN-TRANSPORT-08',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { keepsToEdge: () => () => false } }),
});

/** Arriving is no move after which a unit may embark. */
export const noBoardingOnArrival = defineRule({
  id: 'TEN-TRANSPORT-11',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { embarksOnArrival: () => () => false } }),
});

/** Passengers get out of a transport in the turn in which it arrives, far from all enemies. */
export const outOnArrival = defineRule({
  id: 'TEN-TRANSPORT-14',
  default: 'on',
  keyword: 'transport',
  patch: () => ({ wrap: { leavesOnArrival: () => () => true } }),
});

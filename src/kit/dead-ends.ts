import type { ModelId } from '../rules/game.ts';

/** Places at which models turned out to be unable to end, so that nobody looks for a way there again: searches come by the same ones often. */

const MOST = 16_384;
/** A power of two, far more than places: a look-up mostly takes one step. */
const SLOTS = 65_536;
/** Up to so many places it is quicker to empty their slots one by one than all slots. */
const FEW = 1024;

export interface DeadEnds {
  n: number;
  /** By slot, the first free one from that of its hash on: the index of a place and 1, 0 for none. */
  readonly slots: Int16Array;
  /** By place: its slot, whose it is, and where. */
  readonly slot: Uint16Array;
  readonly model: Int16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export const makeDeadEnds = (): DeadEnds => ({
  n: 0,
  slots: new Int16Array(SLOTS),
  slot: new Uint16Array(MOST),
  model: new Int16Array(MOST),
  x: new Float64Array(MOST),
  y: new Float64Array(MOST),
});

export function forgetDeadEnds(ends: DeadEnds): void {
  const { slots, slot, n } = ends;
  if (n > FEW) slots.fill(0);
  else for (let k = 0; k < n; k++) slots[slot[k]] = 0;
  ends.n = 0;
}

/** Where a place stands, or where it would be put. Positions are on a grid of 1/256 inch. */
function slotOf({ slots, model, x, y }: DeadEnds, i: ModelId, atX: number, atY: number): number {
  let hash = Math.imul((atX * 256) | 0, 0x9e3779b1) ^ Math.imul((atY * 256) | 0, 0x85ebca6b) ^ Math.imul(i, 0xc2b2ae35);
  hash ^= hash >>> 15;
  let at = hash & (SLOTS - 1);
  for (; slots[at] !== 0; at = (at + 1) & (SLOTS - 1)) {
    const k = slots[at] - 1;
    if (x[k] === atX && y[k] === atY && model[k] === i) break;
  }
  return at;
}

export const isDeadEnd = (ends: DeadEnds, i: ModelId, x: number, y: number): boolean =>
  ends.n > 0 && ends.slots[slotOf(ends, i, x, y)] !== 0;

/** Notes a place, once; when there is room for no more, it is forgotten. */
export function noteDeadEnd(ends: DeadEnds, i: ModelId, x: number, y: number): void {
  if (ends.n === MOST) return;
  const at = slotOf(ends, i, x, y);
  if (ends.slots[at] !== 0) return;
  ends.slot[ends.n] = at;
  ends.model[ends.n] = i;
  ends.x[ends.n] = x;
  ends.y[ends.n] = y;
  ends.slots[at] = ++ends.n;
}

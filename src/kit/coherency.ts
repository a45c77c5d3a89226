import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { within3d } from './measure.ts';
import { missedLess } from './missed.ts';
import { leftOf } from './outlook.ts';
import { EPSILON } from './tolerance.ts';

const MOST = 512;

/** The mark of the chain that each model of a unit is in, from its first, 0 for none yet; the models of the last chain; the mark that the next one gets. */
interface Chains {
  readonly reached: Int16Array;
  readonly queue: Int16Array;
  mark: number;
}

const chains = scratch<Chains>({ reached: new Int16Array(MOST), queue: new Int16Array(MOST), mark: 1 });

/** Begins: no model of a unit is in a chain yet. */
function noChains<F extends Family>(unit: Unit<F>): Chains {
  const room = chains();
  room.reached.fill(0, 0, unit.size);
  room.mark = 1;
  return room;
}

/**
 * Whether the living models of a unit are coherent: all in one chain of steps of at most `inches` horizontally and
 * `upInches` between levels, and each that close to at least `links` others. A unit of one model is coherent.
 */
export function coherent<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number, links: number): boolean {
  if (unit.alive <= 1) return true;
  if (largestGroup(g, unit, inches, upInches) < unit.alive) return false;
  if (links <= 1) return true;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] !== 0 && !linked(g, unit, i, inches, upInches, links)) return false;
  }
  return true;
}

/** Whether a model is close to at least `links` others: counting stops there. */
function linked<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, inches: number, upInches: number, links: number): boolean {
  const m = g.models;
  const { first } = unit;
  const end = first + unit.size;
  let n = 0;
  // Neighbours in the columns are usually neighbours on the table.
  for (let j = i + 1; j < end; j++) if (m.alive[j] !== 0 && within3d(m, i, j, inches, upInches) && ++n >= links) return true;
  for (let j = i - 1; j >= first; j--) if (m.alive[j] !== 0 && within3d(m, i, j, inches, upInches) && ++n >= links) return true;
  return false;
}

/** Whether all models of a unit have round bases: then the distance of their centres is enough. */
const round = (m: Models, first: ModelId, end: ModelId): boolean => {
  for (let i = first; i < end; i++) if (m.coreX[i] !== 0) return false;
  return true;
};

/** How many other living models of its unit a model is close to. */
function linksOf<F extends Family>(g: Game<F>, unit: Unit<F>, i: ModelId, inches: number, upInches: number): number {
  const m = g.models;
  let n = 0;
  const end = unit.first + unit.size;
  for (let j = unit.first; j < end; j++) if (j !== i && m.alive[j] !== 0 && within3d(m, i, j, inches, upInches)) n++;
  return n;
}

/** Marks the chain that starts with a model; returns how many living models it has. */
function chain<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  start: ModelId,
  inches: number,
  upInches: number,
  { reached, queue, mark }: Chains,
): number {
  const m = g.models;
  const { x, y, z, rim, alive } = m;
  const { first } = unit;
  const end = first + unit.size;
  const simple = round(m, first, end);
  let head = 0;
  let tail = 0;
  queue[tail++] = start;
  reached[start - first] = mark;
  while (head < tail) {
    const i = queue[head++];
    for (let j = first; j < end; j++) {
      if (alive[j] === 0 || reached[j - first] !== 0) continue;
      if (simple) {
        const dx = x[i] - x[j];
        const dy = y[i] - y[j];
        const far = inches + rim[i] + rim[j] + EPSILON;
        if (dx * dx + dy * dy > far * far || Math.abs(z[i] - z[j]) > upInches + EPSILON) continue;
      } else if (!within3d(m, i, j, inches, upInches)) continue;
      reached[j - first] = mark;
      queue[tail++] = j;
    }
  }
  return tail;
}

/** Size of the largest chain of living models. */
function largestGroup<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number): number {
  const end = unit.first + unit.size;
  const room = noChains(unit);
  let most = 0;
  for (let i = unit.first; i < end && most * 2 < unit.alive; i++) {
    if (g.models.alive[i] === 0 || room.reached[i - unit.first] !== 0) continue;
    const n = chain(g, unit, i, inches, upInches, room);
    if (n > most) most = n;
  }
  return most;
}

/** Marks all chains; returns the mark of the one that its owner keeps, or 0 if there is only one. */
function keptChain<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number, room: Chains): number {
  const { reached, queue } = room;
  let kept = 0;
  let worth = 0;
  let most = 0;
  let head = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || reached[i - unit.first] !== 0) continue;
    const n = chain(g, unit, i, inches, upInches, room);
    if (n === unit.alive) return 0;
    let points = 0;
    let leader = i;
    for (let k = 0; k < n; k++) {
      points += g.sheetOf(queue[k]).points;
      if (leftOf(g, queue[k], leader)) leader = queue[k];
    }
    if (kept === 0 || points > worth || (points === worth && (n > most || (n === most && leftOf(g, leader, head))))) {
      kept = room.mark;
      worth = points;
      most = n;
      head = leader;
    }
    room.mark++;
  }
  return kept;
}

/**
 * The model that its owner removes next from a unit that must lose models until it is coherent; -1 if it is coherent. He keeps the chain worth
 * most army points (of equals the one of more models, then the first as he sees the board) and removes all others; in one chain, models with
 * fewer than `links` links. Of several the one he misses least goes first.
 */
export function strayModel<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number, links: number): ModelId {
  if (unit.alive <= 1) return -1;
  const room = noChains(unit);
  const kept = keptChain(g, unit, inches, upInches, room);
  let stray = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || (stray >= 0 && !missedLess(g, i, stray))) continue;
    if (kept === 0 ? linksOf(g, unit, i, inches, upInches) < links : room.reached[i - unit.first] !== kept) stray = i;
  }
  return stray;
}

/** The model that its owner misses least of those without which the others are still in one chain; -1 if they are not in one chain now. */
export function spareModel<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number): ModelId {
  let spare = -1;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (g.models.alive[i] === 0 || (spare >= 0 && !missedLess(g, i, spare))) continue;
    if (chainedWithout(g, unit, i, inches, upInches)) spare = i;
  }
  return spare;
}

/** Whether the living models of a unit other than one are in one chain. */
function chainedWithout<F extends Family>(g: Game<F>, unit: Unit<F>, without: ModelId, inches: number, upInches: number): boolean {
  const room = noChains(unit);
  room.reached[without - unit.first] = room.mark;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (i !== without && g.models.alive[i] !== 0) return chain(g, unit, i, inches, upInches, room) === unit.alive - 1;
  }
  return true;
}

/** Whether the living models of a unit other than one are coherent (see `coherent`). */
export function coherentWithout<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  without: ModelId,
  inches: number,
  upInches: number,
  links: number,
): boolean {
  if (unit.alive <= 2) return true;
  if (!chainedWithout(g, unit, without, inches, upInches)) return false;
  if (links <= 1) return true;
  const m = g.models;
  for (let i = unit.first; i < unit.first + unit.size; i++) {
    if (i === without || m.alive[i] === 0) continue;
    const needed = within3d(m, i, without, inches, upInches) ? links + 1 : links;
    if (!linked(g, unit, i, inches, upInches, needed)) return false;
  }
  return true;
}

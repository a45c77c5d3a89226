import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Models, Unit } from '../rules/game.ts';
import { scratch } from '../rules/scratch.ts';
import { within3d } from './measure.ts';
import { EPSILON } from './tolerance.ts';

const MOST = 512;

/** Which models of a unit, from its first, are already in a chain; and those whose neighbours have not been checked yet. */
interface Chains {
  readonly reached: Uint8Array;
  readonly queue: Int16Array;
}

const chains = scratch<Chains>({ reached: new Uint8Array(MOST), queue: new Int16Array(MOST) });

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

/** Marks in `reached` the chain that starts with a model; returns how many living models it has. */
function chain<F extends Family>(
  g: Game<F>,
  unit: Unit<F>,
  start: ModelId,
  inches: number,
  upInches: number,
  { reached, queue }: Chains,
): number {
  const m = g.models;
  const { x, y, z, rim, alive } = m;
  const { first } = unit;
  const end = first + unit.size;
  const simple = round(m, first, end);
  let head = 0;
  let tail = 0;
  queue[tail++] = start;
  reached[start - first] = 1;
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
      reached[j - first] = 1;
      queue[tail++] = j;
    }
  }
  return tail;
}

/** Size of the largest chain of living models. */
function largestGroup<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number): number {
  const end = unit.first + unit.size;
  const room = chains();
  const { reached } = room;
  for (let k = 0; k < unit.size; k++) reached[k] = 0;
  let most = 0;
  for (let i = unit.first; i < end && most * 2 < unit.alive; i++) {
    if (g.models.alive[i] === 0 || reached[i - unit.first] !== 0) continue;
    const n = chain(g, unit, i, inches, upInches, room);
    if (n > most) most = n;
  }
  return most;
}

/**
 * A living model outside the largest chain (or, if all are in one chain, one with fewer than `links` links): the next one
 * to remove when a unit must lose models until it is coherent. -1 if it is coherent.
 */
export function strayModel<F extends Family>(g: Game<F>, unit: Unit<F>, inches: number, upInches: number, links: number): ModelId {
  const m = g.models;
  if (unit.alive <= 1) return -1;
  const end = unit.first + unit.size;
  const most = largestGroup(g, unit, inches, upInches);
  if (most < unit.alive) {
    const room = chains();
    const { reached } = room;
    for (let k = 0; k < unit.size; k++) reached[k] = 0;
    for (let i = unit.first; i < end; i++) {
      if (m.alive[i] === 0 || reached[i - unit.first] !== 0) continue;
      if (chain(g, unit, i, inches, upInches, room) < most) return i;
    }
    // Two chains of the same size: the later one loses a model.
    for (let i = end - 1; i >= unit.first; i--) if (m.alive[i] !== 0) return i;
  }
  for (let i = unit.first; i < end; i++) if (m.alive[i] !== 0 && linksOf(g, unit, i, inches, upInches) < links) return i;
  return -1;
}

import type { Family } from '../rules/family.ts';
import type { Game, ModelId, Unit } from '../rules/game.ts';
import { glimpses, looked } from './look.ts';
import { CLEAR, COUNTED, KNOWN, MIXED, NO, type Sight, UNKNOWN, VISIBLE, YES } from './sight.ts';
import { gather, pairOf, shuts } from './sight-pairs.ts';

/** Questions of sight; sight.ts defines the answers. */

/** Whether nothing at all is between two units: every model sees all of every other. */
export const clearView = <F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): boolean =>
  s.corridor[pairOf(g, s, a, b)] === CLEAR;

/** Whether a model sees some part of another. */
export function modelSees<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): boolean {
  const at = looked(g, s, i, j, KNOWN);
  return at < 0 || (s.seen[at] & VISIBLE) !== 0;
}

/** The share of a target hidden from an observer, 0 to 1. */
export function hiddenShare<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): number {
  const at = looked(g, s, i, j, COUNTED);
  return at < 0 ? 0 : s.hidden[at] / (s.optics.across * s.optics.levels);
}

/** What hides most of a target from an observer: a piece, -1 for nothing, or -2 - slot of the unit whose bodies do. */
export function hiddenBy<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, j: ModelId): number {
  const at = looked(g, s, i, j, COUNTED);
  return at < 0 ? -1 : s.by[at];
}

/** Whether a model sees some living model of a unit. */
export function modelSeesUnit<F extends Family>(g: Game<F>, s: Sight<F>, i: ModelId, b: Unit<F>): boolean {
  if (b.alive === 0) return false;
  const state = s.corridor[pairOf(g, s, g.units[g.models.unit[i]], b)];
  if (state !== MIXED) return state === CLEAR;
  const end = b.first + b.size;
  for (let j = b.first; j < end; j++) if (g.models.alive[j] !== 0 && modelSees(g, s, i, j)) return true;
  return false;
}

/** Whether some model of one unit sees the middle of some model of the other: a quick yes. At most `most` pairs are tried. */
function glance<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, most: number): boolean {
  const m = g.models;
  // Without a middle column there is no such sample.
  if (s.optics.across % 2 === 0) return false;
  const endA = a.first + a.size;
  const endB = b.first + b.size;
  let left = most;
  for (let i = a.first; i < endA; i++) {
    if (m.alive[i] === 0) continue;
    for (let j = b.first; j < endB; j++) {
      if (m.alive[j] === 0) continue;
      if (left-- === 0) return false;
      if (glimpses(g, s, i, j)) return true;
    }
  }
  return false;
}

/** Whether some living model of one unit sees some living model of the other. */
export function unitSees<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): boolean {
  if (a.alive === 0 || b.alive === 0) return false;
  const pair = pairOf(g, s, a, b);
  if (s.corridor[pair] !== MIXED) return s.corridor[pair] === CLEAR;
  if (s.answer[pair] === UNKNOWN) {
    if (s.near !== pair) gather(g, s, a, b, pair);
    // Cheapest first: a pair or two, then whether everything is blocked, then everybody.
    let sees = glance(g, s, a, b, 2);
    if (!sees && shuts(g, s, a, b, pair)) return false;
    const end = a.first + a.size;
    for (let i = a.first; i < end && !sees; i++) sees = g.models.alive[i] !== 0 && modelSeesUnit(g, s, i, b);
    s.answer[pair] = sees ? YES : NO;
  }
  return s.answer[pair] === YES;
}

/** Whether every living model of `b` is fully visible to every living model of `a`. */
export function fullyVisible<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>): boolean {
  if (clearView(g, s, a, b)) return true;
  const end = b.first + b.size;
  for (let j = b.first; j < end; j++) if (g.models.alive[j] !== 0 && !modelFullyVisible(g, s, a, j)) return false;
  return true;
}

/** Whether a model is fully visible to every living model of a unit. */
export function modelFullyVisible<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, j: ModelId): boolean {
  const end = a.first + a.size;
  for (let i = a.first; i < end; i++) if (g.models.alive[i] !== 0 && hiddenShare(g, s, i, j) > 0) return false;
  return true;
}

/** Marks the living models of `b` that some living model of `a` sees; returns how many. */
export function visibleMask<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, mask: Uint8Array): number {
  const clear = clearView(g, s, a, b);
  const end = b.first + b.size;
  const endA = a.first + a.size;
  let n = 0;
  for (let j = b.first; j < end; j++) {
    let sees = g.models.alive[j] !== 0 && clear;
    if (g.models.alive[j] !== 0) for (let i = a.first; i < endA && !sees; i++) sees = g.models.alive[i] !== 0 && modelSees(g, s, i, j);
    mask[j] = sees ? 1 : 0;
    if (sees) n++;
  }
  return n;
}

/** Marks the living models of `a` that see some living model of `b`; returns how many. */
export function observersMask<F extends Family>(g: Game<F>, s: Sight<F>, a: Unit<F>, b: Unit<F>, mask: Uint8Array): number {
  const end = a.first + a.size;
  let n = 0;
  for (let i = a.first; i < end; i++) {
    const sees = g.models.alive[i] !== 0 && modelSeesUnit(g, s, i, b);
    mask[i] = sees ? 1 : 0;
    if (sees) n++;
  }
  return n;
}

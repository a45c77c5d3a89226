import type { Family } from '../rules/family.ts';
import { type Game, PLACE, type Unit } from '../rules/game.ts';
import { arenaMemory } from '../rules/memory.ts';

/** How many effects can be under way within each other, each with every unit in reach. */
const MOST_NESTED = 24;

/**
 * What effects on "each unit within X" have caught. All victims are found before anything happens to the first of them, so that what happens to
 * one (passengers get out of a wreck, a vehicle blows up in turn, models fall) neither brings others into reach nor takes them out of it,
 * whatever the order of units. Effects nest: each owns the entries above the height at which it began, and ends with `releaseCaught`.
 */
export const caughtBy = arenaMemory('kit/caught', (g) => ({
  /** Slots of units. */
  unit: new Int16Array(g.units.length * MOST_NESTED),
  /** How many hits each takes, for effects that hit models. */
  hits: new Int16Array(g.units.length * MOST_NESTED),
  /** Which part of the effect (the ring of a marker) caught it. */
  part: new Int8Array(g.units.length * MOST_NESTED),
  height: 0,
}));

/** Notes that an effect reaches a unit, with the number of hits on it. */
export function catchUnit<F extends Family>(g: Game<F>, unit: Unit<F>, hits = 0, part = 0): void {
  const caught = caughtBy(g);
  if (caught.height === caught.unit.length) throw new RangeError('effects nest too deep');
  caught.unit[caught.height] = unit.slot;
  caught.hits[caught.height] = hits;
  caught.part[caught.height++] = part;
}

/** Whether a unit that was caught is still there when its turn comes. */
export const isStillThere = <F extends Family>(unit: Unit<F>): boolean => unit.alive > 0 && unit.place === PLACE.table;

/** Ends an effect: forgets what was caught since the height at which it began. */
export function releaseCaught<F extends Family>(g: Game<F>, from: number): void {
  const caught = caughtBy(g);
  caught.unit.fill(0, from, caught.height);
  caught.hits.fill(0, from, caught.height);
  caught.part.fill(0, from, caught.height);
  caught.height = from;
}

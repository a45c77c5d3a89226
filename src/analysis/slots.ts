import { builtIns } from '../load/resolve.ts';

/** How many colours the palette has for rulesets. */
const COLOURS = 8;

/** The slots of the rulesets of a run, with the editions that come with the project. */
export const slotsOf = (specs: readonly string[]): Map<string, number> => colourSlots(specs, Object.keys(builtIns()), COLOURS);

/**
 * Where in the palette each ruleset has its colour. An edition that comes with the project keeps the slot of its place among them in
 * every run, so that it looks the same in every report; any other specification takes the next slot that no edition has, and once
 * there are none, those of editions that are not in the run.
 * @param specs the rulesets of a run, in its order
 * @param editions ids of the built-in editions, in their order
 * @param slots how many colours there are; beyond them they are used again
 */
export function colourSlots(specs: readonly string[], editions: readonly string[], slots: number): Map<string, number> {
  const fixed = new Map(specs.flatMap((spec): [string, number][] => (editions.includes(spec) ? [[spec, editions.indexOf(spec)]] : [])));
  const taken = new Set(fixed.values());
  const all = Array.from({ length: slots }, (_, slot) => slot);
  const free = [...all.filter((slot) => slot >= editions.length), ...all.filter((slot) => slot < editions.length && !taken.has(slot))];
  const cycle = free.length > 0 ? free : all;
  let next = 0;
  return new Map(specs.map((spec) => [spec, fixed.get(spec) ?? (cycle[next++ % cycle.length] as number)]));
}

/** How many colours the palette has for rulesets. */
const COLOURS = 8;

/** The slots of a run's rulesets, given the ids of the built-in editions in their order. */
export const slotsOf = (specs: readonly string[], editions: readonly string[]): Map<string, number> =>
  colourSlots(specs, editions, COLOURS);

/**
 * The place of each ruleset's colour in the palette. A built-in edition has the same slot in
 * every run, so that it looks the same in every report; any other specification takes the next slot that no edition has, and once
 * those are used up, the slots of editions that are not in the run.
 * @param specs the rulesets of a run, in its order
 * @param editions ids of the built-in editions, in their order
 * @param slots number of colours; beyond it they are reused
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

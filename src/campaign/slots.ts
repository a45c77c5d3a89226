import type { EngagementColumns } from './result.ts';

/**
 * Engagements with a column for every unit of the scenario. A ruleset may have fewer units: `slots` gives the index of each of
 * them. The others did and suffered nothing.
 */
export function inSlots(chunk: EngagementColumns, slots: readonly number[], units: number): EngagementColumns {
  if (chunk.units !== slots.length) throw new RangeError(`chunk has ${chunk.units} units, expected ${slots.length}`);
  if (slots.length === units && slots.every((slot, i) => slot === i)) return chunk;
  const wide = <C extends Int32Array | Uint8Array>(narrow: C, empty: C): C => {
    for (let row = 0; row < chunk.rows; row++)
      slots.forEach((slot, i) => empty.set([narrow[row * slots.length + i] as number], row * units + slot));
    return empty;
  };
  const size = chunk.rows * units;
  const { map } = chunk;
  return {
    ...chunk,
    units,
    unitDamage: wide(chunk.unitDamage, new Int32Array(size)),
    unitLost: wide(chunk.unitLost, new Int32Array(size)),
    unitSurvived: wide(chunk.unitSurvived, new Uint8Array(size)),
    ...(map && { map: { ...map, fallen: { ...map.fallen, unit: map.fallen.unit.map((slot) => slots[slot] as number) } } }),
  };
}

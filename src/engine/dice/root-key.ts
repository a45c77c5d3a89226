import seedrandom from 'seedrandom';

/** Rises when the function from address to die changes: results of different versions must not be mixed. */
export const DICE_VERSION = 1;

/** The four words derived from a seed string (contract, section 2). */
export type RootKey = readonly [number, number, number, number];

export function rootKey(seed: string): RootKey {
  const next = seedrandom(seed);
  return [next.int32(), next.int32(), next.int32(), next.int32()];
}

/** What is drawn from a row of numbers that depends only on its seed. */
export interface Draw {
  /** A whole number from 0 to below `n`. */
  readonly below: (n: number) => number;
  readonly one: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
}

/** Tommy Ettinger's mulberry32. */
export function drawFrom(seed: number): Draw {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return { below, one: (list) => list[below(list.length)] as (typeof list)[number], chance: (share) => next() < share };
}

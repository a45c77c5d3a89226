/** A source of whole numbers below a bound, with the same sequence for the same seed. For resampling only; dice have their own. */
export interface Random {
  /** A whole number from 0 to `bound - 1`; `bound` up to 2^32. */
  below(bound: number): number;
  /** 32 random bits, unsigned. */
  bits(): number;
}

/**
 * Counter-based 32-bit mixing generator (mulberry32) seeded from text by FNV-1a.
 * Passes the usual test batteries up to a few hundred million draws, far more than any resampling here uses.
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  };
  return { bits, below: (bound) => Math.floor((bits() / 0x1_0000_0000) * bound) };
}

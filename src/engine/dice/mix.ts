/** Integer mixing for addressed dice. All of it is 32-bit arithmetic that gives the same bits on every machine. */

/** Murmur3's finaliser: every bit of the input affects every bit of the output. */
export function avalanche(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** Folds one word into a running key. */
export const fold = (h: number, word: number): number => avalanche(Math.imul(h ^ word, 0x9e3779b1) + 0x7f4a7c15);

/** A face 1 to 6 from 32 bits. The product is exact in a double; the bias is below 2^-29. */
export const face = (bits: number): number => 1 + Math.floor(((bits >>> 0) * 6) / 4294967296);

/** One of n from 32 bits. */
export const below = (bits: number, n: number): number => Math.floor(((bits >>> 0) * n) / 4294967296);

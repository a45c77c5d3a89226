/** Whether tests try all of what `.ci/run` only samples, which takes hours: `SOAK=full`. */
export const FULL = process.env['SOAK'] === 'full';

/** How many of something are tried: so many with `SOAK=full`, else a sample. */
export const howMany = (full: number, sample: number): number => (FULL ? full : sample);

/** For `filter`: every nth of a list, from that place on; with `SOAK=full` all. */
export const oneIn =
  (n: number, from = 0) =>
  (_: unknown, k: number): boolean =>
    FULL || k % n === from;

/** Some of a list, the same each time: those whose names come first when they are mixed up by a hash (FNV-1a); with `SOAK=full` all of it. */
export function sampled<T>(list: readonly T[], count: number, nameOf: (it: T) => string): readonly T[] {
  if (FULL || list.length <= count) return list;
  const mixed = (text: string): number => [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  const chosen = new Set([...list].sort((a, b) => mixed(nameOf(a)) - mixed(nameOf(b))).slice(0, count));
  return list.filter((it) => chosen.has(it));
}

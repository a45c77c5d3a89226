import type { RosterSize } from 'sandtable/rules';

/** Sizes that no roster has: guesses by keywords, Wounds and Toughness. */
export function sizeOf(words: readonly string[], W: number, T: number): RosterSize {
  const is = (word: string): boolean => words.includes(word);
  if (is('aircraft')) return { base: { oval: [120, 92] }, height: 4, stem: true };
  if (is('titanic')) return { base: { hull: [7, 5] }, height: 6 };
  if (is('walker') || is('monster')) {
    if (W <= 8) return { base: { round: 60 }, height: 3 };
    return W <= 12 ? { base: { round: 80 }, height: 4 } : { base: { oval: [120, 92] }, height: 5 };
  }
  if (is('vehicle') && is('fly'))
    return W <= 7 ? { base: { oval: [75, 42] }, height: 2, stem: true } : { base: { oval: [120, 92] }, height: 3, stem: true };
  if (is('vehicle')) return W <= 12 ? { base: { hull: [4.5, 3] }, height: 2.5 } : { base: { hull: [6, 4] }, height: 3 };
  if (is('mounted')) return { base: { oval: [75, 42] }, height: 2 };
  if (is('beast')) return { base: { round: W <= 2 ? 40 : 50 }, height: 1.5 };
  if (is('swarm')) return { base: { round: 40 }, height: 0.8 };
  if (W <= 2) return { base: { round: W === 1 && T <= 3 ? 28.5 : 32 }, height: 1.2 };
  return { base: { round: 40 }, height: 1.6 };
}

import type { RosterSize } from 'sandtable/rules';

/** Sizes that no roster has: guesses by the type of unit. */
export function sizeOf(type: string, flags: ReadonlySet<string>, W: number): RosterSize {
  switch (type) {
    case 'vehicle':
      if (flags.has('super-heavy')) return { base: { hull: [6, 5] }, height: 5 };
      if (flags.has('flyer')) return { base: { hull: [7, 5] }, height: 3 };
      return flags.has('walker') ? { base: { round: 60 }, height: 3 } : { base: { hull: [4.5, 3] }, height: 2.5 };
    case 'gargantuan':
    case 'flying-gargantuan':
      return { base: { round: 101.6 }, height: 6 };
    case 'monster':
    case 'flying-monster':
      return { base: { round: 60 }, height: 3.5 };
    case 'bike':
    case 'jetbike':
      return { base: { rect: [69.85, 25.4] }, height: 1.6 };
    case 'cavalry':
      return { base: { rect: [50.8, 25.4] }, height: 1.8 };
    case 'beast':
      return { base: { round: 40 }, height: 1.2 };
    default:
      return { base: { round: W === 1 ? 25.4 : 31.75 }, height: 1.2 };
  }
}

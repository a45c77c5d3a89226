import type { AnyEdition } from '../../src/rules/index.ts';
import type { Example } from '../../src/scenario/types.ts';
import { twoUnits } from './two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 4 };
const SOLDIER = { M: 6, T: 10, Sv: 6, W: 9, Ld: 7, OC: 1 };

/** An attack by those who hate whatever has a word, or with a weapon that is made against it. */
export function attackOn(word: string, { family }: AnyEdition): Example {
  const prey = word.replace(/^anti-/, '');
  if (family === 'modern') {
    const gun = { range: 24, A: 6, skill: 2, S: 1, AP: 0, D: 1, keywords: [`anti-${prey} 2`] };
    return twoUnits({ models: 2, modern: SOLDIER, weapons: { gun: { modern: gun } } }, { keywords: [prey], modern: SOLDIER }, [
      { shoot: 'A', at: 'B', with: 'gun' },
    ]);
  }
  const near = { statuses: ['locked'], models: 4, spacing: 1, keywords: ['infantry'] };
  return twoUnits(
    { ...near, classic: { ...MAN, rules: [`hatred ${prey}`, `preferred-enemy ${prey}`] } },
    { ...near, at: [11, 10], classic: MAN, rules: [prey] },
    [{ strike: 'A', at: 'B' }],
  );
}

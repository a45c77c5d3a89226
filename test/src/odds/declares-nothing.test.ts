import { expect, test } from 'vitest';
import { stockOf } from '../../../src/odds/trials/any-attack.ts';
import { walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import { keyword, keywords, withoutDeclaring } from '../../../src/rules/keyword.ts';
import { attackOdds, loadSelection, sampledQuantities } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const attack = (word: string) =>
  twoUnits(
    { keywords: ['infantry'], classic: MAN, weapons: { arm: { range: 24, S: 4, AP: 5, type: 'assault' } } },
    { keywords: ['infantry', word], classic: MAN },
    [{ shoot: 'A', at: 'B' }],
  );

test('a word that is declared for a while is forgotten, also where the work fails', () => {
  const before = keywords.size;
  expect(withoutDeclaring(() => keyword('said-once') as number)).toBe(before);
  expect(() =>
    withoutDeclaring(() => {
      keyword('said-and-failed');
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(keywords.size).toBe(before);
  expect(keywords.find('said-once')).toBe(-1);
  const kept = keyword('kept');
  expect(withoutDeclaring(() => keyword('kept'))).toBe(kept);
  expect(keywords.find('kept')).toBe(kept);
});

test('attacks that are refused for their words use up no room for keywords', async () => {
  const selection = await loadSelection('classic');
  const before = keywords.names.length;
  // There is room for 512 keywords.
  for (let k = 0; k < 520; k++) expect(() => attackOdds(attack(`word-${k}`), FILE, selection)).toThrow(`does not know "word-${k}"`);
  expect(() => sampledQuantities(attack('word-of-nobody'), FILE, selection, 2, 'words')).toThrow('does not know');
  expect(() => walkedOdds(attack('word-of-nobody'), FILE, selection, 1000)).toThrow('does not know');
  expect(keywords.names.length).toBe(before);
  // Hits on 3 or more, wounds on 4 or more.
  expect(attackOdds(attack('infantry'), FILE, selection)['B.modelsLost']?.mean).toBeCloseTo((4 / 6) * (3 / 6), 12);
});

test('words that are tried for what attacks are drawn from are not declared', async () => {
  const selection = await loadSelection('tenth');
  const before = keywords.names.length;
  expect((await stockOf(selection))?.ofWeapon.length).toBeGreaterThan(0);
  expect(keywords.names.length).toBe(before);
});

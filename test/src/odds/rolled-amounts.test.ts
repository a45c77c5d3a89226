import { expect, test } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const MODEL = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const SOLDIER = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };

/** One of the tenth edition fires at B, 6" away, and within half the range of 24". */
const fires = (weapon: object, target: object, more: object = {}): Example =>
  twoUnits(
    { ...MODEL, modern: SOLDIER, ...more, weapons: { arm: { range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1, ...weapon } } },
    { ...MODEL, at: [17, 10], ...target },
    [{ shoot: 'A', at: 'B' }],
  );

async function chances(example: Example, of: string, switches = ''): Promise<{ readonly [value: number]: number }> {
  const odds = attackOdds(example, FILE, await loadSelection(`tenth${switches}`));
  return odds[of]?.distribution ?? {};
}

const OF_2D3 = { 2: 1 / 9, 3: 2 / 9, 4: 3 / 9, 5: 2 / 9, 6: 1 / 9 };
const OF_3D3 = { 3: 1 / 27, 4: 3 / 27, 5: 6 / 27, 6: 7 / 27, 7: 6 / 27, 8: 3 / 27, 9: 1 / 27 };

/** Each value with its chance, times `share`. */
function expectChances(found: { readonly [value: number]: number }, of: { readonly [value: number]: number }, share = 1): void {
  for (const [value, chance] of Object.entries(of)) expect(found[Number(value)], `chance of ${value}`).toBeCloseTo(chance * share, 12);
}

const BIG = { modern: { ...SOLDIER, W: 12 } };
/** Hits on 4 or more, wounds on 4 or more; there is no save. */
const HURTS = 1 / 4;

test.each([
  ['2D3', [], OF_2D3],
  ['3D3', [], OF_3D3],
  ['D3', ['melta D3'], OF_2D3],
  ['D3', ['melta 2D3'], OF_3D3],
])('what the first dice of Damage %s with %j have come to is known while the next is rolled', async (D, keywords, of) => {
  expectChances(await chances(fires({ D, keywords }, BIG), 'damage'), of, HURTS);
});

test.each([
  ['2D3', [], OF_2D3],
  ['D3', ['rapid-fire D3'], OF_2D3],
  ['D3', ['rapid-fire D3', 'rapid-fire D3'], OF_3D3],
])('so are attacks: %s with %j', async (A, keywords, of) => {
  // All hit, and none wounds without Strength. With the rule off several instances add up.
  const example = fires({ A, S: '-', keywords: [...keywords, 'torrent'] }, { modern: SOLDIER });
  expectChances(await chances(example, 'hits', '@-TEN-USR-16'), of);
});

test('so are additional hits', async () => {
  const example = fires({ S: '-', keywords: ['sustained-hits 2D3'] }, { modern: SOLDIER });
  const hits = await chances(example, 'hits');
  expect(hits[1]).toBeCloseTo(2 / 6, 12);
  for (const [more, chance] of Object.entries(OF_2D3)) expect(hits[1 + Number(more)]).toBeCloseTo(chance / 6, 12);
});

test('of mortal wounds that wait it is known whose dice are rolled: D3 of a Critical Hit, 2D3 of a Critical Wound', async () => {
  const keywords = ['critical-hit-mortal-wounds D3', 'critical-wound-mortal-wounds 2D3'];
  const damage = await chances(fires({ D: 0, keywords }, { modern: { ...SOLDIER, W: 20, Sv: 2 } }), 'damage');
  // Saved on 2 or more, else 1 damage. A 6 to hit and any wound but a 6: D3 alone.
  const plain = { 0: 5 / 6, 1: 1 / 6 };
  const { 0: saved, 1: unsaved } = plain;
  const onlyHit = (1 / 6) * (2 / 6);
  const both = (1 / 6) * (1 / 6);
  const onlyWound = (2 / 6) * (1 / 6);
  const failed = (1 / 6) * (3 / 6);
  // 1 damage: of a plain wound, or of the D3 of a Critical Hit that did not wound or was saved.
  expect(damage[1]).toBeCloseTo((2 / 6) * (2 / 6) * unsaved + (failed + onlyHit * saved) / 3, 12);
  // 9: both, with the most of either; 10 with the damage of the attack besides.
  expect(damage[10]).toBeCloseTo((both * unsaved) / 27, 12);
  expect(damage[9]).toBeCloseTo(both * (saved / 27 + (unsaved * 3) / 27), 12);
  expect(damage[7]).toBeCloseTo((onlyWound * unsaved) / 9 + both * ((saved * 6) / 27 + (unsaved * 7) / 27), 12);
});

test('of faces that wait for the last of a batch it is known which belongs to the Critical Hit, which pierces better', async () => {
  const example = fires(
    { AP: -1, keywords: ['critical-hits-pierce 1', 'sustained-hits 1'] },
    { modern: { ...SOLDIER, Sv: 3 }, models: 3 },
    { rules: ['wound-reroll-one'] },
  );
  // One hit wounds on 4 or more, at the second attempt too, and is saved on 4 or more.
  const one = 1 - (3 / 4) * (1 / 2);
  // Of the two of a 6 the first is saved on 5 or more; if it fails to wound it is made again, else the other is.
  const two = (1 / 2) * (1 / 3) * (1 - (3 / 4) * (1 / 2)) + (1 / 2) * (1 - (1 / 2) * (2 / 3)) * (1 - (1 / 2) * (1 / 2));
  expect((await chances(example, 'unsaved'))[0]).toBeCloseTo(1 / 2 + one / 3 + two / 6, 12);
});

import { describe, expect, test } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

/** One hit of a weapon on a hull, from the front. */
const hit = (weapon: object, hull: object): Example =>
  twoUnits(
    { keywords: ['infantry'], classic: { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 }, weapons: { arm: weapon } },
    {
      at: [40, 30],
      keywords: ['vehicle'],
      base: { hull: [4, 3] },
      classic: { BS: 3, AV: [12, 12, 10], HP: 3, type: 'vehicle', ...hull },
    },
    [{ penetrate: 'A', at: 'B', with: 'arm' }],
  );

/** Ways of rolling a total of at least `need` on n dice, as a share. */
function atLeast(n: number, need: number): number {
  let ways = 0;
  const faces = 6 ** n;
  for (let k = 0; k < faces; k++) {
    let sum = 0;
    for (let rest = k, d = 0; d < n; d++, rest = Math.floor(rest / 6)) sum += (rest % 6) + 1;
    if (sum >= need) ways++;
  }
  return ways / faces;
}

const hullPoints = (scene: { game: { models: { wounds: Int16Array } }; unit(name: string): { first: number } }): number =>
  scene.game.models.wounds[scene.unit('B').first] ?? 0;

describe('armour, by exact odds', async () => {
  const selection = await loadSelection('classic');

  test.each([
    [4, 14],
    [7, 12],
    [8, 12],
    [8, 14],
    [9, 13],
    [10, 11],
  ])('a hit of Strength %i on Armour Value %i costs a Hull Point, or the hull', (S, av) => {
    const odds = exactOdds(hit({ range: 48, S, AP: 4, type: 'heavy' }, { AV: [av, av, av] }), FILE, selection, hullPoints);
    const through = atLeast(1, av - S);
    expect(odds.get(3) ?? 0).toBeCloseTo(1 - through, 9);
    // Without Armour Piercing to speak of no 7 is rolled on the table, and no immobilised vehicle is immobilised again.
    expect(odds.get(2) ?? 0).toBeCloseTo(through, 9);
    expect(odds.get(0) ?? 0).toBe(0);
  });

  test.each([
    [1, 2],
    [2, 1],
    [3, 0],
  ])('a penetrating hit of AP%i explodes the vehicle %i times of six', (AP, times) => {
    const odds = exactOdds(hit({ range: 48, S: 8, AP, type: 'heavy' }, {}), FILE, selection, hullPoints);
    expect(odds.get(0) ?? 0).toBeCloseTo((atLeast(1, 5) * times) / 6, 9);
  });

  test('an open-topped vehicle explodes one time more', () => {
    const odds = exactOdds(hit({ range: 48, S: 8, AP: 1, type: 'heavy' }, { flags: ['open-topped'] }), FILE, selection, hullPoints);
    expect(odds.get(0) ?? 0).toBeCloseTo((atLeast(1, 5) * 3) / 6, 9);
  });

  test('armourbane adds a second die', () => {
    const odds = exactOdds(hit({ range: 48, S: 5, AP: 4, type: 'heavy', rules: ['armourbane'] }, {}), FILE, selection, hullPoints);
    expect(odds.get(3) ?? 0).toBeCloseTo(1 - atLeast(2, 7), 9);
  });

  test('ordnance keeps the higher of two dice', () => {
    const odds = exactOdds(hit({ range: 48, S: 7, AP: 4, type: 'ordnance' }, {}), FILE, selection, hullPoints);
    expect(odds.get(3) ?? 0).toBeCloseTo((4 / 6) ** 2, 9);
  });

  test('smoke stops a third of what gets through', () => {
    const smoking = hit({ range: 48, S: 8, AP: 4, type: 'heavy' }, { rules: ['smoke-launchers'] });
    const given = { ...smoking, given: { ...smoking.given, statuses: { B: ['smoke'] } } } as unknown as Example;
    const odds = exactOdds(given, FILE, selection, hullPoints);
    expect(odds.get(2) ?? 0).toBeCloseTo((atLeast(1, 4) * 4) / 6, 9);
  });
});

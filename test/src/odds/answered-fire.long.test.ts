import { expect, test } from 'vitest';
import { parted } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { untwinned } from './accounts.ts';
import { againstAllTold } from './all-told.ts';
import { exchangeOfFire } from './exchanged-fire.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const man = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const SHOOTS = [{ shoot: 'A', at: 'B' }];
const DRAWN = 40;

test('who is left to answer, and whom he reaches at half range, is not forgotten (WAF-SHOOT-08)', async () => {
  const selection = await loadSelection('waffle');
  const attack = twoUnits(
    {
      ...man,
      models: 5,
      spacing: 2.5,
      classic: { ...MAN, BS: 3, W: 2 },
      weapons: { one: { range: 12, S: 4, AP: 2, type: 'rapid-fire', rules: ['gets-hot'] } },
    },
    { ...man, at: [22.5, 10], models: 4, spacing: 1.5, classic: MAN, weapons: { one: { range: 24, S: 4, AP: 2, type: 'rapid-fire' } } },
    SHOOTS,
  );
  const odds = attackOdds(attack, FILE, selection);
  // Like models told by their distance from the nearest enemy alone gave 0.2702 here.
  expect(odds['A.modelsLost']?.distribution[1]).toBeCloseTo(0.2637386034218534, 12);
  expect(parted(odds, attackOdds(attack, FILE, untwinned(selection)), 1e-11)).toEqual([]);
});

test('of ten riflemen who answer ten only how many are left counts: all reach the same', async () => {
  const selection = await loadSelection('waffle');
  const squad = { ...man, models: 10, spacing: 1.5, classic: MAN, weapons: { rifle: { range: 24, S: 4, AP: 5, type: 'rapid-fire' } } };
  const attack = twoUnits(squad, { ...squad, at: [20, 10] }, SHOOTS);
  // If each of them were told by his place there would be more than a hundred times as many courses.
  expect(attackOdds(attack, FILE, selection, { forks: 4000, runs: 600 })['hits']?.mean).toBeCloseTo(40 / 3, 12);
});

test.each(['classic', 'calixtus', 'waffle', 'hybrid'])(
  'models that are called alike when fire is exchanged under %s are alike',
  async (variant) => {
    const { compared, apart } = await againstAllTold(variant, (seed) => exchangeOfFire(seed, 4), DRAWN);
    expect(apart).toEqual([]);
    expect(compared).toBeGreaterThan(DRAWN / 2);
  },
);

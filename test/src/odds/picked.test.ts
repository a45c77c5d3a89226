import { expect, test } from 'vitest';
import { parted } from '../../../src/odds/trials/walked-odds.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { untwinned } from './accounts.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 4 };
const man = { keywords: ['infantry'], base: 25.4, height: 1.2, classic: MAN };
const rifle = (range: number): object => ({ rifle: { range, S: 3, AP: 6, type: 'heavy', rules: ['sniper'] } });
const SHOOTS = [{ shoot: 'A', at: 'B' }];

const snipers = (models: number, targets: number, range: number, more: object = {}): Example =>
  twoUnits({ ...man, models, weapons: rifle(range) }, { ...man, models: targets, at: [30, 10], ...more }, SHOOTS);

test.each(['classic', 'waffle', 'hybrid'])(
  'whom Snipers pick of like models that all of them reach makes no difference under %s (CLS-SHOOT-19)',
  async (variant) => {
    const selection = await loadSelection(variant);
    const cases = {
      'all are in reach': snipers(3, 3, 36),
      'some are in reach of some': snipers(2, 3, 20, { spacing: 2 }),
      'they answer': snipers(2, 3, 36, { spacing: 3, weapons: { arm: { range: 20, S: 4, AP: 5, type: 'assault' } } }),
      'one of them is another': snipers(2, 2, 36, { kinds: { man: { models: 2 }, chief: { models: 1, classic: { Sv: 2 } } } }),
    };
    for (const [name, attack] of Object.entries(cases))
      expect(parted(attackOdds(attack, FILE, selection), attackOdds(attack, FILE, untwinned(selection)), 1e-11), name).toEqual([]);
  },
);

test('six Snipers at six riflemen are worked out', async () => {
  const selection = await loadSelection('classic');
  // If each rifleman were told by his place, there would be five times as many courses.
  const { mean } = attackOdds(snipers(6, 6, 36), FILE, selection, { forks: 40_000, runs: 30_000 })['hits'] ?? {};
  expect(mean).toBeCloseTo(6 * (2 / 3), 9);
});

test('models that were hurt unlike before are no like models', async () => {
  const selection = await loadSelection('classic');
  const gun = { gun: { range: 36, S: 4, AP: 6, type: 'assault' } };
  const places = [
    [30, 7],
    [30, 13],
  ];
  const hurt = { ...man, classic: { ...MAN, W: 2, Sv: 7 }, models: 2, places, wounds: [2, 1] };
  const { 'B.modelsLost': lost } = attackOdds(twoUnits({ ...man, weapons: gun }, hurt, SHOOTS), FILE, selection);
  // It hits on 3+ and wounds on 4+, and of two as near to it every other time the one is picked who has one Wound left.
  expect(lost?.mean).toBeCloseTo(((2 / 3) * (1 / 2)) / 2, 12);
});

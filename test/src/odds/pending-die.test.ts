import { expect, test } from 'vitest';
import type { Selection } from '../../../src/compile/select.ts';
import { parted, walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import { purpose } from '../../../src/rules/index.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { defineRule } from '../../../variants/classic/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const EXTRA = purpose('penetration-extra');

/** Adds a die to the roll to penetrate: while it is rolled, the first one stands nowhere but in the middle of a procedure. */
const heavier = defineRule({
  id: 'HSE-VEH-01',
  title: 'Heavier shots',
  source: 'house',
  text: 'A roll to penetrate adds a D3.',
  default: 'on',
  patch: () => ({ wrap: { penetrationBonus: (next) => (g, a, highest) => next(g, a, highest) + g.dice.d3(a.frame, EXTRA) } }),
});

const withRule = (selection: Selection): Selection => {
  const [{ rule: _, ...own }] = selection.rules as [Selection['rules'][number]];
  return { ...selection, rules: [...selection.rules, { ...own, rule: heavier, on: true, values: {}, pack: 'house' }] };
};

test('a die that nobody accounts for, in the middle of what another does, leaves that one known', async () => {
  const selection = withRule(await loadSelection('classic'));
  const attack = twoUnits(
    {
      keywords: ['infantry'],
      classic: { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 },
      weapons: { arm: { range: 24, S: 7, AP: 4, type: 'assault' } },
    },
    { keywords: ['vehicle'], base: { hull: [4, 3] }, height: 2, facing: 180, classic: { BS: 4, AV: [11, 11, 11], HP: 3, type: 'vehicle' } },
    [{ shoot: 'A', at: 'B' }],
  );
  const found = attackOdds(attack, FILE, selection);
  expect(parted(found, walkedOdds(attack, FILE, selection, 100_000) ?? {})).toEqual([]);
  // Ballistic Skill 4 hits on 3 or more. Strength 7, D6 and D3 glance at 11, with 4 in all: 1+3, 2+2, 3+1; beyond it they penetrate.
  const glances = found['glancingHits']?.mean ?? Number.NaN;
  const penetrates = found['penetratingHits']?.mean ?? Number.NaN;
  expect(glances).toBeCloseTo((2 / 3) * (3 / 18), 12);
  expect(penetrates).toBeCloseTo((2 / 3) * (12 / 18), 12);
});

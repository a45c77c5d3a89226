import { expect, test } from 'vitest';
import { settle } from '../../../src/compile/select.ts';
import { walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { STRANGE } from '../../agreement/bank/classic-house.ts';

const FILE = { examples: [], datasheets: {}, sources: [] };
const COURSES = 20_000;

test('a house rule that does something by itself, once the shooting is over, has the odds of every course of play', async () => {
  const { example, rule } = STRANGE['after-shooting'] as (typeof STRANGE)[string];
  const classic = await loadSelection('classic');
  const selection = { ...classic, rules: settle([...classic.rules, { rule, on: true, values: {}, pack: null }]) };
  // Two hit on 4+ after all but a 1 has not burned them; whoever of them stands farther off takes one with him unless he has burned.
  expect(attackOdds(example, FILE, selection)['B.modelsLost']?.mean).toBeCloseTo(25 / 18, 12);
  expect(walkedOdds(example, FILE, selection, COURSES)?.['B.modelsLost']?.mean).toBeCloseTo(25 / 18, 12);
});

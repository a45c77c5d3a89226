import { expect, test } from 'vitest';
import { settle } from '../../../src/compile/select.ts';
import { walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { STRANGE } from '../../agreement/bank/classic-house.ts';

const FILE = { examples: [], datasheets: {}, sources: [] };
const COURSES = 50_000;

/** What a house rule makes of its attack, by what the dice lead to and by every course of play. */
async function lossesUnder(name: string, edition: string): Promise<{ readonly told?: number; readonly walked?: number }> {
  const { example, rule } = STRANGE[name] as (typeof STRANGE)[string];
  const own = await loadSelection(edition);
  const selection = { ...own, rules: settle([...own.rules, { rule, on: true, values: {}, pack: null }]) };
  const told = attackOdds(example, FILE, selection)['B.modelsLost']?.mean;
  const walked = walkedOdds(example, FILE, selection, COURSES)?.['B.modelsLost']?.mean;
  return { ...(told !== undefined && { told }), ...(walked !== undefined && { walked }) };
}

test('a house rule that does something by itself, once the shooting is over, has the odds of every course of play', async () => {
  const { told, walked } = await lossesUnder('after-shooting', 'classic');
  // Two hit on 4+ after all but a 1 has not burned them; whoever of them stands farther off takes one with him unless he has burned.
  expect(told).toBeCloseTo(25 / 18, 12);
  expect(walked).toBeCloseTo(25 / 18, 12);
});

test('a house rule that answers by where a model stands has the odds of every course of play', async () => {
  const { told, walked } = await lossesUnder('saves', 'classic');
  // A shot in three wounds. Either of the two may be the nearest, to whom all wounds fall until he is lost: one of them saves on 4+, the other never.
  const one = (1 / 2 + 1) / 2;
  const two = (1.5 + (2 + 1 / 2) / 2) / 2;
  expect(told).toBeCloseTo((4 / 9) * one + (1 / 9) * two, 12);
  expect(walked).toBeCloseTo((4 / 9) * one + (1 / 9) * two, 12);
});

test.each(['calixtus', 'waffle', 'hybrid'])('the same under %s', async (edition) => {
  const { told, walked } = await lossesUnder('saves', edition);
  expect(told).toBeGreaterThan(0);
  expect(told).toBeCloseTo(walked ?? Number.NaN, 12);
});

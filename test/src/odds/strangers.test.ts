import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Selection, settle } from '../../../src/compile/select.ts';
import { checkedOdds } from '../../../src/odds/checked-odds.ts';
import { walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import type { AnyRule } from '../../../src/rules/index.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { TARGETED } from '../../../variants/classic/state.ts';
import { house, STRANGE } from '../../agreement/bank/classic-house.ts';
import { armed, SHOT, scene, steady } from '../../agreement/bank/classic-units.ts';
import { loadExamples } from '../../files.ts';

const FILE = { examples: [], datasheets: {}, sources: [] };
const COURSES = 50_000;

async function withRule(edition: string, rule: AnyRule): Promise<Selection> {
  const own = await loadSelection(edition);
  return { ...own, rules: settle([...own.rules, { rule, on: true, values: {}, pack: null }]) };
}

/** What a house rule makes of its attack, by what the dice lead to and by every course of play. */
async function lossesUnder(name: string, edition: string): Promise<{ readonly told?: number; readonly walked?: number }> {
  const { example, rule } = STRANGE[name] as (typeof STRANGE)[string];
  const selection = await withRule(edition, rule);
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

test('a house rule that answers by how many hits there were has the odds of every course of play', async () => {
  const { told, walked } = await lossesUnder('hits', 'classic');
  // Two shots in three hit, and half of those wound. One hit: it is saved on 4+. Two: no wound is.
  const lost = (4 / 9) * (1 / 2) * (1 / 2) + (4 / 9) * 2 * (1 / 2);
  expect(told).toBeCloseTo(lost, 12);
  expect(walked).toBeCloseTo(lost, 12);
});

test.each(['calixtus', 'waffle', 'hybrid'].flatMap((edition) => ['saves', 'hits'].map((name) => [name, edition] as const)))(
  'the same: %s under %s',
  async (name, edition) => {
    const { told, walked } = await lossesUnder(name, edition);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeCloseTo(walked ?? Number.NaN, 12);
  },
);

describe('an attack of many, which like models make small', () => {
  const file = loadExamples(fileURLToPath(new URL('../../../scenarios/attacks/rifles-at-line.yaml', import.meta.url)));
  const [example] = file.examples as [(typeof file.examples)[number]];
  const loud =
    (inner: (...args: unknown[]) => boolean) =>
    (...args: unknown[]) =>
      inner(...args);
  const plainly = async () => attackOdds(example, file, await loadSelection('classic'));

  test('is what it was with a house rule whose code does not run', async () => {
    const rule = house({
      wrap: {
        baseMoveInches:
          (inner: (...args: unknown[]) => number) =>
          (...args: unknown[]) =>
            inner(...args) + 1,
      },
    });
    expect(attackOdds(example, file, await withRule('classic', rule))).toEqual(await plainly());
  });

  test('is what it was with one that says that it is memoryless', async () => {
    const rule = { ...house({ wrap: { saves: loud } }), memoryless: true };
    expect(attackOdds(example, file, await withRule('classic', rule))).toEqual(await plainly());
  });

  test.each([
    ['answers', house({ wrap: { saves: loud } })],
    ['is asked to react', house({ reactions: [{ id: 'mine', on: TARGETED, may: () => false, act: () => undefined }] })],
    ['changes the order of play', { ...house({}), sequence: (turn: unknown) => turn } as unknown as AnyRule],
  ])('is refused with one that %s, by name and with what to do about it', async (_what, rule) => {
    const selection = await withRule('classic', rule);
    expect(() => attackOdds(example, file, selection)).toThrow(/courses of play .* since MY-SHOOT-01 may look at .* "memoryless: true"/);
  });
});

test('a house rule that says so and is not is found out by the games beside', async () => {
  const attack = scene(
    {
      units: {
        A: { ...steady(), models: 2, places: [10, 13].map((y) => [10, y]), weapons: armed({ rules: ['gets-hot'], shots: 2 }) },
        B: { ...steady({ Sv: 4 }), models: 3, places: [7, 10, 13].map((y) => [20, y]) },
      },
    },
    [SHOT],
  );
  const { rule } = STRANGE['saves'] as (typeof STRANGE)[string];
  const selection = await withRule('classic', { ...rule, memoryless: true });
  expect(() => checkedOdds(attack, FILE, selection)).toThrow(/MY-SHOOT-01/);
});

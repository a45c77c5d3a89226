import { expect, test } from 'vitest';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { attackOdds, exactOdds, loadSelection } from '../../../src/testing/index.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };

/** Attacks with additional hits at a crew of Toughness 3 behind a shield bot of Toughness 5. */
const example = (attacks: number): Example =>
  ({
    rule: '',
    title: 'a crew and its bot',
    line: 0,
    answers: {},
    dice: {},
    ...Object.fromEntries([['then', {}]]),
    given: {
      units: {
        A: {
          army: 'red',
          at: [10, 10],
          models: 1,
          keywords: ['infantry'],
          modern: TROOPER,
          weapons: { gun: { range: 24, A: attacks, skill: 3, S: 4, AP: 0, D: 1, keywords: ['sustained-hits 1'] } },
        },
        B: {
          army: 'blue',
          at: [20, 10],
          keywords: ['infantry'],
          modern: { ...TROOPER, T: 3, Sv: 5, W: 1 },
          kinds: { bot: { models: 1, points: 5, modern: { T: 5 } }, crew: { models: 3 } },
        },
      },
    },
    when: [{ shoot: 'A', at: 'B', with: 'gun' }],
  }) as unknown as Example;

test.each(['tenth', 'tenth@-TEN-SAVE-14'])(
  'under %s merged odds of attacks made one by one are those of every course of play',
  async (spec) => {
    const selection = await loadSelection(spec, process.cwd());
    for (const attacks of [1, 2]) {
      const merged = attackOdds(example(attacks), NO_FILES, selection);
      const walked = exactOdds(
        example(attacks),
        NO_FILES,
        selection,
        ({ arena }) => (arena.units[1]?.size ?? 0) - (arena.units[1]?.alive ?? 0),
      );
      const lost = merged['B.modelsLost']?.distribution ?? {};
      expect(Object.keys(lost).map(Number).sort()).toEqual([...walked.keys()].sort());
      for (const [models, chance] of walked) expect(lost[models]).toBeCloseTo(chance, 12);
    }
    const hits = attackOdds(example(2), NO_FILES, selection)['hits'];
    // Two attacks, each of which hits on 3 and more, and once more on a 6.
    expect(hits?.mean).toBeCloseTo(2 * (4 / 6 + 1 / 6), 12);
  },
);

test('without TEN-SAVE-14 the second hit of an attack meets the Toughness that the first has left', async () => {
  const lost = async (spec: string): Promise<number> =>
    attackOdds(example(1), NO_FILES, await loadSelection(spec, process.cwd()))['B.modelsLost']?.mean ?? Number.NaN;
  const fails = 4 / 6;
  // The bot takes attacks first. One hit, 1/2: lost on 5+. Two, 1/6: the second is lost on 3+ if the bot fell to the first.
  const first = (2 / 6) * fails;
  expect(await lost('tenth')).toBeCloseTo((3 / 6) * first + (1 / 6) * 2 * first, 12);
  expect(await lost('tenth@-TEN-SAVE-14')).toBeCloseTo(
    (3 / 6) * first + (1 / 6) * (first + first * (4 / 6) * fails + (1 - first) * first),
    12,
  );
});

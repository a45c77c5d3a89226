import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import { endsOf } from '../../../src/study/balance/balance.ts';
import { balanceBlocks } from '../../../src/study/balance/balance-words.ts';
import { possible, readBand } from '../../../src/study/balance/bands.ts';
import { openKnobs, readVary } from '../../../src/study/balance/knobs.ts';
import { changesBySize, sizeOf, specOf } from '../../../src/study/balance/lattice.ts';
import { prospectOf } from '../../../src/study/balance/standing.ts';
import { loadScenario } from '../../files.ts';
import { balanceDials, drawing, movesText } from './dials.ts';

const duel = loadScenario('duel');
const opened = async (spec: string, vary: string, most = 4) => {
  const selection = await loadSelection(spec);
  return { selection, knobs: await openKnobs(readVary([vary]), { selection, battles: [duel], most, compile: () => Promise.resolve() }) };
};

test('an estimate that had luck taken out of it is told no farther than a value can lie', () => {
  const beyond = { estimate: 0.125, low: -0.12, high: 1.37 };
  expect(possible(readBand('target', 'score=0.5+-0.02', 'duel'), beyond)).toEqual({ estimate: 0.125, low: 0, high: 1 });
  expect(possible(readBand('target', 'firstTurn=0..0.1', 'duel'), { ...beyond, low: -0.6 })).toEqual({
    estimate: 0.125,
    low: -0.5,
    high: 0.5,
  });
  expect(possible(readBand('target', 'rounds=4..5', 'duel'), beyond)).toEqual(beyond);
});

describe('what may change', () => {
  test('is read like a sweep, with commas, brackets and costs', () => {
    const asked = readVary(['line-infantry.T=3,5,hitOn[vehicle,shooting]+:cost=1.5,CAL-WPN-06.range', 'a.rifle.S=D3,D6:cost=2']);
    expect(asked.map(({ name, ranged, cost, range }) => [name, ranged, cost, range.values])).toEqual([
      ['line-infantry.T', true, 1, ['3', '5']],
      ['hitOn:shooting:vehicle+', false, 1.5, ['0']],
      ['CAL-WPN-06.range', false, 1, ['0']],
      ['a.rifle.S', true, 2, ['D3', 'D6']],
    ]);
    expect(() => readVary(['a.T,a.T'])).toThrow('--vary names a.T twice');
    expect(() => readVary(['a.T:cost=0'])).toThrow('--vary a.T:cost=0: expected a cost above 0');
    expect(() => readVary(['a.T=3..'])).toThrow('--vary a.T=3..');
  });

  test('takes the values around the own one that the change may reach, and steps over the values that are named', async () => {
    const { knobs } = await opened('classic@line-infantry.T=4', 'line-infantry.T,line-infantry.Ld=6,8,10:cost=2,hitOn+:cost=2');
    expect(knobs.map(({ own, places }) => [own, places.map(({ at, steps, value }) => [at, steps, value])])).toEqual([
      ['4', [-4, -3, -2, -1, 1, 2, 3, 4].map((at) => [at, Math.abs(at), String(4 + at)])],
      // Ld is 7: one step down to 6, one up to 8 and another to 10.
      [
        '7',
        [
          [-1, 1, '6'],
          [1, 1, '8'],
          [2, 2, '10'],
        ],
      ],
      [
        '0',
        [
          [-2, 2, '-2'],
          [-1, 1, '-1'],
          [1, 1, '1'],
          [2, 2, '2'],
        ],
      ],
    ]);
    expect(knobs.map((it) => it.title)).toEqual(['Line infantry T', 'Line infantry Ld', 'hitOn+']);
  });

  test('ends where the ruleset refuses a value', async () => {
    const selection = await loadSelection('classic');
    const compile = (spec: string): Promise<void> =>
      /T=[0-1]|T=6/.test(spec) ? Promise.reject(Object.assign(new Error('refused'), { name: 'InputError' })) : Promise.resolve();
    const [knob] = await openKnobs(readVary(['line-infantry.T']), { selection, battles: [duel], most: 9, compile });
    expect(knob?.places.map((it) => it.value)).toEqual(['2', '4', '5']);
  });

  test('says what it has no values for', async () => {
    await expect(opened('classic', 'coverOn')).rejects.toThrow('--vary coverOn: it is not one number here; name its values');
    await expect(opened('classic', 'line-infantry.T=3')).rejects.toThrow('--vary line-infantry.T: it is 3, and nothing else was named');
    await expect(opened('classic', 'CLS-MORALE-03.perWound')).rejects.toThrow('has no parameter CLS-MORALE-03.perWound');
  });
});

test('changes come in groups of one size, each once, the smallest first', async () => {
  const { knobs, selection } = await opened('classic', 'line-infantry.T=2..4,line-infantry.Ld=6..8:cost=1.5');
  const groups = changesBySize(knobs, 3);
  expect(groups.map(({ size, changes }) => [size, changes.length])).toEqual([
    [1, 2],
    [1.5, 2],
    [2.5, 4],
  ]);
  expect(sizeOf([1, -1], knobs)).toBe(2.5);
  expect(specOf([1, -1], knobs, selection)).toBe('classic@line-infantry.Ld=6,line-infantry.T=4');
  expect(specOf([0, 0], knobs, selection)).toBe('classic');
});

test('a band is read from its middle or from its ends', () => {
  expect(readBand('target', 'score=0.5+-0.02', 'duel')).toEqual({ measure: 'score', scenario: 'duel', low: 0.48, high: 0.52 });
  expect(readBand('keep', 'score:patrol=45%..55%', 'duel')).toEqual({ measure: 'score', scenario: 'patrol', low: 0.45, high: 0.55 });
  expect(readBand('keep', 'vpMargin = -2..2', 'duel')).toEqual({ measure: 'vpMargin', scenario: 'duel', low: -2, high: 2 });
  for (const text of ['score=0.5', 'scores=0..1', 'score=0.6..0.4', 'score=2..3'])
    expect(() => readBand('target', text, 'duel')).toThrow(`--target ${text}: expected`);
});

test('fresh dice get as many pairs as the interval needs to fit', () => {
  const band = { measure: 'score', scenario: 'duel', low: 0.48, high: 0.52 };
  const prospect = (mean: number, most: number) => prospectOf({ pairs: 0, means: [{ mean, error: 0 }] }, [band], [1 / 8], 0.95, most);
  // Half the interval is 1.96 · √(1/8 / n): 0.02 at 1,200 pairs, so that fewer can never confirm anything.
  expect(prospect(0.5, 1200).chance).toBe(0);
  // From the middle, 0.02 is 1.96 + 1.88 standard errors where the chance is 94 %: n = (3.84 · √(1/8) / 0.02)² = 4,609.
  // Of that, 97 % is enough.
  expect(prospect(0.5, 4609).chance).toBeGreaterThan(0.97 * 0.94);
  expect(prospect(0.5, 4609).chance).toBeLessThan(0.941);
  expect(prospect(0.5, 100_000).pairs).toBeGreaterThan(4609);
  expect(prospect(0.5, 100_000).pairs).toBeLessThan(9000);
  expect(prospect(0.519, 20_000).chance).toBeLessThan(0.1);
});

test('search dice come in blocks that double', () => {
  expect(endsOf(1000)).toEqual([128, 256, 512, 1000]);
  expect(endsOf(100)).toEqual([100]);
});

describe('a search', () => {
  const one = { switches: 'DIA-SCORE-04.by=14', vary: 'DIA-SCORE-01.by,DIA-SCORE-02.by,DIA-SCORE-05.by', target: 'score=0.5+-0.03' };

  test('finds a planted step, plays the same whatever was played before, and names what changes nothing', async () => {
    const parts: string[] = [];
    const result = await balanceDials({ ...one, play: drawing(0.5, parts) });
    expect([result.answer, movesText(result), result.best.size]).toEqual(['found', 'DIA-SCORE-01.by 0 -> -1', 1]);
    expect(result.best.confirmation?.holds).toBe(true);
    expect(result.front.map((it) => it.size)).toEqual([0, 1]);
    expect(result.idle).toEqual(['DIA-SCORE-05.by']);
    expect(await balanceDials({ ...one, play: drawing(0.5) })).toEqual(result);
    // First the ruleset as it is by itself; then the six changes of one step; fresh dice at the end, for one ruleset only.
    expect(parts[0]).toBe('search-1: 1 times 128');
    expect(parts.find((it) => it.includes(' 6 times '))).toContain('6 times 128');
    expect(parts.filter((it) => it.startsWith('fresh'))).toEqual([`fresh-1: 1 times ${result.best.confirmation?.pairs}`]);
    const text = balanceBlocks(result).flatMap((it) => ('text' in it ? [it.text] : []));
    expect(text[0]).toMatch(
      /^Change “Edge” \(DIA-SCORE-01\) by from 0 to -1 \(cost 1\): Reds \(red\) wins \d\d\.\d % of its games \(likely .*\) then, instead of 5\d\.\d %\. Fresh dice confirm that this lies within 47\.0 to 53\.0 %\.$/,
    );
    expect(text[1]).toBe('There is no smaller change.');
    expect(text[2]).toBe('No step of “Idle” (DIA-SCORE-05) by changed any game.');
  });

  test('says that no change is needed', async () => {
    const result = await balanceDials({ ...one, switches: '' });
    expect([result.answer, result.best.spec, result.sizes]).toEqual(['none needed', './dials.js', []]);
    expect(balanceBlocks(result)[0]).toEqual({
      text: expect.stringMatching(
        /^No change needed: Reds \(red\) wins [45]\d\.\d % of its games \(likely .*\) under \.\/dials\.js as it is\. Fresh dice confirm that this lies within 47\.0 to 53\.0 %\.$/,
      ),
    });
  });

  test('says that there is none, and what comes nearest, on fresh dice', async () => {
    // 60 away, and at most 2 steps of 14: 32 is left, a score of 0.648.
    const result = await balanceDials({ ...one, switches: 'DIA-SCORE-04.by=60', plan: { most: 2 } });
    expect([result.answer, movesText(result)]).toEqual(['none found', 'DIA-SCORE-01.by 0 -> -2']);
    const [interval] = result.best.confirmation?.intervals ?? [];
    expect(interval?.low).toBeLessThan(140 / 216);
    expect(interval?.high).toBeGreaterThan(140 / 216);
    expect(balanceBlocks(result)[0]).toEqual({
      text: expect.stringMatching(
        /^None found within a cost of 2 that meets the target, 47\.0 to 53\.0 %\. As it is, Reds \(red\) wins 7\d\.\d % of its games\. The nearest is “Edge” .* from 0 to -2 \(cost 2\): Reds/,
      ),
    });
  });

  test('claims nothing that fresh dice do not show', async () => {
    // On fresh dice everything is 14 worse: what looked right is not.
    const honest = drawing(0.5);
    const result = await balanceDials({
      ...one,
      play: (part) =>
        part.name.startsWith('fresh')
          ? honest({ ...part, specs: part.specs.map((it) => it.replace('04.by=14', '04.by=28')) })
          : honest(part),
    });
    expect(result.answer).toBe('not confirmed');
    expect(result.confirmed.length).toBeLessThanOrEqual(3);
    expect(result.confirmed.every((it) => it.confirmation?.holds === false)).toBe(true);
    expect(balanceBlocks(result)[0]).toEqual({ text: expect.stringMatching(/^No change is shown to meet the target, 47\.0 to 53\.0 %/) });
  });

  test('keeps promises: of two changes that do the same, the one that leaves victory points as they are', async () => {
    const ways = { switches: 'DIA-SCORE-04.by=14', vary: 'DIA-SCORE-03.by,DIA-SCORE-01.by', target: 'score=0.5+-0.03' };
    const kept = await balanceDials({ ...ways, keep: ['vpMargin=9..11'] });
    expect(movesText(kept)).toBe('DIA-SCORE-01.by 0 -> -1');
    expect(balanceBlocks(kept)[1]).toEqual({
      text: expect.stringMatching(
        /^Confirmed .* %; Reds \(red\) leads by 10\.0 VP \(likely 10\.0 to 10\.0 VP\), within 9\.0 to 11\.0 VP\.$/,
      ),
    });
    const other = await balanceDials({ ...ways, keep: ['vpMargin=7..9'] });
    expect(movesText(other)).toBe('DIA-SCORE-03.by 0 -> -1');
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Campaign, prefix } from '../../../src/campaign/result.ts';
import { type Baseline, pairsOf } from '../../../src/study/baseline.ts';
import { type Contract, loadContract, matchupText } from '../../../src/study/contract.ts';
import { Judge, overall } from '../../../src/study/judge.ts';
import { measureOf } from '../../../src/study/promises.ts';
import { FEWEST_UNBOUNDED, trackerOf } from '../../../src/study/tracker.ts';
import { worthALook } from '../../../src/study/worth-a-look.ts';
import { FORMATS } from '../../files.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { temporaryFolder } from '../../outside.ts';

const RULE = 'CAL-MORALE-04';
const switched = [{ rule: RULE, on: true, spec: `calixtus@-${RULE}` }];

function contractOf(promises: readonly string[], more: readonly string[] = []): Contract {
  const path = join(temporaryFolder(), 'a.balance.yaml');
  const head = ['format: 1', 'id: a', 'title: A', 'variant: calixtus', 'scenarios: [patrol, meeting]', 'pairs: 2000', ...more];
  writeFileSync(path, [...head, 'promises:', ...promises.map((it) => `  - ${it}`), ''].join('\n'));
  return loadContract(path, FORMATS);
}

const refusal = (promise: string): string => {
  try {
    contractOf([promise]);
    return 'was read';
  } catch (error) {
    return (error as Error).message;
  }
};

const campaign = syntheticCampaign({
  pairs: 2000,
  variants: [
    { spec: 'calixtus', effect: 1 },
    { spec: `calixtus@-${RULE}`, effect: 0 },
  ],
});
const upTo = (pairs: number): Campaign => ({
  ...campaign,
  pairs,
  columns: campaign.columns.map((row) => row.map((it) => prefix(it, pairs))),
});

describe('the judge', () => {
  test('needs pairs only where a promise is open, and no verdict is taken back', () => {
    const contract = contractOf([
      'score: { from: 0.1, to: 0.9 }\n    scenario: patrol',
      'draws: { at-most: 0.001 }\n    scenario: meeting',
      `rule: ${RULE}\n    effect: { at-most: 0.0001 }\n    scenario: patrol`,
    ]);
    const judge = new Judge({ contract, switched, baseline: null });
    expect(judge.needed()).toEqual([
      [true, true],
      [true, false],
    ]);
    const verdicts: string[][] = [];
    for (let pairs = 64; pairs <= 2000; pairs += 64) {
      judge.look(upTo(pairs));
      verdicts.push(judge.judged().map((it) => it.verdict));
    }
    for (const promise of [0, 1, 2]) {
      const story = verdicts.map((it) => it[promise]);
      const decided = story.findIndex((it) => it !== 'undecided');
      if (decided >= 0) expect(new Set(story.slice(decided)).size).toBe(1);
    }
    const [score, drawn, rule] = judge.judged();
    expect(score).toMatchObject({ verdict: 'kept', scenario: 'patrol', from: 0.1, to: 0.9 });
    expect(score?.pairs).toBeLessThan(640);
    expect(drawn).toMatchObject({ verdict: 'broken', scenario: 'meeting' });
    expect(rule?.verdict).toBe('broken');
    expect(judge.needed().flat()).not.toContain(true);
    expect(overall(judge.judged())).toBe('broken');
  });

  test('comes to the same when it looks at different times, if nothing is decided on the way', () => {
    const contract = contractOf(['score: { from: 0.58 }\n    scenario: patrol']);
    const often = new Judge({ contract, switched, baseline: null });
    for (let pairs = 64; pairs <= 640; pairs += 64) often.look(upTo(pairs));
    often.look(upTo(640));
    const once = new Judge({ contract, switched, baseline: null });
    once.look(upTo(640));
    expect(often.judged()[0]?.found.estimate).toBeCloseTo(once.judged()[0]?.found.estimate as number, 12);
    expect(often.judged()[0]?.pairs).toBe(640);
  });

  test('tells who is helped: a rule that helps red keeps a promise about blue', () => {
    const contract = contractOf([
      `rule: ${RULE}\n    effect: { at-most: 0.01, for: red }\n    scenario: patrol`,
      `rule: ${RULE}\n    effect: { at-most: 0.01, for: blue }\n    scenario: patrol`,
      `rule: ${RULE}\n    effect: { at-most: 0.2, of: vp-margin, for: red }\n    scenario: patrol`,
    ]);
    const verdicts = (on: boolean): string[] => {
      const judge = new Judge({ contract, switched: switched.map((it) => ({ ...it, on })), baseline: null });
      for (let pairs = 64; pairs <= 1984; pairs += 64) judge.look(upTo(pairs));
      return judge.judged().map((it) => it.verdict);
    };
    expect(verdicts(true)).toEqual(['broken', 'kept', 'broken']);
    expect(verdicts(false)).toEqual(['kept', 'broken', 'kept']);
  });

  test('compares with the baseline pair by pair, and passes such promises over without one', () => {
    const contract = contractOf([
      'unchanged: { margin: 0.02 }\n    scenario: patrol',
      'unchanged: { margin: 0.2, of: vp-margin }\n    scenario: patrol',
    ]);
    expect(new Judge({ contract, switched, baseline: null }).judged()).toEqual([]);
    const run = (variant: number): string[] => {
      const baseline = campaign.columns.map((row) => pairsOf(row[variant] as never));
      const judge = new Judge({ contract, switched, baseline });
      for (let pairs = 64; pairs <= 1984; pairs += 64) judge.look(upTo(pairs));
      return judge.judged().map((it) => it.verdict);
    };
    expect(run(0)).toEqual(['kept', 'kept']);
    expect(run(1)).toEqual(['broken', 'broken']);
  });

  test('knows nothing before the first pair', () => {
    const contract = contractOf(['score: { from: 0.4 }', 'rounds: { from: 3, to: 5 }']);
    const judge = new Judge({ contract, switched, baseline: null });
    judge.look(upTo(0));
    expect(judge.judged().map((it) => [it.verdict, it.pairs])).toEqual(new Array(4).fill(['undecided', 0]));
    expect(JSON.stringify(judge.judged())).not.toContain('NaN');
  });
});

describe('a tracker', () => {
  const rounds = measureOf({ rounds: { from: 3, to: 5 } });

  test('of a mean without bounds knows nothing before it may', () => {
    const tracker = trackerOf(rounds, 0.95);
    tracker.add(Float64Array.from({ length: FEWEST_UNBOUNDED - 1 }, (_, i) => 4 + (i % 2)));
    expect(tracker.interval()).toMatchObject({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
    tracker.add(Float64Array.of(4));
    const { low, high } = tracker.interval();
    expect(low).toBeGreaterThan(4);
    expect(high).toBeLessThan(5);
  });

  test('leaves room for what has not been seen when all values are alike', () => {
    const tracker = trackerOf(rounds, 0.95);
    tracker.add(new Float64Array(300).fill(5));
    const { low, high } = tracker.interval();
    expect(high - low).toBeCloseTo((2 * -Math.log(0.05)) / 300, 10);
  });

  test('never widens', () => {
    const tracker = trackerOf(rounds, 0.9);
    let width = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 40; i++) {
      tracker.add(Float64Array.from({ length: 64 }, (_, k) => (i < 20 ? 4 + (k % 2) * 0.1 : (k % 7) * (k % 5))));
      const { low, high } = tracker.interval();
      if (Number.isFinite(low)) {
        expect(high - low).toBeLessThanOrEqual(width);
        width = high - low;
      }
    }
  });
});

describe('a contract', () => {
  test('plays a scenario under every pair of doctrines that a promise names', () => {
    const contract = contractOf(
      [
        'score: { from: 0.4 }',
        'score: { from: 0.3 }\n    scenario: patrol\n    doctrines: { red: gunline }',
        'seat: { at-most: 0.1 }\n    scenario: meeting',
      ],
      ['doctrines: { blue: assault }'],
    );
    expect(contract.matchups.map(({ id, doctrines }) => [id, doctrines.red.id, doctrines.blue.id])).toEqual([
      ['patrol', expect.any(String), 'assault'],
      ['meeting', expect.any(String), 'assault'],
      ['patrol', 'gunline', 'assault'],
    ]);
    expect(contract.claims.map((it) => it.matchup)).toEqual([0, 1, 2, 1]);
    expect(matchupText(contract, 1)).toBe('meeting');
    expect(matchupText(contract, 2)).toBe('patrol (gunline against assault)');
  });

  test.each([
    ['score: { from: 0.5, to: 0.5 }', 'expected one that ends above where it begins'],
    ['score: { from: 0 }', 'holds every possible value'],
    ['vp-margin: {}', 'holds every possible value'],
    ['unchanged: { margin: 1 }', 'holds every possible value'],
    ['unchanged: { margin: 0 }', 'expected a number above 0'],
    ['seat: { at-most: 0.5 }', 'holds every possible value'],
  ])('that promises %s is refused with its line', (promise, told) => {
    expect(refusal(promise)).toContain(told);
    expect(refusal(promise)).toMatch(/a\.balance\.yaml:8:\d+: promises\[0\]/);
  });

  test.each([
    ['score: { from: 0.45 }', 'red wins at least 45 % of the games (draws count half)'],
    ['vp-margin: { to: 2 }', 'red is ahead by at most 2 VP on average'],
    ['unchanged: { margin: 1, of: vp-margin }', 'the lead of red in victory points is within 1 VP of the baseline'],
    [
      `rule: ${RULE}\n    effect: { at-most: 0.03 }`,
      `${RULE} moves the share of games that red wins by at most 3 percentage points, either way`,
    ],
    [`rule: ${RULE}\n    effect: { at-most: 1, of: vp-margin, for: blue }`, `${RULE} helps blue by at most 1 VP`],
  ])('says in words what %s means', (promise, told) => {
    expect(contractOf([promise]).claims[0]?.measure.text).toBe(told);
  });
});

test('games worth a look are those of the matchup and the promise that is broken', () => {
  const contract = contractOf([
    'unchanged: { margin: 0.01 }\n    scenario: patrol',
    'unchanged: { margin: 0.01 }\n    scenario: patrol\n    doctrines: { red: gunline }',
  ]);
  // Both matchups stand in the campaign under their places; only the second one moved since the baseline.
  const before = campaign.columns.map((row, s) => pairsOf(row[s] as never));
  const baseline = {
    spec: 'calixtus',
    matchups: before.map((it) => ({ scenario: 'patrol', red: '', blue: '', ...it })),
  } as unknown as Baseline;
  const judge = new Judge({ contract, switched, baseline: before });
  for (let pairs = 64; pairs <= 1984; pairs += 64) judge.look(upTo(pairs));
  const judged = judge.judged();
  expect(judged.map((it) => it.verdict)).toEqual(['kept', 'broken']);
  const names = { army: (colour: string) => `The army (${colour})`, rule: (id: string) => id };
  const looks = worthALook({ names, contract, campaign, baseline, switched, judged });
  expect(looks).toHaveLength(3);
  for (const { why, command } of looks) {
    expect(why).toMatch(/^patrol \(gunline against \w+\): The army \(red\) won [\d.]+ of the 2 games of pair \d+ in the baseline, /);
    expect(command).toMatch(
      /^sandtable replay patrol -v calixtus --doctrine red=gunline,blue=\w+ --seed sandtable --pair \d+ --seat [01]$/,
    );
  }
});

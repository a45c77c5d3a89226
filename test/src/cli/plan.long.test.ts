import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roughly } from '../../../src/analysis/roughly.ts';
import type { ContractPlan } from '../../../src/study/contract-plan.ts';
import type { PlanResult } from '../../../src/study/plan.ts';
import { outside, temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const PILOT = ['--pilot', '20', '--quiet'];
const TWO = ['plan', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', ...PILOT, '--details'];

describe('plan', () => {
  test('answers first, then tells what the pilot found', async () => {
    const { code, stdout } = await cli(TWO, outside('edition-outside'));
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^To find a difference of 2 percentage points with 90 % power you need [\d,]+ pairs \(.+ here\); with looks along the way, [\d,]+ on average and [\d,]+ at most \(.+\)\. If the pilot of 20 pairs was lucky: [\d,]+\.\n\nIn the pilot; .+\n/,
    );
    expect(stdout).toMatch(/^field +.+VOL-SHOOT-02.* +\d+ of 20 /m);
  });

  test('halves the effect for four times the pairs, and shares the error among comparisons', async () => {
    const folder = outside('edition-outside');
    const needed = async (...more: string[]): Promise<number> => {
      const { code, stdout } = await cli([...TWO, '--json', ...more], folder);
      expect(code).toBe(0);
      const { comparisons } = JSON.parse(stdout) as PlanResult;
      return comparisons[0]?.needed?.fixed as number;
    };
    const [six, three, withThree] = [
      await needed('--effect', '0.06'),
      await needed('--effect', '0.03'),
      await needed('--effect', '0.06', '-v', '.@VOL-SHOOT-02.bonus=3'),
    ];
    expect(three / six).toBeGreaterThan(3);
    expect(three / six).toBeLessThan(5);
    expect(withThree).toBeGreaterThan(six);
  });

  test('says what a number of pairs finds', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...TWO, '--pairs', '2000'], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^2,000 pairs \(.+ here\) find a difference of [\d.]+ percentage points? with 90 % power; of [\d.]+ percentage points? if the pilot was lucky\.\n/,
    );
    const both = await cli([...TWO, '--pairs', '2000', '--effect', '0.05', '--json'], folder);
    const [found] = (JSON.parse(both.stdout) as PlanResult).comparisons;
    expect(found?.given?.power).toBeGreaterThan(0.5);
    expect(found?.needed?.fixed).toBeGreaterThan(0);
  });

  test('answers a silent pilot, too, and exits 3', async () => {
    const silent = ['plan', 'field.yaml', '-v', '.', '-v', '.+./idle.js', ...PILOT];
    const folder = outside('edition-outside');
    const { code, stdout } = await cli(silent, folder);
    expect(code).toBe(3);
    expect(stdout).toMatch(
      /^In all 20 pairs of the pilot no event was different: with 95 % confidence it differs in at most 13\.9 % of pairs\. At worst, [\d,]+ pairs find/,
    );
    expect((await cli([...silent, '--effect', '0.2'], folder)).stdout).toContain(
      'A difference of 20 percentage points is as good as ruled out.',
    );
    expect((await cli([...silent, '--pairs', '100'], folder)).code).toBe(3);
  });

  test.each([
    [['plan', 'duel', '-v', 'classic'], 'name at least two rulesets'],
    [['plan', 'duel', '-v', 'classic', '-v', 'classic'], '--variant names classic twice'],
    [['plan', 'duel', '-v', 'classic', '-v', 'tenth', '--effect', '2'], '--effect 2: expected a number between 0 and 1'],
    [['plan', 'duel', '-v', 'classic', '-v', 'tenth', '--power', '90'], '--power 90'],
    [['plan', 'duel', '-v', 'classic', '-v', 'tenth', '--pairs', '1'], '--pairs 1: expected a whole number from 2'],
    [['plan', 'duel', '-v', 'classic', '-v', 'tenth', '--workers', '0'], '--workers 0'],
  ])('%j is refused', async (args, reason) => {
    expect(await cli(args, temporaryFolder())).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(reason) });
  });
});

describe('plan of a contract', () => {
  const contract = (pairs: number, from: number): string =>
    [
      'format: 1',
      'id: field-balance',
      'title: A field',
      'variant: .',
      'scenarios: [field.yaml]',
      `pairs: ${pairs}`,
      'promises:',
      `  - score: { from: ${from}, to: 0.999 }`,
      '  - unchanged: { margin: 0.2 }',
      '  - rule: VOL-SHOOT-02',
      '    effect: { at-most: 0.9 }',
      '',
    ].join('\n');
  const planned = async (text: string, ...more: string[]) => {
    const folder = outside('edition-outside');
    writeFileSync(join(folder, 'a.balance.yaml'), text);
    const { code, stdout, stderr } = await cli(['plan', 'a.balance.yaml', '--pilot', '40', '--quiet', ...more], folder);
    return { code, stdout, stderr };
  };

  test('says whether its budget suffices, promise by promise', async () => {
    const { code, stdout } = await planned(contract(2000, 0.1), '--json');
    const plan = JSON.parse(stdout) as ContractPlan;
    expect(plan.promises.map((it) => it.kept > 0.9)).toEqual([true, true, true]);
    for (const { kept, broken, undecided } of plan.promises) expect(kept + broken + undecided).toBeCloseTo(1, 9);
    expect(plan.promises[1]).toMatchObject({ found: { estimate: 0 }, undecided: 0 });
    expect({ code, enough: plan.enough }).toEqual({ code: 0, enough: true });
  });

  test('exits 3 where it does not, and tells a promise that looks broken', async () => {
    const short = await planned(contract(64, 0.1), '--pairs', '20');
    expect(short.code).toBe(3);
    expect(short.stdout).toMatch(/^field-balance: 20 pairs are not enough for \d of 3 promises/);
    const broken = await planned(contract(2000, 0.99));
    expect(broken.stdout).toMatch(
      /^In the pilot of 40 pairs this promise looks broken: .+ \(red\) wins between 99 and 99\.9 % of the games \(draws count half\) \(field, line 8\)\.$/m,
    );
  });

  test('takes no rulesets beside it', async () => {
    expect(await planned(contract(100, 0.1), '-v', '.')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--variant cannot be combined with a contract'),
    });
    expect(await planned(contract(100, 0.1), 'field.yaml')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('one contract at a time'),
    });
  });
});

test('times are told in round words', () => {
  expect([0.2, 1, 42, 80, 200, 5000, 7200, 200_000, Number.POSITIVE_INFINITY].map(roughly)).toEqual([
    'less than a second',
    'about 1 second',
    'about 42 seconds',
    'about 80 seconds',
    'about 3 minutes',
    'about 83 minutes',
    'about 2 hours',
    'about 2 days',
    'endless',
  ]);
});

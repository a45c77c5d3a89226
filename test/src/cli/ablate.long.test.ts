import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../../src/analysis/index.ts';
import type { AblationResult } from '../../../src/study/ablation-result.ts';
import { outside } from '../../outside.ts';
import { cli } from './capture.ts';

const tally = ['ablate', 'field.yaml', '-v', './tally.js'];
/** The same without pages and pictures. */
const text = [...tally, '--format', 'md'];
const read = (folder: string, file = 'ablation.json') => JSON.parse(readFileSync(join(folder, file), 'utf8')) as AblationResult;

describe('ablate', () => {
  test('answers first, tells what is silent from what was never called, and leaves its results', async () => {
    const folder = outside('edition-outside');
    const args = [...tally, '--rules', 'TAL-*', '-n', '80', '--details', '--out', 'o'];
    const { code, stdout, stderr } = await cli(args, folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^In field “Banner” \(TAL-SCORE-03\) helps .+ \(red\) by \d+\.\d percentage points/);
    expect(stdout).toMatch(/\nno difference at all: “Idle hands” \(TAL-SCORE-05\)\n/);
    expect(stdout).toMatch(/\nnever came up: “Long march” \(TAL-MOVE-01\)\n/);
    expect(stdout).toMatch(/\nall the rules, less none of them +\+\d/);
    // The full ruleset, six with one rule switched, and one with none of them.
    expect(stderr).toMatch(/^8 rulesets, 1,280 games: about \d+ s here$/m);
    const result = read(join(folder, 'o'));
    const banner = result.effects.find((it) => it.rule === 'TAL-SCORE-03');
    expect(banner).toMatchObject({ scenario: 'field', title: 'Banner', verdict: 'different', favours: 'red', pairs: 80 });
    expect(banner?.vpMargin).toMatchObject({ difference: 4, low: 4, high: 4 });
    const page = readFileSync(join(folder, 'o/ablation.md'), 'utf8');
    expect(page).toMatch(/^## Which rule does what: .+\n\n### field\n\n\*\*In field/);
    expect(page).toMatch(/- no difference at all in field: “.+” \(TAL-SCORE-05\)/);
    for (const file of ['report.html', 'report.md', 'summary.json', 'charts/rule-effects.svg', 'run.json'])
      expect(existsSync(join(folder, 'o', file)), file).toBe(true);
    // The report is on what was compared, not on the ruleset that only completes the whole.
    expect(readFileSync(join(folder, 'o/report.md'), 'utf8')).not.toContain('-TAL-SCORE-01,-TAL-SCORE-02');

    const again = await cli([...args, '--resume'], folder);
    expect(again).toMatchObject({ code: 0, stdout, stderr: expect.stringContaining('was finished already') });
    expect((await cli(args, folder)).code).toBe(2);
    const html = join(folder, 'o/report.html');
    const before = readFileSync(html, 'utf8');
    rmSync(html);
    const rebuilt = await cli(['report', 'o', '--quiet'], folder);
    expect(rebuilt.code).toBe(0);
    expect(readFileSync(html, 'utf8')).toBe(before);
    expect(existsSync(join(folder, 'o/charts/win-rate.svg'))).toBe(false);
  });

  test('plays what comes up, and says what does not', async () => {
    const folder = outside('edition-outside');
    const { code, stdout, stderr } = await cli([...text, '-n', '20', '--json', '--out', 'o'], folder);
    expect(code).toBe(0);
    expect(stderr).toContain('5 of 6 rules come up');
    const { comparisons, ablation } = JSON.parse(stdout) as { comparisons: Comparison[]; ablation: AblationResult };
    expect(comparisons.map((it) => it.variant)).toEqual([1, 2, 3, 4, 5].map((n) => `./tally.js@-TAL-SCORE-0${n}`));
    expect(ablation).toEqual(read(join(folder, 'o')));
    expect(ablation.notCalled).toEqual([{ id: 'TAL-MOVE-01', title: 'Long march' }]);
    expect(ablation.effects.find((it) => it.rule === 'TAL-SCORE-05')).toMatchObject({ verdict: 'no-op', identicalPairs: 20 });
  });

  test('switches rules on that are off, and says when one cannot work', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...text, '-n', '60', '--add', 'layer:winter', '--quiet', '--details', '--out', 'on'], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^In field .*“Frost” \(TAL-SCORE-06\) helps .+ \(blue\) by/);
    expect(read(join(folder, 'on')).effects.map((it) => Math.sign(it.score.difference))).toEqual([-1, 1]);
    const off = [
      'ablate',
      'field.yaml',
      '-v',
      './tally.js@-TAL-SCORE-03',
      '-n',
      '10',
      '--add',
      'TAL-SCORE-07',
      '--quiet',
      '--details',
      '--out',
      'off',
      '--format',
      'md',
    ];
    const idle = await cli(off, folder);
    expect(idle.code).toBe(0);
    expect(idle.stdout).toMatch(/“Escort” \(TAL-SCORE-07\) +does nothing: it needs what is off +“Banner” \(TAL-SCORE-03\)/);
    expect(read(join(folder, 'off')).effects).toMatchObject([{ verdict: 'not exercised', score: { difference: 0, p: 1 } }]);
  });

  test('puts pairs and shares beside single effects', async () => {
    const folder = outside('edition-outside');
    const args = [...text, '-n', '64', '--matrix', '--shapley', '--coalitions', '20', '--details', '--out', 'o'];
    const { code, stdout } = await cli(args, folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nTAL-SCORE-03 and TAL-SCORE-04 +(different|not enough games to tell) +\+/);
    expect(stdout).toMatch(/\n\d pairs of rules had no joint effect in this run\./);
    expect(stdout).toContain('No share at all, whichever rules are on: “Idle hands” (TAL-SCORE-05)');
    expect(stdout).toContain('Shapley values from 4 random orders in antithetic couples');
    const { shares, decompositions, interactions } = read(join(folder, 'o'));
    const whole = decompositions.find((it) => it.measure === 'score')?.whole.estimate;
    expect(shares.reduce((sum, it) => sum + it.score.difference, 0)).toBeCloseTo(whole as number, 12);
    expect(interactions).toHaveLength(10);
  });

  test('spends no more on a rule that is decided', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...text, '-n', '3000', '--until', '0.05', '--quiet', '--details', '--out', 'o'], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\d+ to \d+ pairs of each of 6 rulesets, until it was decided/);
    const { effects, decompositions } = read(join(folder, 'o'));
    for (const it of effects) {
      expect(it.verdict, it.rule).not.toBe('not enough evidence');
      expect(it.pairs, it.rule).toBeLessThan(3000);
    }
    // What has changed nothing is played until nothing that matters could still come of it.
    expect(effects.find((it) => it.rule === 'TAL-SCORE-05')?.pairs).toBeGreaterThan(64);
    expect(decompositions).toEqual([]);
  });

  test.each([
    [['--until', '0.02', '--matrix'], '--matrix and --shapley need the same pairs for all'],
    [['--shapley', '--coalitions', '17'], 'need at least 18'],
    [['--add', 'TAL-SCORE-01'], 'has no such rules that are off'],
    [['--rules', 'TAL-NONE-*'], 'has no such rules at work'],
    [['--coalitions', 'many'], 'a whole number from 2'],
  ])('refuses %j with the remedy', async (more, said) => {
    const { code, stderr } = await cli([...text, '-n', '10', ...more], outside('edition-outside'));
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });

  test('does not take the folder of another command for its own', async () => {
    const folder = outside('edition-outside');
    expect((await cli(['run', 'field.yaml', '-v', './tally.js', '-n', '5', '--quiet', '--out', 'o', '--format', 'md'], folder)).code).toBe(
      0,
    );
    const { code, stderr } = await cli([...text, '-n', '5', '--out', 'o', '--resume'], folder);
    expect(code).toBe(2);
    expect(stderr).toContain('holds the answer to another question');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../../../src/analysis/index.ts';
import { readCampaign } from '../../../src/runner/arrow.ts';
import { outside, temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const SETS = ['--doctrine', 'red=hold,blue=assault', '--doctrine', 'red=assault,blue=hold'];
const drill = ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '--quiet', '--format', 'md'];

describe('several pairs of doctrines in one run', () => {
  test('are told apart in every result, and summed up', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...drill, ...SETS, '-n', '30', '--json'], folder);
    expect(code).toBe(0);
    const summary = JSON.parse(stdout) as Summary;
    const names = ['hold against assault', 'assault against hold'];
    expect(summary.results.map((it) => it.doctrine)).toEqual([names[0], names[0], names[1], names[1]]);
    expect(summary.comparisons.map((it) => it.doctrine)).toEqual(names);
    expect(summary.doctrines).toEqual([expect.objectContaining({ scenario: 'field', variant: '.@-VOL-SHOOT-02', doctrines: names })]);

    const out = join(folder, 'out', 'field-1');
    const campaign = await readCampaign(out);
    expect(campaign.scenarios.map((it) => it.doctrines)).toEqual([
      { red: 'hold', blue: 'assault' },
      { red: 'assault', blue: 'hold' },
    ]);
    const page = readFileSync(join(out, 'report.md'), 'utf8');
    for (const name of names) expect(page).toContain(`(${name})`);
    expect(page).toContain('### Over the doctrines');
  });

  test('are the same battles as when each is played alone', async () => {
    const folder = temporaryFolder();
    const duel = ['run', 'duel', '-v', 'classic', '-n', '8', '--quiet', '--format', 'md'];
    expect(await cli([...duel, ...SETS, '--out', 'both'], folder)).toMatchObject({ code: 0 });
    expect(await cli([...duel, ...SETS.slice(2), '--out', 'one'], folder)).toMatchObject({ code: 0 });
    const [both, one] = [await readCampaign(join(folder, 'both')), await readCampaign(join(folder, 'one'))];
    expect(both.columns[1]).toEqual(one.columns[0]);
    expect(both.columns[0]).not.toEqual(one.columns[0]);
  });

  test('have to differ', async () => {
    const folder = outside('edition-outside');
    const twice = await cli([...drill, ...SETS.slice(0, 2), ...SETS.slice(0, 2)], folder);
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining('field with hold against assault is named twice') });
  });
});

describe('the papers of a run', () => {
  test('are those that are asked for', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...drill, '-n', '2', '--out', 'o'], folder);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Results: o');
    const found = readdirSync(join(folder, 'o'));
    expect(found).toContain('report.md');
    expect(found.filter((it) => /html|charts/.test(it))).toEqual([]);
    const unknown = await cli([...drill, '-n', '2', '--format', 'pgn'], folder);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('--format pgn: no such format; did you mean "png"?') });
  });
});

describe('the text of a run', () => {
  test('says which rules mattered, unless nobody wants to know', async () => {
    const folder = outside('edition-outside');
    const told = await cli([...drill, '-n', '20', '--json'], folder);
    const untold = await cli([...drill, '-n', '20', '--json', '--no-audit'], folder);
    const audited = ({ stdout }: { stdout: string }) => (JSON.parse(stdout) as Summary).results.map((it) => it.audited);
    expect(audited(told).some((it) => it > 0)).toBe(true);
    expect(audited(untold).every((it) => it === 0)).toBe(true);
  });

  test('answers first: what moved, by how much, and how sure', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli([...drill, '-n', '60'], folder);
    const [headline, sentence] = stdout.split('\n');
    expect(headline).toMatch(/^(Not enough evidence about|\.@-VOL-SHOOT-02 helps (red|blue) by)/);
    expect(sentence).toMatch(
      /(red’s score (rises|falls) by|helps (red|blue) in Field by) [\d.]+ percentage points (against \. )?\(95 % interval .* to .*, p /,
    );
    expect(stdout).toMatch(/VOL-SHOOT-02 +field +\. +\d+ in 16 engagements +\d of 2 engagements/);
  });

  test('says why nothing changed: exercised without effect', async () => {
    const folder = outside('edition-outside');
    const { stdout } = await cli(['run', 'field.yaml', '-v', '.', '-v', '.+./idle.js', '-n', '10', '--quiet', '--format', 'md'], folder);
    expect(stdout).toMatch(/^\.\+\.\/idle\.js changes nothing\.\n/);
    expect(stdout).toMatch(/Came up without effect: IDL-SHOOT-01 \(\d+ calls in the first 16 engagements\)/);
  });
});

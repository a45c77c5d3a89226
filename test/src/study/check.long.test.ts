import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CheckResult } from '../../../src/study/check-result.ts';
import { outside } from '../../outside.ts';
import { cli } from '../cli/capture.ts';

afterEach(() => vi.unstubAllEnvs());

const contract = (folder: string, promises: readonly string[], variant = '.'): string => {
  const lines = [
    'format: 1',
    'id: gate',
    'title: A gate',
    `variant: "${variant}"`,
    'scenarios: [field.yaml]',
    'pairs: 320',
    'promises:',
    ...promises.map((it) => `  - ${it}`),
    '',
  ];
  writeFileSync(join(folder, 'gate.balance.yaml'), lines.join('\n'));
  return 'gate.balance.yaml';
};

const check = async (folder: string, ...more: string[]) => {
  vi.stubEnv('GITHUB_ACTIONS', undefined as unknown as string);
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
  const said = await cli(['check', 'gate.balance.yaml', '--json', '--quiet', '--workers', '2', ...more], folder);
  return { ...said, result: said.stdout === '' ? null : (JSON.parse(said.stdout) as CheckResult) };
};

describe('a balance contract', () => {
  test('is kept, and stops as soon as that is certain', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0.5, to: 1 }', 'rounds: { from: 2, to: 5 }']);
    const { code, result } = await check(folder);
    expect(code).toBe(0);
    expect(result?.promises.map((it) => it.verdict)).toEqual(['kept', 'kept']);
    expect(result?.pairs).toBeLessThan(320);
    expect(JSON.parse(readFileSync(join(folder, 'out', 'gate-1', 'check.json'), 'utf8'))).toEqual(result);
  });

  test('is broken with exit code 1, and names the promise and its line', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0, to: 0.5 }', 'rule: VOL-SHOOT-02\n    effect: { at-most: 0.9 }']);
    const { code, result } = await check(folder);
    expect(code).toBe(1);
    expect(result).toMatchObject({ verdict: 'broken', contract: 'gate' });
    expect(result?.promises.map((it) => [it.verdict, it.line])).toEqual([
      ['broken', 8],
      ['kept', 9],
    ]);
    expect(result?.look).toHaveLength(3);
    const markdown = readFileSync(join(folder, 'out', 'gate-1', 'check.md'), 'utf8');
    for (const { file = '' } of result?.look ?? []) {
      expect(markdown).toContain(`([watch it](${file}))`);
      expect(readFileSync(join(folder, 'out', 'gate-1', file), 'utf8')).toContain('<title>');
    }
  });

  test('may be undecided when its budget is spent', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0.87, to: 0.89 }']);
    const { code, result } = await check(folder);
    expect({ code, pairs: result?.pairs, verdict: result?.verdict }).toEqual({ code: 3, pairs: 320, verdict: 'undecided' });
    const wanted = result?.toDecide ?? { pairs: 0, games: 0 };
    expect(result?.promises[0]?.toDecide).toBe(wanted.pairs);
    expect(wanted.pairs).toBeGreaterThan(320);
    expect(wanted.games).toBe(2 * wanted.pairs);
    const more = await check(folder, '--pairs', '384');
    expect({ code: more.code, pairs: more.result?.pairs, budget: more.result?.budget }).toEqual({ code: 3, pairs: 384, budget: 384 });
  });

  test('is compared with its baseline, pair by pair', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['unchanged: { margin: 0.05 }']);
    const without = await check(folder);
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('make one with --accept') });
    expect((await check(folder, '--accept')).code).toBe(0);
    const same = await check(folder);
    expect(same).toMatchObject({ code: 0, result: { changed: [], compared: [{ matchup: 'field', pairs: 128, changed: 0 }] } });
    expect(same.result?.promises[0]?.found.estimate).toBe(0);
    const before = readFileSync(join(folder, 'gate.baseline.json'), 'utf8');
    contract(folder, ['unchanged: { margin: 0.05 }'], '.@VOL-SHOOT-02.bonus=3');
    const other = await check(folder);
    expect(other.code).toBe(1);
    expect(other.result?.changed).toEqual([
      'the ruleset: Volley edition then, Volley edition with “How much easier it is to hit” 3 instead of 1 (VOL-SHOOT-02) now',
      '“Drill” (VOL-SHOOT-02): bonus 1 -> 3',
    ]);
    expect(other.result?.look[0]?.command).toMatch(
      /^sandtable diff field.yaml -v . -v .@VOL-SHOOT-02.bonus=3 --seed sandtable --pair \d+ --seat [01]$/,
    );
    expect(readFileSync(join(folder, 'gate.baseline.json'), 'utf8')).toBe(before);
  });

  test('with mistakes is refused with line and column', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0, to: 2 }', 'scenario: nowhere\n    rounds: { from: 1, to: 2 }']);
    expect(await check(folder)).toMatchObject({ code: 2, stderr: expect.stringMatching(/gate\.balance\.yaml:8:\d+: promises\[0\]/) });
    contract(folder, ['scenario: nowhere\n    rounds: { from: 1, to: 2 }']);
    expect(await check(folder)).toMatchObject({ code: 2, stderr: expect.stringContaining('found "nowhere", expected one of field') });
  });

  test('asks for a new baseline when it has other pairs', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['unchanged: { margin: 0.05 }']);
    expect((await check(folder, '--accept')).code).toBe(0);
    const file = join(folder, 'gate.balance.yaml');
    const whole = readFileSync(file, 'utf8');
    for (const [from, to, told] of [
      ['pairs: 320', 'pairs: 400', 'holds 320 pairs, the contract may play 400'],
      ['pairs: 320', 'pairs: 320\nseed: other', 'was made with the seed "sandtable", the contract has "other"'],
      ['pairs: 320', 'pairs: 320\ndoctrines: { red: reckless }', 'the contract plays field (reckless against'],
    ] as const) {
      writeFileSync(file, whole.replace(from, to));
      const said = await check(folder);
      expect(said).toMatchObject({ code: 2, stderr: expect.stringContaining(told) });
      expect(said.stderr).toContain('--accept');
    }
  });

  test('says that changes came to nothing, where they did', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['unchanged: { margin: 0.05 }']);
    expect((await check(folder, '--accept')).code).toBe(0);
    const field = join(folder, 'field.yaml');
    writeFileSync(field, `${readFileSync(field, 'utf8')}# a remark\n`);
    const { code, result } = await check(folder);
    expect({ code, changed: result?.changed, compared: result?.compared?.[0]?.changed }).toEqual({
      code: 0,
      changed: ['Two lines in an open field (scenario field): changed'],
      compared: 0,
    });
    expect(readFileSync(join(folder, 'out', 'gate-2', 'check.md'), 'utf8')).toContain('nothing that changed matters on these dice');
  });

  test('plays only what is open, and comes to the same with any number of workers', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0.87, to: 0.89 }', 'rule: VOL-SHOOT-02\n    effect: { at-most: 0.9 }']);
    for (const [out, workers] of [
      ['one', '1'],
      ['two', '2'],
    ] as const) {
      expect((await cli(['check', 'gate.balance.yaml', '--quiet', '--out', out, '--workers', workers], folder)).code).toBe(3);
    }
    // Only the time that more games would take differs.
    const timeless = (folderOf: string, file: string): string =>
      readFileSync(join(folder, folderOf, file), 'utf8').replaceAll(/which takes (less than a|about \d+) \w+ here/g, '');
    for (const file of ['check.md', 'junit.xml']) expect(timeless('one', file)).toBe(timeless('two', file));
    const files = ['check.json', 'campaign.json', 'engagements.arrow', 'rounds.arrow', 'units.arrow'];
    for (const file of files) expect(readFileSync(join(folder, 'one', file)).equals(readFileSync(join(folder, 'two', file)))).toBe(true);
    const { cells } = JSON.parse(readFileSync(join(folder, 'one', 'campaign.json'), 'utf8')) as { cells: number[][] };
    expect(cells[0]?.[0]).toBe(320);
    expect(cells[0]?.[1]).toBeLessThan(320);
  });

  test('that has finished is not played again with --resume', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0, to: 0.5 }']);
    const first = await check(folder, '--out', 'here');
    expect(await check(folder, '--out', 'here')).toMatchObject({ code: 2 });
    expect(await check(folder, '--out', 'here', '--resume')).toMatchObject({ code: 1, result: first.result });
    expect(await check(folder, '--out', 'here', '--resume', '--accept')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--force'),
    });
  });

  test('tells GitHub', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0, to: 0.5 }']);
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, 'before\n');
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const { code, stderr } = await cli(['check', 'gate.balance.yaml', '--quiet'], folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^::error file=gate\.balance\.yaml,line=8,title=gate%3A .+ \(red\) wins at most 50 %25 of the games \(draws count half\) \(field\)::games won by .+ \(red\): 8/m,
    );
    expect(readFileSync(summary, 'utf8')).toMatch(/^before\n## A gate: 1 of 1 promise is broken\n/);
    expect(readFileSync(summary, 'utf8')).toMatch(/\(`replays\/1-field-\d+-[01]\.html` in the results of the check\)/);
  });

  test('accepts a broken contract, and says so', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0, to: 0.5 }', 'unchanged: { margin: 0.05 }']);
    const said = await cli(['check', 'gate.balance.yaml', '--accept'], folder);
    expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining('gate.balance.yaml: accepted with broken promises') });
  });
});

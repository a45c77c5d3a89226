import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CheckResult, checkAnnotations, checkJunit } from '../../../src/study/checkPapers.ts';
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
    contract(folder, ['score: { from: 0, to: 0.5 }', 'rule: VOL-SHOOT-02\n    effect: { at-most: 1 }']);
    const { code, result } = await check(folder);
    expect(code).toBe(1);
    expect(result).toMatchObject({ verdict: 'broken', contract: 'gate' });
    expect(result?.promises.map((it) => [it.verdict, it.line])).toEqual([
      ['broken', 8],
      ['kept', 9],
    ]);
    expect(result?.look).toHaveLength(3);
  });

  test('may be undecided when its budget is spent', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0.87, to: 0.89 }']);
    const { code, result } = await check(folder);
    expect({ code, pairs: result?.pairs, verdict: result?.verdict }).toEqual({ code: 3, pairs: 320, verdict: 'undecided' });
  });

  test('is compared with its baseline, pair by pair', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['unchanged: { margin: 0.02 }']);
    const without = await check(folder);
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('make one with --accept') });
    expect((await check(folder, '--accept')).code).toBe(0);
    const same = await check(folder);
    expect(same.result?.promises[0]?.found).toEqual({ estimate: 0, low: 0, high: 0 });
    expect(same.result?.changed).toEqual([]);
    const before = readFileSync(join(folder, 'gate.baseline.json'), 'utf8');
    contract(folder, ['unchanged: { margin: 0.02 }'], '.@VOL-SHOOT-02.bonus=3');
    const other = await check(folder);
    expect(other.code).toBe(1);
    expect(other.result?.changed).toEqual(['ruleset (. then, .@VOL-SHOOT-02.bonus=3 now)']);
    expect(readFileSync(join(folder, 'gate.baseline.json'), 'utf8')).toBe(before);
  });

  test('with mistakes is refused with line and column', async () => {
    const folder = outside('edition-outside');
    contract(folder, ['score: { from: 0, to: 2 }', 'scenario: nowhere\n    rounds: { from: 1, to: 2 }']);
    expect(await check(folder)).toMatchObject({ code: 2, stderr: expect.stringMatching(/gate\.balance\.yaml:8:\d+: promises\[0\]/) });
    contract(folder, ['scenario: nowhere\n    rounds: { from: 1, to: 2 }']);
    expect(await check(folder)).toMatchObject({ code: 2, stderr: expect.stringContaining('found "nowhere", expected one of field') });
  });
});

describe('the papers of a check', () => {
  const judged = { scenario: 'a', line: 3, from: 0, to: 1, found: { estimate: 2, low: 1.5, high: 2.5 } };
  const result: CheckResult = {
    format: 1,
    contract: 'x<y',
    file: 'dir/a,b.yaml',
    variant: 'classic',
    seed: 's',
    pairs: 1,
    confidence: 0.95,
    method: 'm',
    verdict: 'broken',
    changed: null,
    look: [],
    promises: [
      { ...judged, promise: 'p & q', verdict: 'broken' },
      { ...judged, promise: '100 %', verdict: 'undecided' },
      { ...judged, promise: 'kept', verdict: 'kept' },
    ],
  };

  test('escape what XML needs escaped', () => {
    const xml = checkJunit(result);
    expect(xml).toContain('<testsuites tests="3" failures="1" skipped="1">');
    expect(xml).toContain('classname="x&lt;y" name="a: p &amp; q"');
    expect(xml).toContain('<failure message="2.000 (1.500 to 2.500), promised 0.000 to 1.000"/>');
  });

  test('escape what annotations need escaped', () => {
    expect(checkAnnotations(result)).toEqual([
      '::error file=dir/a%2Cb.yaml,line=3,title=x<y%3A p & q in a::2.000 (1.500 to 2.500), promised 0.000 to 1.000',
      '::warning file=dir/a%2Cb.yaml,line=3,title=x<y%3A 100 %25 in a::not enough evidence: 2.000 (1.500 to 2.500), promised 0.000 to 1.000',
    ]);
  });
});

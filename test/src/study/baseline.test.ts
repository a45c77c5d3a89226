import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/load/selection.ts';
import {
  type Baseline,
  baselineOf,
  baselinePath,
  changedPairs,
  pairsOf,
  readBaseline,
  writeBaseline,
} from '../../../src/study/baseline.ts';
import type { Contract } from '../../../src/study/contract.ts';
import { provenanceOf } from '../../../src/study/provenance.ts';
import { type ChangeNames, whatChanged as changedBy, itemNames } from '../../../src/study/what-changed.ts';
import { loadScenario } from '../../files.ts';
import { syntheticCampaign } from '../../fixtures/campaign.ts';
import { outside, temporaryFolder } from '../../outside.ts';

const provenance = { sandtable: '0', diceVersion: 1, rules: { 'CLS-A-01': { code: '00000000', values: { n: 1 } } }, code: {}, data: {} };
const contract = { file: { id: 'c', seed: 's' } } as Contract;
const made = (pairs: number): Baseline => baselineOf(contract, syntheticCampaign({ pairs }), provenance);
const refusal = (path: string): string => {
  try {
    readBaseline(path);
    return 'was read';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a baseline', () => {
  test('keeps values one thing to a line, and can be read without any', async () => {
    const path = join(temporaryFolder(), 'x.baseline.json');
    const values = { 'datasheet a': { '': { keywords: 'infantry + mounted' }, soldier: { T: 3, Ld: 7, fast: true } } };
    await writeBaseline(path, { ...made(20), values });
    expect(readFileSync(path, 'utf8')).toContain('\n   "soldier": { "T": 3, "Ld": 7, "fast": true }\n');
    expect(readBaseline(path)?.values).toEqual(values);
    expect(readBaseline('scenarios/contracts/duel-classic.baseline.json')).toMatchObject({ contract: 'duel-classic', pairs: 1000 });
  });

  test('comes back as it was written, and is small', async () => {
    const path = join(temporaryFolder(), 'x.baseline.json');
    const baseline = made(1000);
    await writeBaseline(path, { ...baseline, matchups: baseline.matchups.slice(0, 1) });
    expect(statSync(path).size).toBeLessThan(15_000);
    expect(readBaseline(path)).toEqual({ ...baseline, matchups: baseline.matchups.slice(0, 1) });
  });

  test('finds the pairs that went differently', () => {
    const { columns } = syntheticCampaign({ pairs: 50, variants: [{ spec: 'a', effect: 0 }] });
    const before = pairsOf(columns[0]?.[0] as never);
    const now = { ...before, digests: before.digests.slice(), margins: before.margins.slice() };
    now.digests[2 * 7 + 1] = (now.digests[15] as number) ^ 1;
    now.margins[20] = (now.margins[20] as number) + 1;
    expect(changedPairs(now, before)).toEqual([7, 20]);
    expect(changedPairs(before, before)).toEqual([]);
  });

  test.each([
    [
      'a digit',
      (text: string) => text.replace(/"scores": "(.)/, (_, digit: string) => `"scores": "${(Number(digit) + 1) % 5}`),
      'checksum',
    ],
    ['a line', (text: string) => text.replace(/.*"seed".*\n/, ''), 'seed'],
    ['its end', (text: string) => text.slice(0, 400), 'baseline.json:'],
    ['its form', (text: string) => text.replace('"scores": "', '"scores": "9'), 'a digit from 0 to 4'],
  ])('that has lost %s is refused with a remedy', async (_, damage, told) => {
    const path = join(temporaryFolder(), 'x.baseline.json');
    await writeBaseline(path, made(20));
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    expect(refusal(path)).toContain(told);
    expect(refusal(path)).toContain('--accept');
  });

  test('of a newer format is refused with a remedy', async () => {
    const path = join(temporaryFolder(), 'x.baseline.json');
    await writeBaseline(path, made(20));
    writeFileSync(path, readFileSync(path, 'utf8').replace('"format": 1', '"format": 2'));
    expect(refusal(path)).toContain('update sandtable');
  });

  test('stands beside its contract', () => {
    expect(baselinePath('a/b.balance.yaml')).toBe('a/b.baseline.json');
    expect(readBaseline('a/b.baseline.json')).toBe(null);
  });
});

const PLAIN: ChangeNames = { ruleset: (spec) => spec, rule: (id) => `rule ${id}`, item: (item) => item };
const whatChanged = (before: Parameters<typeof changedBy>[0], now: Parameters<typeof changedBy>[1], spec: string): string[] =>
  changedBy(before, now, spec, PLAIN);

describe('what changed', () => {
  const of = async (spec: string, from = process.cwd()) => ({
    ...provenanceOf(await loadSelection(spec, from), [loadScenario('duel')], from),
    spec,
  });

  test('is nothing where nothing did', async () => {
    const before = await of('calixtus');
    expect(whatChanged(before, await of('calixtus'), 'calixtus')).toEqual([]);
    expect(Object.keys(before.code)).toEqual(expect.arrayContaining(['src/engine', 'src/kit', 'variants/calixtus', 'variants/classic']));
    expect(Object.keys(before.code)).not.toContain('variants/tenth');
    expect(before.rules['CLS-MORALE-03']?.code).toMatch(/^[0-9a-f]{8}$/);
    expect(before.data).toHaveProperty(['datasheet line-infantry']);
  });

  test('names rules that came and went, and parameters', async () => {
    const off = 'classic@-CLS-MORALE-03';
    expect(whatChanged(await of('classic'), await of(off), off)).toEqual([
      'the ruleset: classic then, classic@-CLS-MORALE-03 now',
      'rule CLS-MORALE-03: no longer in force',
    ]);
    expect(whatChanged(await of(off), await of('classic'), 'classic')[1]).toBe('rule CLS-MORALE-03: now in force');
  });

  test('names data, code and dice', async () => {
    const before = await of('classic');
    const { 'datasheet line-infantry': _, ...data } = before.data;
    const now = {
      ...before,
      diceVersion: before.diceVersion + 1,
      code: { ...before.code, 'src/kit': 'ffffffff', 'variants/classic': 'ffffffff' },
      rules: { ...before.rules, 'CLS-MORALE-03': { ...before.rules['CLS-MORALE-03'], code: 'ffffffff' } },
      data: { ...data, 'mission kill': '11111111', 'datasheet ghosts': '22222222' },
    };
    expect(whatChanged(before, now, 'classic')).toEqual([
      `the dice: version ${before.diceVersion} then, ${before.diceVersion + 1} now`,
      'code of the engine (src/kit)',
      'code of the edition (variants/classic)',
      'rule CLS-MORALE-03: its code',
      'datasheet ghosts: new',
      'datasheet line-infantry: no longer used',
      'mission kill: new',
    ]);
  });

  test('tells values before and now, those that a ruleset sets too', async () => {
    const before = await of('classic@hitOn+1,line-infantry.soldier.T=4');
    const now = await of('classic@hitOn+2,line-infantry.T=5');
    expect(whatChanged(before, now, before.spec)).toEqual([
      'hitOn: +1 -> +2',
      'datasheet line-infantry: T 3 -> 5 (gunner), T 4 -> 5 (soldier)',
    ]);
    const all = await of('classic@hitOn+2,line-infantry.T=6');
    expect(whatChanged(now, all, now.spec)).toEqual(['datasheet line-infantry: T 5 -> 6']);
    // The lists of the duel have a gunner with a heavy gun, but nobody with a flamer.
    expect(Object.keys(before.values?.['datasheet line-infantry'] ?? {})).toEqual([
      '',
      'soldier',
      'gunner',
      'rifle',
      'close-combat',
      'heavy-gun',
    ]);
    const { values, ...older } = before;
    expect(Object.keys(values ?? {})).toEqual([
      'army duel-line',
      'army duel-veterans',
      'datasheet line-infantry',
      'datasheet veteran-infantry',
      'scenario duel',
    ]);
    expect(whatChanged(older, now, before.spec)).toEqual(['hitOn: +1 -> +2']);
    const edited = { ...now, data: { ...now.data, 'datasheet line-infantry': '11111111', 'army duel-line': '22222222' } };
    expect(whatChanged(older, edited, before.spec).slice(1)).toEqual(['army duel-line: changed', 'datasheet line-infantry: changed']);
    expect(whatChanged(now, edited, now.spec)[0]).toBe('army duel-line: changed, but no value in use here');
  });

  test('tells many values in few words, and names data by title', () => {
    const values = (n: number) => ({ 'army a': { '': { limit: 100 * n }, u: Object.fromEntries([...'bcdefghi'].map((it) => [it, n])) } });
    const at = (n: number) => ({
      sandtable: '0',
      diceVersion: 1,
      rules: {},
      code: {},
      data: { 'army a': `${n}` },
      values: values(n),
      spec: '.',
    });
    expect(whatChanged(at(1), at(2), '.')).toEqual([
      'army a: limit 100 -> 200, b 1 -> 2 (u), c 1 -> 2 (u), d 1 -> 2 (u), e 1 -> 2 (u), f 1 -> 2 (u), and 3 more',
    ]);
    const item = itemNames([loadScenario('duel')]);
    expect([item('datasheet line-infantry'), item('mission x')]).toEqual(['Line infantry (datasheet line-infantry)', 'mission x']);
  });

  test('sees the code of a variant from outside', async () => {
    const from = outside('edition-outside');
    const before = await of('.', from);
    expect(before.rules['VOL-SHOOT-02']?.code).toMatch(/^[0-9a-f]{8}$/);
    writeFileSync(join(from, 'index.js'), `${readFileSync(join(from, 'index.js'), 'utf8')}\n// a note\n`);
    expect(whatChanged(before, await of('.', from), '.')).toEqual(['rule VOL-SHOOT-02: its code']);
  });
});

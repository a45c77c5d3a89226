import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../../src/by-name.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const IMPORTED = 'Mine is imported; 7 of its abilities are not played: this is of its stat lines and weapons.';
const UNCHECKED =
  'Mine is played unchecked, although its list is illegal: the units cost 60 classic points, 10 more than the limit of 50; the units cost 70 modern points, 20 more than the limit of 50.';

const ARMY = `format: 1
id: mine
title: Mine
imported: { notPlayed: 7 }
limit: 50
units:
  - { id: line-1, datasheet: line-infantry, models: { soldier: 10 }, roles: [troops], points: { classic: 60, modern: 70 } }
`;
const SCENARIO = `format: 1
id: yard
title: A yard
battlefield: { width: 36, height: 36, zones: { long-edges: 9 } }
armies: { red: mine, blue: duel-veterans }
deployment: auto
mission: { rounds: 1, scoring: { kill-points: 1 } }
`;
const CONTRACT = `format: 1
id: yard
title: A yard
variant: classic
scenarios: [yard.yaml]
seed: contract
pairs: 20
promises: [{ draws: { at-most: 0.9 } }]
`;

function yard(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'armies'));
  writeFileSync(join(folder, 'armies/mine.yaml'), ARMY);
  writeFileSync(join(folder, 'yard.yaml'), SCENARIO);
  writeFileSync(join(folder, 'yard.balance.yaml'), CONTRACT);
  return folder;
}

const unfolded = (text: string): string => text.replace(/\s+/g, ' ');
/** As people read it: the escapes of Markdown and the page left out. */
const read = (folder: string, file: string): string => unfolded(readFileSync(join(folder, 'played', file), 'utf8').replaceAll('\\', ''));

const json = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, 'played', file), 'utf8'));

const PLAYED: readonly (readonly [line: string, texts: readonly string[], result: string])[] = [
  ['run yard.yaml -v classic -v waffle -n 2 --players own', [], 'run.json'],
  ['ablate yard.yaml -v classic --rules CLS-MORALE-03 -n 2', ['ablation.md'], 'ablation.json'],
  ['sweep yard.yaml -v classic --param line-infantry.T=3,4 -n 2', ['sweep.md'], 'sweep.json'],
  ['armies armies/mine.yaml patrol-line --on patrol -v classic -n 2', ['armies.md'], 'armies.json'],
];

describe('whoever reads results of an imported list that is illegal is told both', () => {
  test.each(PLAYED)('%s', async (line, texts, result) => {
    const folder = yard();
    const said = await cli([...line.split(' '), '--unchecked', '--workers', '1', '--quiet', '--out', 'played'], folder);
    expect(said).toMatchObject({ code: 0, stderr: '' });
    const { stdout } = said;
    const { notes } = json(folder, 'summary.json');
    expect([notes.imported, notes.unchecked]).toEqual([[IMPORTED], [UNCHECKED]]);
    for (const file of ['run.json', result]) expect(json(folder, file).lists).toEqual({ imported: [IMPORTED], unchecked: [UNCHECKED] });
    for (const told of [unfolded(stdout), ...['report.html', 'report.md', ...texts].map((it) => read(folder, it))]) {
      expect(told).toContain(IMPORTED);
      expect(told).toContain(UNCHECKED);
    }
  });

  test('price plays other lists, filled up to the limit: it tells of the import alone', async () => {
    const folder = yard();
    const line = 'price yard.yaml -v classic --unit line-1 --fill veteran-infantry --prices 50..100 --steps 2 -n 2 --unchecked';
    const { stdout } = await cli([...line.split(' '), '--workers', '1', '--quiet', '--out', 'played'], folder);
    for (const file of ['price.json', 'run.json']) expect(json(folder, file).lists).toEqual({ imported: [IMPORTED], unchecked: [] });
    for (const told of [unfolded(stdout), ...['report.html', 'price.md'].map((it) => read(folder, it))]) expect(told).toContain(IMPORTED);
  });

  test('check, in its text, page, JSON and JUnit', async () => {
    const folder = yard();
    const line = ['check', 'yard.balance.yaml', '--unchecked', '--workers', '1', '--quiet', '--out', 'played'];
    const { stdout, stderr } = await cli(line, folder);
    expect(stderr).toBe('');
    expect(json(folder, 'check.json').lists).toEqual({ imported: [IMPORTED], unchecked: [UNCHECKED] });
    expect(json(folder, 'run.json').lists).toEqual({ imported: [IMPORTED], unchecked: [UNCHECKED] });
    for (const told of [unfolded(stdout), read(folder, 'check.md'), read(folder, 'junit.xml')]) {
      expect(told).toContain(IMPORTED);
      expect(told).toContain(UNCHECKED);
    }
  });

  test('run from a program', async () => {
    const folder = yard();
    const scenario = join(folder, 'yard.yaml');
    const { notes } = await run({ scenario, variant: 'classic', pairs: 1, workers: 1, unchecked: true });
    expect([notes.imported, notes.unchecked]).toEqual([[IMPORTED], [UNCHECKED]]);
  });

  test('of a legal list, and one of this project, nothing', async () => {
    const folder = yard();
    await cli(['run', 'duel', '-v', 'classic', '-n', '2', '--unchecked', '--players', 'own', '--quiet', '--out', 'played'], folder);
    expect(json(folder, 'run.json').lists).toEqual({ imported: [], unchecked: [] });
    expect(/imported|unchecked,/.test(read(folder, 'report.md'))).toBe(false);
  });
});

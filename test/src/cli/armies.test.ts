import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestOf, type EngagementColumns } from '../../../src/campaign/result.ts';
import { readCampaign } from '../../../src/runner/arrow.ts';
import type { ArmyStudy } from '../../../src/study/army-study.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

const RECRUITS = `# yaml-language-server: $schema=army.schema.json
format: 1
id: recruits
title: Recruits
doctrine: cautious
limit: 130
units:
  - { id: line-1, datasheet: line-infantry, models: { soldier: 10 }, roles: [troops] }
`;

function folderWithRecruits(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'recruits.yaml'), RECRUITS);
  return folder;
}

const PLAYED = [
  'armies',
  'duel-line',
  './recruits.yaml',
  'duel-veterans',
  '--on',
  'duel',
  '-v',
  'classic',
  '-v',
  'tenth',
  '-n',
  '6',
  '--details',
];

describe('a round-robin of armies', () => {
  test('tells the points that a ruleset gives, though not every army has the unit', async () => {
    const line = ['armies', 'duel-line', './recruits.yaml', 'duel-veterans', '--on', 'duel', '-n', '1', '--json', '--format', 'md'];
    const spec = 'classic@duel-line.line-1.models=12';
    const { code, stdout, stderr } = await cli([...line, '-v', 'classic', '-v', spec, '--quiet'], folderWithRecruits());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { armies } = JSON.parse(stdout) as ArmyStudy;
    // The squad of duel-line has 19 soldiers of 6 points and a gunner of 15, then eight soldiers fewer.
    expect(armies.map(({ id, points, pointsUnder }) => [id, points['classic'], pointsUnder?.[spec]])).toEqual([
      ['duel-line', 129, 81],
      ['recruits', 60, 60],
      ['duel-veterans', 128, 128],
    ]);
  });

  test('leaves tables beside the results of a run, the same whatever the order of armies and the number of workers', async () => {
    const folder = folderWithRecruits();
    const first = await cli([...PLAYED, '--out', 'one'], folder);
    expect(first.code).toBe(0);
    expect(first.stderr).toMatch(/3 armies, 3 matchups, 72 games: roughly \d/);
    expect(first.stdout).toContain('3 armies on duel');
    expect(first.stdout).toContain('Tenth against Classic');
    // Commands to copy stay on a line.
    const lines = first.stdout.split('\n').filter((it) => !it.startsWith('  sandtable '));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    const files = ['armies.json', 'armies.md', 'run.json', 'summary.json', 'engagements.arrow', 'report.html'];
    for (const file of files) expect(existsSync(join(folder, 'one', file))).toBe(true);

    const page = readFileSync(join(folder, 'one', 'report.html'), 'utf8');
    expect(page).toContain('3 armies, each against every other, on duel');
    const charts = ['army-ratings', 'army-matchups']
      .flatMap((id) => ['.vl.json', '.svg', '.png', '.dark.png'].map((end) => id + end))
      .sort();
    expect(readdirSync(join(folder, 'one', 'charts')).sort()).toEqual(charts);
    rmSync(join(folder, 'one', 'report.html'));
    rmSync(join(folder, 'one', 'charts'), { recursive: true });
    expect((await cli(['report', 'one'], folder)).code).toBe(0);
    expect(readdirSync(join(folder, 'one', 'charts')).sort()).toEqual(charts);
    expect(readFileSync(join(folder, 'one', 'report.html'), 'utf8')).toBe(page);

    const turned = [
      'armies',
      'duel-veterans',
      'duel-line',
      './recruits.yaml',
      '--on',
      'duel',
      '-v',
      'classic',
      '-n',
      '6',
      '--workers',
      '1',
    ];
    const second = await cli([...turned, '--quiet', '--json', '--out', 'two', '--format', 'md'], folder);
    expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' });
    const [one, two] = ['one', 'two'].map((it) => JSON.parse(readFileSync(join(folder, it, 'armies.json'), 'utf8')) as ArmyStudy);
    expect(JSON.parse(second.stdout)).toEqual(two);
    expect(two.tables[0]?.matchups).toEqual(one.tables[0]?.matchups);
    expect(two.changes).toEqual([]);
    expect(one.tables.map((it) => it.variant)).toEqual(['classic', 'tenth']);
    expect(one.armies.find((it) => it.id === 'recruits')).toMatchObject({ doctrine: 'cautious', title: 'Recruits' });
    expect(one.tables[0]?.matchups.map((it) => it.scenario)).toEqual([
      'duel.duel-line.duel-veterans',
      'duel.duel-line.recruits',
      'duel.duel-veterans.recruits',
    ]);
    expect(one.changes[0]?.ratings).toHaveLength(3);

    const again = await cli([...PLAYED, '--out', 'one', '--resume'], folder);
    expect(again).toMatchObject({ code: 0, stdout: first.stdout });
  });

  test('is told one engagement at a time by the name of a meeting', async () => {
    const folder = temporaryFolder();
    const args = [
      'armies',
      'duel-veterans',
      'duel-line',
      '--on',
      'duel',
      '-v',
      'classic',
      '-n',
      '2',
      '--out',
      'one',
      '--quiet',
      '--format',
      'md',
    ];
    expect((await cli(args, folder)).code).toBe(0);
    const { columns } = await readCampaign(join(folder, 'one'));
    const engagement = ['replay', 'duel.duel-line.duel-veterans', '-v', 'classic', '--pair', '1', '--seat', '1'];
    const { stdout } = await cli(engagement, folder);
    expect(stdout).toContain(`Digest ${digestOf(columns[0]?.[0] as EngagementColumns, 3)}.`);
    const missing = await cli(['replay', 'duel.duel-line.duel-victims', '-v', 'classic'], folder);
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('found unknown army "duel-victims"') });
  });

  test('takes doctrines from the command line', async () => {
    const folder = folderWithRecruits();
    const args = [
      'armies',
      'duel-line',
      'duel-veterans',
      '--on',
      'duel',
      '-v',
      'classic',
      '-n',
      '1',
      '--json',
      '--quiet',
      '--format',
      'md',
    ];
    const { stdout } = await cli([...args, '--doctrine', 'hold', '--doctrine', 'duel-line=reckless'], folder);
    const { armies, tables } = JSON.parse(stdout) as ArmyStudy;
    expect(armies.map((it) => [it.id, it.doctrine])).toEqual([
      ['duel-line', 'reckless'],
      ['duel-veterans', 'hold'],
    ]);
    expect(tables[0]?.fit).toMatchObject({ freedom: 0, p: 1 });
    expect(existsSync(join(folder, 'out', 'armies-duel-1', 'armies.md'))).toBe(true);
  });

  test.each([
    [['duel-line', '--on', 'duel', '-v', 'classic'], 'at least two armies'],
    [['duel-line', 'duel-line', '--on', 'duel', '-v', 'classic'], 'two of the armies are called "duel-line"'],
    [['duel-line', 'duel-lime', '--on', 'duel', '-v', 'classic'], 'found no army of this name'],
    [['duel-line', 'duel-veterans', '--on', 'dual', '-v', 'classic'], 'found no scenario of this name'],
    [['duel-line', 'duel-veterans', '--on', 'duel'], 'name at least one ruleset'],
    [['duel-line', 'duel-veterans', '--on', 'duel', '-v', 'classic', '-v', 'classic'], '--variant names classic twice'],
    [['duel-line', 'duel-veterans', '--on', 'duel', '-v', 'classic', '--doctrine', 'mixed=hold'], '--doctrine mixed=...: expected one of'],
    [['duel-line', 'duel-veterans', '--on', 'duel', '-v', 'classic', '--doctrine', 'hold,reckless'], 'the doctrine of all armies twice'],
  ])('%j is refused', async (args, reason) => {
    const { code, stdout, stderr } = await cli(['armies', ...args], temporaryFolder());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain('should not have happened');
  });

  test('an army that finds no room is refused by its name', async () => {
    const folder = temporaryFolder();
    const units = Array.from({ length: 40 }, (_, k) => `  - { id: tank-${k}, datasheet: battle-tank }`);
    writeFileSync(
      join(folder, 'crowd.army.yaml'),
      ['format: 1', 'id: crowd', 'title: Crowd', 'limit: 9000', 'units:', ...units, ''].join('\n'),
    );
    const { code, stderr } = await cli(['armies', 'duel-line', 'crowd', '--on', 'duel', '-v', 'classic', '--data', folder], folder);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('army crowd: there is no room left for unit') });
  });
});

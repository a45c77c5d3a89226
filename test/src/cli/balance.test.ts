import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BalanceResult } from '../../../src/study/balance/balance-result.ts';
import { outside } from '../../outside.ts';
import { cli } from './capture.ts';

const lineOf = (target: string): string[] => [
  ...['balance', 'field.yaml', '-v', './dials.js@DIA-SCORE-04.by=28', '--vary', 'DIA-SCORE-01.by=-2..2,DIA-SCORE-05.by:cost=2'],
  ...['--target', target, '-n', '256', '--confirm-pairs', '900'],
];
const LINE = lineOf('score=0.5+-0.1');

describe('balance', () => {
  test('finds a planted change, leaves it in a folder, and does not play again what is there', async () => {
    const folder = outside('edition-outside');
    const { code, stdout, stderr } = await cli([...LINE, '--out', 'found'], folder);
    expect(code).toBe(0);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /^Change “Edge” \(DIA-SCORE-01\) by from 0 to -[12] \(cost [12]\): Reds \(red\) wins .* within 40\.0 to 60\.0 %\./,
    );
    expect(stdout).toMatch(
      /^To see what it does: sandtable run field\.yaml -v \.\/dials\.js@DIA-SCORE-04\.by=28 -v '?\.\/dials\.js@DIA-SCORE-01\.by=-[12],DIA-SCORE-04\.by=28'?$/m,
    );
    expect(stderr).toMatch(/^changes of cost 1: 2 \(at most .* left\)$/m);
    const result = JSON.parse(readFileSync(join(folder, 'found/balance.json'), 'utf8')) as BalanceResult;
    expect(result.best.confirmation?.holds).toBe(true);
    expect(readFileSync(join(folder, 'found/balance.md'), 'utf8')).toContain('| cost | change |');
    expect(existsSync(join(folder, 'found/.chunks'))).toBe(false);
    expect(await cli([...LINE, '--out', 'found', '--resume'], folder)).toMatchObject({ code: 0, stdout });
    const other = await cli([...LINE, '--out', 'found', '--resume', '--most', '3'], folder);
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('holds a search of another question (most differ)') });
    const written = readFileSync(join(folder, 'found/balance.json'), 'utf8');
    writeFileSync(join(folder, 'found/balance.json'), written.replace('"most"', '"least"'));
    const damaged = await cli([...LINE, '--out', 'found', '--resume'], folder);
    expect(damaged).toMatchObject({ code: 2, stderr: expect.stringContaining('balance.json has changed since the run was finished') });
    writeFileSync(join(folder, 'found/balance.json'), written);
    writeFileSync(join(folder, 'dials.js'), `${readFileSync(join(folder, 'dials.js'), 'utf8')}// Edited.\n`);
    const edited = await cli([...LINE, '--out', 'found', '--resume'], folder);
    expect(edited).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('a search goes on only with what it was begun with (dials.js has changed)'),
    });
  });

  test('says how to look further, and ends with 1, where nothing meets the target', async () => {
    const folder = outside('edition-outside');
    const { code, stdout } = await cli([...lineOf('score=0.1+-0.05'), '--most', '2', '--quiet', '--out', 'none'], folder);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^None found within a cost of 2 that meets the target, 5\.0 to 15\.0 %\./);
    expect(stdout).toContain('To look further: sandtable balance field.yaml -v ./dials.js@DIA-SCORE-04.by=28 --vary');
    expect(stdout).toContain('--most 4');
  });

  test('says what is wrong before anything is played, and leaves no folder', async () => {
    const folder = outside('edition-outside');
    const told = async (...more: string[]) => {
      const { code, stderr } = await cli(['balance', 'field.yaml', '-v', './dials.js', ...more, '--out', 'no'], folder);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await told()).toContain('name what may change with --vary');
    expect(await told('--vary', 'DIA-SCORE-09.by')).toContain('has no parameter DIA-SCORE-09.by');
    expect(await told('--vary', 'DIA-SCORE-01.by=7')).toContain('--vary DIA-SCORE-01.by: found 7, expected a whole number from -6 to 6');
    expect(await told('--vary', 'DIA-SCORE-01.by', '--target', 'score=0.5')).toContain('--target score=0.5: expected');
    expect(await told('--vary', 'DIA-SCORE-01.by', '--keep', 'score:nowhere=0..1')).toContain('nowhere');
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});

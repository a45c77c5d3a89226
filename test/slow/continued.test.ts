import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/campaign/manifest.ts';
import { outside } from '../outside.ts';
import { sandtable } from './cli.ts';

const drill = ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02', '--quiet', '--format', 'md'];

/** The files of a run; of the report what does not tell how it was played. */
function filesOf(folder: string): { readonly [file: string]: string } {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const files = names.map((it) => join(it.parentPath, it.name).slice(folder.length + 1)).filter((it) => it !== 'run.json');
  return Object.fromEntries(
    files.sort().map((file) => [file, readFileSync(join(folder, file), 'latin1').replace(/## Repeat this run[\s\S]*$/, '')]),
  );
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as Manifest;

describe('a finished run with more pairs', () => {
  test.each<[string, ...string[]]>([
    ['of one doctrine a side', '--players', 'own'],
    ['of a panel', '--players', 'hold,assault'],
    ['that stops when it is decided', '--players', 'own', '--until', '0.2'],
  ])('%s is as if it had been asked for them at first', (_, ...who) => {
    const folder = outside('edition-outside');
    expect(sandtable(folder, [...drill, ...who, '-n', '70', '--out', 'o']).code).toBe(0);
    expect(sandtable(folder, ['run', '--resume', 'o', '-n', '130'])).toMatchObject({ code: 0, stderr: '' });
    expect(sandtable(folder, [...drill, ...who, '-n', '130', '--out', 'whole']).code).toBe(0);
    expect(filesOf(join(folder, 'o'))).toEqual(filesOf(join(folder, 'whole')));
    const { command, pairsAsked } = manifestOf(join(folder, 'o'));
    expect(pairsAsked).toBe(130);
    expect(command).toEqual([...drill, ...who, '-n', '130', '--out', 'o', '--resume']);
  });

  test('plays only what it lacks', () => {
    const folder = outside('edition-outside');
    const loud = drill.filter((it) => it !== '--quiet');
    const until = [...loud, '--players', 'own', '--no-audit', '--out', 'o'];
    expect(sandtable(folder, [...until, '-n', '128']).code).toBe(0);
    const more = sandtable(folder, [...until, '--resume', '-n', '192']);
    // 64 pairs of two rulesets are left to play, and all of 192 are in the results.
    expect(more.stderr).toContain('768 games');
    const { engagements, engagementsPerSecond, seconds } = manifestOf(join(folder, 'o'));
    expect(engagements).toBe(768);
    expect(Math.round((engagementsPerSecond * seconds) / 8)).toBe(32);
  });

  test('has no fewer, and is one of the same games', () => {
    const folder = outside('edition-outside');
    expect(sandtable(folder, [...drill, '--players', 'own', '-n', '30', '--out', 'o']).code).toBe(0);
    const before = filesOf(join(folder, 'o'));
    expect(sandtable(folder, ['run', '--resume', 'o', '-n', '20'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('o: has 30 pairs, and --resume plays more, not fewer'),
    });
    expect(sandtable(folder, [...drill, '--players', 'own', '--seed', 'another', '-n', '40', '--out', 'o', '--resume'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('seed: sandtable then, another now'),
    });
    expect(sandtable(folder, ['run', '--resume', 'nowhere', '-n', '20']).code).toBe(2);
    expect(filesOf(join(folder, 'o'))).toEqual(before);
    expect(sandtable(folder, ['run', '--resume', 'o'])).toMatchObject({ code: 0 });
  });
});

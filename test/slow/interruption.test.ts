import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outside } from '../outside.ts';
import { endOf, hashesOf, sandtable, startSandtable, until } from './cli.ts';

const PAIRS = 960;
const args = (out: string, ...more: string[]): string[] => [
  'run',
  'field.yaml',
  '-v',
  '.',
  '-v',
  '.@-VOL-SHOOT-02',
  '-n',
  String(PAIRS),
  '--players',
  'own',
  '--out',
  out,
  '--quiet',
  ...more,
];
const chunks = (folder: string): number =>
  existsSync(join(folder, '.chunks')) ? readdirSync(join(folder, '.chunks')).filter((it) => it.endsWith('.bin')).length : 0;

describe('a run', () => {
  let played: { readonly [file: string]: string } | null = null;
  /** The files of a run by one worker that nothing stopped. */
  const whole = (folder: string): { readonly [file: string]: string } => {
    if (played === null) {
      expect(sandtable(folder, args('whole', '--workers', '1')).code).toBe(0);
      played = hashesOf(join(folder, 'whole'));
    }
    return played;
  };

  // Charts are drawn from the tables: once is enough to see that they are whole.
  const withoutCharts = (files: { readonly [file: string]: string }) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith('charts/')));

  test('leaves the same bytes with three workers as with one', () => {
    const folder = outside('edition-outside');
    expect(sandtable(folder, args('three', '--workers', '3', '--format', 'md')).code).toBe(0);
    expect(hashesOf(join(folder, 'three'))).toEqual(withoutCharts(whole(folder)));
  });

  test.each([
    ['SIGKILL', []],
    ['SIGINT', ['--format', 'md']],
    ['SIGTERM', ['--format', 'md']],
  ] as const)('that is stopped by %s resumes to the same bytes', async (signal, format) => {
    const folder = outside('edition-outside');
    const child = startSandtable(folder, args(signal, '--workers', '2', ...format));
    const ended = endOf(child);
    const stopped = join(folder, signal);
    expect(await until(() => chunks(stopped) >= 5)).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 130);
    expect(existsSync(join(stopped, 'run.json'))).toBe(false);
    expect(chunks(stopped)).toBeGreaterThanOrEqual(5);
    expect(sandtable(folder, args(signal, ...format)).code).toBe(2);
    expect(sandtable(folder, args(signal, '--resume', ...format)).code).toBe(0);
    expect(hashesOf(stopped)).toEqual(format.length === 0 ? whole(folder) : withoutCharts(whole(folder)));
  });
});

const CONTRACT = `format: 1
id: gate
title: A gate
variant: "."
scenarios: [field.yaml]
pairs: 1000
promises:
  - score: { from: 0.879, to: 0.88 }
  - rule: VOL-SHOOT-02
    effect: { at-most: 0.9 }
`;

test('a check that is killed resumes to the same bytes, with the cells that were closed', async () => {
  const folder = outside('edition-outside');
  writeFileSync(join(folder, 'gate.balance.yaml'), CONTRACT);
  const check = (out: string, ...more: string[]): string[] => ['check', 'gate.balance.yaml', '--out', out, '--quiet', ...more];
  const { code } = sandtable(folder, check('whole', '--workers', '1'));
  expect([1, 3]).toContain(code);
  const child = startSandtable(folder, check('stopped', '--workers', '2'));
  const ended = endOf(child);
  expect(await until(() => chunks(join(folder, 'stopped')) >= 12)).toBe(true);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  expect(sandtable(folder, check('stopped', '--resume')).code).toBe(code);
  expect(hashesOf(join(folder, 'stopped'))).toEqual(hashesOf(join(folder, 'whole')));
});

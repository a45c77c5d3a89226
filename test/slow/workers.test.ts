import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../outside.ts';
import { hashesOf, sandtable } from './cli.ts';

/** Two chunks, of 64 and of one: one per worker, or both for one. */
const PAIRS = 65;

test('units that are brought into play are the same in one worker and in two', () => {
  const folder = temporaryFolder();
  for (const workers of [1, 2]) {
    const out = `workers-${workers}`;
    const play = ['run', 'rift', '-v', 'waffle', '-n', String(PAIRS), '--players', 'own', '--no-audit', '--quiet', '--format', 'md'];
    const args = [...play, '--workers', String(workers), '--out', out];
    expect(sandtable(folder, args)).toMatchObject({ code: 0, stderr: '' });
  }
  const files = hashesOf(join(folder, 'workers-1'));
  expect(Object.keys(files).length).toBeGreaterThan(1);
  expect(hashesOf(join(folder, 'workers-2'))).toEqual(files);
});

test('load no ES module by `require`, in which Node aborts the process where a thread is ended', () => {
  const folder = temporaryFolder();
  const args = [
    'run',
    'duel',
    '-v',
    'classic',
    '-n',
    '100',
    '--players',
    'own',
    '--no-audit',
    '--workers',
    '2',
    '--quiet',
    '--format',
    'md',
  ];
  const traced = { NODE_OPTIONS: '--trace-require-module=all' };
  expect(sandtable(folder, [...args, '--out', 'traced'], traced)).toMatchObject({ code: 0, stderr: '' });
});

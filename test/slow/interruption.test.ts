import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outside } from '../outside.ts';
import { endOf, hashesOf, sandtable, startSandtable, until } from './cli.ts';

const PAIRS = 4000;
const args = (out: string, ...more: string[]): string[] => [
  'run',
  'field.yaml',
  '-v',
  '.',
  '-v',
  '.@-VOL-SHOOT-02',
  '-n',
  String(PAIRS),
  '--out',
  out,
  '--quiet',
  ...more,
];
const chunks = (folder: string): number =>
  existsSync(join(folder, '.chunks')) ? readdirSync(join(folder, '.chunks')).filter((it) => it.endsWith('.bin')).length : 0;

describe('a run that is stopped', () => {
  test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('by %s goes on to the same bytes', async (signal) => {
    const folder = outside('edition-outside');
    expect(sandtable(folder, args('whole', '--workers', '1')).code).toBe(0);
    const child = startSandtable(folder, args('stopped', '--workers', '2'));
    const ended = endOf(child);
    expect(await until(() => chunks(join(folder, 'stopped')) >= 5)).toBe(true);
    child.kill(signal);
    expect(await ended).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 130);
    expect(existsSync(join(folder, 'stopped', 'run.json'))).toBe(false);
    expect(chunks(join(folder, 'stopped'))).toBeGreaterThanOrEqual(5);
    expect(sandtable(folder, args('stopped')).code).toBe(2);
    expect(sandtable(folder, args('stopped', '--resume')).code).toBe(0);
    expect(hashesOf(join(folder, 'stopped'))).toEqual(hashesOf(join(folder, 'whole')));
  });
});

test('one worker and three leave the same bytes', () => {
  const folder = outside('edition-outside');
  for (const workers of ['1', '3']) expect(sandtable(folder, args(`w${workers}`, '--workers', workers)).code).toBe(0);
  expect(hashesOf(join(folder, 'w3'))).toEqual(hashesOf(join(folder, 'w1')));
});

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
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
  test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)('by %s resumes to the same bytes', async (signal) => {
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

const CONTRACT = `format: 1
id: gate
title: A gate
variant: "."
scenarios: [field.yaml]
pairs: 1600
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

test('one worker and three leave the same bytes', () => {
  const folder = outside('edition-outside');
  for (const workers of ['1', '3']) expect(sandtable(folder, args(`w${workers}`, '--workers', workers)).code).toBe(0);
  expect(hashesOf(join(folder, 'w3'))).toEqual(hashesOf(join(folder, 'w1')));
});

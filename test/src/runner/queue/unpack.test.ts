import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CampaignRecord } from '../../../../src/runner/queue/record.ts';
import { clearLeft, unpack } from '../../../../src/runner/queue/unpack.ts';
import { temporaryFolder } from '../../../outside.ts';

let place = '';
beforeEach(() => {
  place = temporaryFolder();
  vi.stubEnv('TMPDIR', place);
  onTestFinished(() => void vi.unstubAllEnvs());
});

const record = (path: string): CampaignRecord =>
  ({ work: { specs: ['classic'] }, code: [{ path, content: Buffer.from('export {};').toString('base64') }] }) as unknown as CampaignRecord;

test('code is put into a folder of its own, and that folder names this process', async () => {
  const { work, folder } = await unpack(record('packs/own.js'));
  expect(work.from).toBe(folder);
  expect(readFileSync(join(folder, 'packs/own.js'), 'utf8')).toBe('export {};');
  expect(JSON.parse(readFileSync(join(folder, '.holder'), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
});

test.each(['../own.js', '/own.js', 'a/../../own.js', 'C:\\own.js', 'a\\..\\own.js'])('code at %s is refused', async (path) => {
  await expect(unpack(record(path))).rejects.toThrow(`${path} leads out of its folder`);
});

test('folders of workers that are gone are removed, and nobody else is', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = (name: string, holder: object | null): void => {
    mkdirSync(join(place, name));
    if (holder !== null)
      writeFileSync(join(place, name, '.holder'), JSON.stringify({ start: '2026-01-01T00:00:00.000Z', born: null, ...holder }));
  };
  left('sandtable-worker-gone', { pid, host: hostname() });
  left('sandtable-worker-later', { pid: process.pid, host: hostname(), born: '1' });
  left('sandtable-worker-here', { pid: process.ppid, host: hostname() });
  left('sandtable-worker-far', { pid, host: 'elsewhere' });
  left('sandtable-worker-new', null);
  left('other-gone', { pid, host: hostname() });
  const aim = join(place, 'aim');
  mkdirSync(aim);
  writeFileSync(join(aim, '.holder'), JSON.stringify({ pid, host: hostname(), born: null }));
  symlinkSync(aim, join(place, 'sandtable-worker-link'));
  await clearLeft();
  expect(readdirSync(place).sort()).toEqual([
    'aim',
    'other-gone',
    'sandtable-worker-far',
    'sandtable-worker-here',
    'sandtable-worker-link',
    'sandtable-worker-new',
  ]);
  expect(existsSync(join(aim, '.holder'))).toBe(true);
});

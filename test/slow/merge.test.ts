import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/campaign/manifest.ts';
import { COMMANDS } from '../../src/cli/command-list.ts';
import { helpOf } from '../../src/cli/dispatch.ts';
import { outside, temporaryFolder } from '../outside.ts';
import { sandtable } from './cli.ts';

/** The files of a run; of the report what does not tell how, and how quickly, it was played. */
function filesOf(folder: string): { readonly [file: string]: string } {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const files = names.map((it) => join(it.parentPath, it.name).slice(folder.length + 1)).filter((it) => it !== 'run.json');
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      readFileSync(join(folder, file), 'latin1')
        .replace(QUICKLY, '')
        .replace(/## Repeat this run[\s\S]*$/, ''),
    ]),
  );
}

const QUICKLY = /; about \d+ \w+ more here(?=\))/g;

const common = ['--workers', '1', '--quiet', '--format', 'md'];

/** Plays a command line in shards; the folders. */
function shards(folder: string, args: readonly string[], of: number): string[] {
  const folders = Array.from({ length: of }, (_, i) => `part-${i + 1}`);
  for (const [i, out] of folders.entries()) {
    const said = sandtable(folder, [...args, ...common, '--shard', `${i + 1}/${of}`, '--out', out]);
    expect(said).toMatchObject({ code: 0, stdout: expect.stringContaining(`Shard ${i + 1} of ${of}: ${out}\n`) });
  }
  return folders;
}

const drill = ['run', 'field.yaml', '-v', '.', '-v', '.@-VOL-SHOOT-02'];

describe('merged parts are what one machine leaves', () => {
  test.each([
    ['a run with its audit and maps', 3, [...drill, '--players', 'own', '-n', '130']],
    ['a panel', 2, [...drill, '--players', 'hold,assault', '-n', '66']],
    ['an ablation', 2, ['ablate', 'field.yaml', '-v', '.', '-n', '66']],
    ['a sweep', 2, ['sweep', 'field.yaml', '-v', '.', '--param', 'VOL-SHOOT-02.bonus=1..3', '-n', '66']],
  ] as const)('%s', (_, of, args) => {
    const folder = outside('edition-outside');
    expect(sandtable(folder, [...args, ...common, '--out', 'whole'])).toMatchObject({ code: 0 });
    const parts = shards(folder, args, of);
    const merged = sandtable(folder, ['merge', ...parts, '--out', 'all', '--quiet']);
    expect(merged).toMatchObject({ code: 0, stderr: '' });
    expect(filesOf(join(folder, 'all'))).toEqual(filesOf(join(folder, 'whole')));
    expect(Object.keys(filesOf(join(folder, 'all'))).length).toBeGreaterThan(5);
    const { command } = JSON.parse(readFileSync(join(folder, 'all', 'run.json'), 'utf8')) as Manifest;
    expect(command).toEqual([...args, '--format', 'md', '--out', 'all']);
  });

  test.each([
    ['a round-robin of armies', ['armies', 'patrol-line', 'patrol-raiders', '--on', 'patrol', '-v', 'classic', '-n', '10']],
    ['a price', ['price', 'duel', '--unit', 'line-1', '-v', 'classic', '-n', '70', '--steps', '2']],
  ])('%s', (_, args) => {
    const folder = temporaryFolder();
    expect(sandtable(folder, [...args, ...common, '--out', 'whole'])).toMatchObject({ code: 0 });
    const parts = shards(folder, args, 2);
    expect(sandtable(folder, ['merge', ...parts, '--out', 'all', '--quiet'])).toMatchObject({ code: 0 });
    expect(filesOf(join(folder, 'all'))).toEqual(filesOf(join(folder, 'whole')));
  });
});

describe('parts that are not whole', () => {
  test('are named, and filled on request', () => {
    const folder = outside('edition-outside');
    const args = [...drill, '--players', 'own', '-n', '320'];
    expect(sandtable(folder, [...args, ...common, '--out', 'whole'])).toMatchObject({ code: 0 });
    shards(folder, args, 5);
    const chunk = join(folder, 'part-2', 'chunks', '0-1-1.bin');
    const bytes = readFileSync(chunk);
    bytes[500] = (bytes[500] ?? 0) ^ 1;
    writeFileSync(chunk, bytes);
    rmSync(join(folder, 'part-4'), { recursive: true });
    const parts = ['part-1', 'part-2', 'part-3', 'part-5'];

    const refused = sandtable(folder, ['merge', ...parts, '--out', 'all']);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(
      `shard 2 of 5: part-2 lacks, or holds no longer as it was written, chunk 0-1-1 (field under .@-VOL-SHOOT-02, pairs 64 to 127); to play it: sandtable ${args.join(' ')} --format md --shard 2/5 --out part-2 --force\n`,
    );
    expect(refused.stderr).toContain(`shard 4 of 5 is missing; to play it: sandtable ${args.join(' ')} --format md --shard 4/5 --out`);
    expect(readdirSync(folder)).not.toContain('all');

    const filled = sandtable(folder, ['merge', ...parts, '--out', 'all', '--fill']);
    expect(filled.code).toBe(0);
    expect(filled.stderr).toContain('playing 3 chunks here');
    expect(filesOf(join(folder, 'all'))).toEqual(filesOf(join(folder, 'whole')));
    expect(sandtable(folder, ['merge', ...parts, '--out', 'all', '--fill'])).toMatchObject({ code: 2 });
    expect(sandtable(folder, ['merge', ...parts, '--out', 'all', '--fill', '--resume'])).toMatchObject({ code: 0 });
    expect(sandtable(folder, ['merge', ...parts, '--out', 'all', '--fill', '--force', '--quiet'])).toMatchObject({ code: 0, stderr: '' });
    expect(filesOf(join(folder, 'all'))).toEqual(filesOf(join(folder, 'whole')));
  });

  test('go on by their folder alone', () => {
    const folder = outside('edition-outside');
    shards(folder, [...drill, '--players', 'own', '-n', '128'], 2);
    const again = sandtable(folder, ['run', '--resume', 'part-2']);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Shard 2 of 2: part-2\n') });
    expect(again.stderr).toContain('part-2 was finished already');
  });
});

test('commands that cannot be split say so, and name those that can', async () => {
  const split: string[] = [];
  for (const entry of COMMANDS) if (/^ +--shard /m.test(await helpOf(entry))) split.push(entry.name);
  const { code, stderr } = sandtable(temporaryFolder(), ['balance', 'duel', '--shard', '1/2']);
  expect(code).toBe(2);
  expect(stderr).toContain(`${split.slice(0, -1).join(', ')} and ${split.at(-1)} can be split`);
});

test.each(['0/4', '5/4', '3', '1/2/3', 'a/b', '1/99999'])('--shard %s is refused', (shard) => {
  const { code, stderr } = sandtable(outside('edition-outside'), [...drill, '--shard', shard]);
  expect(code).toBe(2);
  expect(stderr).toContain(`--shard ${shard}: expected`);
});

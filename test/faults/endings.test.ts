import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/command-list.ts';
import { smallDisk } from './disk.ts';
import { hosted } from './host.ts';
import { argsOf, LINES, type Line, RULESET, writeFiles } from './lines.ts';
import { sandtable, wrongEnd } from './process.ts';
import { tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-endings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  writeFiles(folder);
  mkdirSync(join(folder, 'empty'));
  mkdirSync(join(folder, 'empty.yaml'));
  mkdirSync(join(folder, 'empty.balance.yaml'));
  writeFileSync(join(folder, 'exits.mjs'), 'process.exit(0);');
  writeFileSync(join(folder, 'never.mjs'), 'await new Promise(() => undefined);');
  writeFileSync(
    join(folder, 'later.mjs'),
    `setTimeout(() => { throw new Error('misfire'); }, 1); await new Promise((go) => setTimeout(go, 500));`,
  );
  writeFileSync(join(folder, 'lingers.mjs'), `setInterval(() => undefined, 1000); throw new Error('misfire');`);
  const run = ['run', 'duel', '-v', 'classic', '-n', '2', '--players', 'own', '--format', 'md'];
  for (const more of [
    ['--out', 'finished'],
    ['--out', 'part', '--shard', '1/1'],
  ])
    expect((await sandtable([...run, ...more], { cwd: folder })).code).toBe(0);
});

/** In a folder of its own, where it writes one. */
let serial = 0;
const into = (line: Line): string[] => {
  serial += 1;
  return line.writes ? ['--out', `out-${serial}`] : [];
};

test('there is a line for every command', () => {
  const ending = COMMANDS.filter((it) => it.lasts !== true).map((it) => it.name);
  expect(LINES.map((it) => it.name).sort()).toEqual(ending.sort());
});

test('a reader that stops early changes no exit code', () =>
  tryAll(LINES, async (line) => {
    const args = [...argsOf(line), ...into(line)];
    return wrongEnd(args, await sandtable(args, { cwd: folder, stdout: 'closed' }), line.code);
  }));

test('results that cannot be printed are no success', () =>
  tryAll(LINES, async (line) => {
    const args = [...argsOf(line), ...into(line)];
    const code = line.code === 0 ? 2 : line.code;
    return wrongEnd(args, await sandtable(args, { cwd: folder, stdout: 'full' }), code, /could not be printed: the disk is full/);
  }));

const reading = LINES.filter((it) => it.reads !== null);

test.each([
  ['a file that is not there', './nowhere.yaml'],
  ['a contract that is not there', './nowhere.balance.yaml'],
  ['a folder without anything', './empty'],
  ['a folder in the place of a file', './empty.yaml'],
  ['a folder in the place of a contract', './empty.balance.yaml'],
  ['what is piped to it', '-'],
  ['a name that every object has', 'constructor'],
  ['nothing', ''],
])('%s is bad input', (_, reads) =>
  tryAll(reading, async (line) => {
    const args = [...argsOf(line, { reads }), ...into(line)];
    return wrongEnd(args, await hosted(args, { cwd: folder }), 2, /^sandtable: |^\S*: |empty/m);
  }),
);

const ruled = LINES.filter((it) => it.args.includes(RULESET));

test.each([
  ['that ends the process', './exits.mjs', /exits\.mjs:1:\d+: called process\.exit/],
  ['whose loading never ends', './never.mjs', /never/],
  ['that throws after a while', './later.mjs', /later\.mjs:1:\d+: misfire/],
  ['that leaves something behind that keeps the process', './lingers.mjs', /misfire/],
])('a ruleset %s is bad input', (_, ruleset, says) =>
  tryAll(ruled, async (line) => {
    const args = [...argsOf(line, { ruleset }), ...into(line)];
    return wrongEnd(args, await sandtable(args, { cwd: folder }), 2, says);
  }),
);

test.each([
  ['that is not there', './nowhere.mjs', /there is no file or folder/],
  ['that is named like what every object has', 'constructor', /constructor: no built-in edition/],
])('a ruleset %s is bad input, told from a process that goes on', (_, ruleset, says) =>
  tryAll(ruled, async (line) => {
    const args = [...argsOf(line, { ruleset }), ...into(line)];
    return wrongEnd(args, await hosted(args, { cwd: folder }), 2, says);
  }),
);

test('an option that there is not is bad usage', () =>
  tryAll(LINES, async (line) => {
    const args = [...argsOf(line), '--nope'];
    return wrongEnd(args, await hosted(args, { cwd: folder }), 2, /there is no option --nope/);
  }));

test('a folder of --data that is not there is bad usage', () =>
  tryAll(
    LINES.filter((it) => it.takesData),
    async (line) => {
      const args = [...argsOf(line), '--data', './nowhere'];
      return wrongEnd(args, await hosted(args, { cwd: folder }), 2, /--data \.\/nowhere: there is no such folder/);
    },
  ));

const writing = LINES.filter((it) => it.writes);

test('a file in the way of the folder is bad usage', () =>
  tryAll(writing, async (line) => {
    const args = [...argsOf(line), '--out', 'one.examples.yaml/out'];
    return wrongEnd(args, await hosted(args, { cwd: folder }), 2, /one\.examples\.yaml/);
  }));

/** Kilobytes: less and more than each of these commands writes. */
const SIZES = [4, 8, 16, 40];

test('a disk that is full at any moment, or read-only, is said', async () => {
  const disk = smallDisk(4);
  disk?.remove();
  // Where nothing may be mounted, the printing to a full disk above stands in for it.
  if (disk === null) return;
  await tryAll(
    writing.flatMap((line) => [...SIZES, null].map((size) => ({ line, size }))),
    async ({ line, size }) => {
      const own = smallDisk(size ?? 4);
      if (own === null) return 'nothing could be mounted';
      if (size === null) own.makeReadOnly();
      const args = [...argsOf(line), '--out', join(own.path, 'out')];
      const ended = await hosted(args, { cwd: folder });
      own.remove();
      if (ended.code === line.code && !/full|read-only/.test(ended.stderr))
        return size === null ? `${args.join(' ')}: wrote on a read-only disk` : null;
      return wrongEnd(args, ended, 2, /sandtable-disk-\S+: .*(the disk is full|read-only)/);
    },
  );
});

test('a summary of the build that cannot be written keeps no promise from being broken', async () => {
  const env = { GITHUB_STEP_SUMMARY: join(folder, 'nowhere', 'summary') };
  await tryAll([['check', 'broken.balance.yaml', '--out', 'summary']], async (args) =>
    wrongEnd(args, await sandtable(args, { cwd: folder, env }), 1, /the summary of the build was not written: \S+: there is no such file/),
  );
});

test.each([
  ['a rule that there is not', ['verify', '--rule', 'CLS-NOPE-01'], /no worked example .* is of this rule/],
  ['a file without examples', ['verify', 'none.examples.yaml'], /there are no worked examples/],
  ['a folder without attacks', ['odds', './empty', '-v', 'classic'], /there is no attack/],
])('%s is no success', (_, args, says) => {
  writeFileSync(join(folder, 'none.examples.yaml'), 'format: 1\nexamples: []\n');
  return tryAll([args], async () => wrongEnd(args, await sandtable(args, { cwd: folder }), 2, says));
});

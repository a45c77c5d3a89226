import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { argsOf, LINES, RULESET, writeFiles } from '../../faults/lines.ts';
import { temporaryFolder } from '../../outside.ts';
import { cli } from './capture.ts';

// A sample, in this process; `test/faults` tries every command against every ending, in processes of their own.

function place(): string {
  const folder = temporaryFolder();
  writeFiles(folder);
  mkdirSync(join(folder, 'empty.yaml'));
  return folder;
}

describe.each([
  ['a file that is not there', './nowhere.yaml'],
  ['a folder in the place of a file', './empty.yaml'],
  ['what is piped to it', '-'],
])('%s', (_, reads) => {
  test.each(LINES.filter((it) => it.reads !== null).map((it) => [it.name, it] as const))('is bad input of %s', async (_name, line) => {
    const { code, stderr } = await cli(argsOf(line, { reads }), place());
    expect(code).toBe(2);
    expect(stderr).not.toMatch(/this should not have happened|^ {4}at /m);
  });
});

test.each(LINES.filter((it) => it.args.includes(RULESET)).map((it) => [it.name, it] as const))(
  'a ruleset that is named like what every object has is bad input of %s',
  async (_, line) => {
    const { code, stderr } = await cli(argsOf(line, { ruleset: 'constructor' }), place());
    expect(code).toBe(2);
    expect(stderr).toContain('constructor: no built-in edition');
  },
);

test.each(LINES.filter((it) => it.takesData).map((it) => [it.name, it] as const))(
  'a folder of --data that is not there is bad usage of %s',
  async (_, line) => {
    const { code, stderr } = await cli([...argsOf(line), '--data', './nowhere'], place());
    expect(code).toBe(2);
    expect(stderr).toContain('--data ./nowhere: there is no such folder');
  },
);

test.each([
  [['run', 'duel', '-v', 'classic', '-n', '0x10'], '--pairs 0x10: expected a whole number from 1 to 10000000'],
  [['run', 'duel', '-v', 'classic', '-n', '1e3'], '--pairs 1e3: expected a whole number'],
  [['run', 'duel', '-v', 'classic', '-n', '+3'], '--pairs +3: expected a whole number'],
  [['run', 'duel', '-v', 'classic', '--margin', '1e-2'], '--margin 1e-2: expected a number between 0 and 1'],
  [['verify', 'one.examples.yaml', '--rule', 'CLS-SHOOT-02'], 'no worked example in one.examples.yaml is of this rule; did you mean'],
  [['verify', 'none.examples.yaml'], 'there are no worked examples in none.examples.yaml'],
  [['run', 'duel', '-v', 'classic:constructor', '-n', '1', '--players', 'own'], 'classic has no preset "constructor"'],
  [['run', 'duel', '-v', 'classic@constructor+1', '-n', '1', '--players', 'own'], 'classic has no procedure "constructor"'],
])('%j is refused', async (args, reason) => {
  const folder = place();
  writeFileSync(join(folder, 'none.examples.yaml'), 'format: 1\nexamples: []\n');
  const { code, stderr } = await cli(args, folder);
  expect(code).toBe(2);
  expect(stderr).toContain(reason);
});

describe('a process', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const sandtable = (args: readonly string[], cwd: string, stdout: 'pipe' | number = 'pipe') => {
    const tsx = fileURLToPath(import.meta.resolve('tsx'));
    const node = ['--import', tsx, '--conditions=sandtable-source', join(root, 'src/cli.ts')];
    const { status, stderr } = spawnSync(process.execPath, [...node, ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', stdout, 'pipe'],
    });
    return { code: status, stderr };
  };

  test('whose results cannot be printed ends with 2', () => {
    const full = openSync('/dev/full', 'w');
    expect(sandtable(['list', 'scenarios'], root, full)).toEqual({
      code: 2,
      stderr: 'sandtable: the results could not be printed: the disk is full\n',
    });
    closeSync(full);
  });

  test.each([
    ['process.exit(0);', 'pack.mjs:1:9: called process.exit, which ended the command before it was done'],
    ['await new Promise(() => undefined);', 'ended before it was done'],
    ["Promise.reject(new Error('misfire')); await new Promise((go) => setTimeout(go, 500));", 'pack.mjs:1:16: misfire'],
  ])('that a plugin ends otherwise than by throwing ends with 2: %s', (code, reason) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'pack.mjs'), code);
    const ended = sandtable(['rules', './pack.mjs'], folder);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(`sandtable: ${reason}`);
  });
});

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../outside.ts';

interface Action {
  readonly inputs: { readonly [name: string]: { readonly description: string; readonly required?: boolean; readonly default?: string } };
  readonly outputs: { readonly [name: string]: { readonly value: string } };
  readonly runs: {
    readonly using: string;
    readonly steps: readonly {
      readonly id: string;
      readonly shell: string;
      readonly env: { readonly [name: string]: string };
      readonly run: string;
    }[];
  };
}

const text = readFileSync(fileURLToPath(new URL('../../.github/actions/check/action.yml', import.meta.url)), 'utf8');
const action = parse(text) as Action;
const step = action.runs.steps[0] as Action['runs']['steps'][number];

/** Stands for sandtable: writes a page, as it does unless a contract cannot be read, notes how it was called, and ends with the code that the contract's name says. */
const FAKE = `#!/usr/bin/env bash
echo "$@" >> calls.txt
code=\${2%%.*}; code=\${code##*-}
if [ "$code" -ne 2 ]; then mkdir -p "$4"; echo "page of $2 [a](replays/1.html) $SANDTABLE_UNDECIDED" > "$4/check.md"; fi
exit "$code"
`;

/** Runs the action's script as a runner does, with contracts whose names end in the exit code that they lead to. */
function runAction(contracts: readonly string[], inputs: { readonly [name: string]: string } = {}) {
  const folder = temporaryFolder();
  const fake = join(folder, 'fake');
  writeFileSync(fake, FAKE);
  chmodSync(fake, 0o755);
  for (const name of contracts) {
    const path = join(folder, name.includes('/') ? name : `rules/${name}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  const given: { [name: string]: string } = { contracts: 'rules/**/*.balance.yaml', command: fake, ...inputs };
  const value = (name: string): string => given[name] ?? action.inputs[name]?.default ?? '';
  const env = Object.fromEntries(
    Object.entries(step.env).map(([name, from]) => [
      name,
      from.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input: string) => value(input)),
    ]),
  );
  const output = join(folder, 'output.txt');
  writeFileSync(output, '');
  const { status, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', RUNNER_TEMP: folder, GITHUB_OUTPUT: output, ...env },
    encoding: 'utf8',
  });
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .split('\n')
      .filter((it) => it !== '')
      .map((it) => it.split('=', 2)),
  ) as { [name: string]: string };
  return { status, stdout, outputs, folder };
}

describe('the action', () => {
  test('hands on every input and output that it has', () => {
    const used = [...text.matchAll(/inputs\.([\w-]+)/g)].map((it) => it[1]);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    expect({ using: action.runs.using, shell: step.shell }).toEqual({ using: 'composite', shell: 'bash' });
    for (const [name, { value }] of Object.entries(action.outputs)) {
      expect(value).toBe(`\${{ steps.${step.id}.outputs.${name} }}`);
      expect(step.run).toContain(`${name}=`);
    }
    // Inputs in the script itself would be run as code.
    expect(step.run).not.toContain('${{');
  });

  test('checks every contract, and hands on the worst verdict', () => {
    const { status, outputs, folder } = runAction(['a-0.balance.yaml', 'b-3.balance.yaml', 'c-1.balance.yaml'], { args: '--workers 2' });
    expect({ status, verdict: outputs['verdict'] }).toEqual({ status: 1, verdict: 'broken' });
    const results = outputs['results'] as string;
    expect(readFileSync(join(folder, 'calls.txt'), 'utf8').split('\n')).toEqual([
      `check rules/a-0.balance.yaml --out ${results}/a-0 --workers 2`,
      `check rules/b-3.balance.yaml --out ${results}/b-3 --workers 2`,
      `check rules/c-1.balance.yaml --out ${results}/c-1 --workers 2`,
      '',
    ]);
    expect(readFileSync(outputs['summary'] as string, 'utf8')).toBe(
      ['a-0', 'b-3', 'c-1'].map((it) => `page of rules/${it}.balance.yaml [a](results/${it}/replays/1.html) fail\n\n`).join(''),
    );
  });

  test.each([
    [['a-0.balance.yaml'], {}, 0, 'kept'],
    [['a-0.balance.yaml', 'b-3.balance.yaml'], {}, 3, 'undecided'],
    [['a-0.balance.yaml', 'b-3.balance.yaml'], { undecided: 'warn' }, 0, 'undecided'],
    [['a-1.balance.yaml', 'b-3.balance.yaml'], { undecided: 'warn' }, 1, 'broken'],
    [['a-2.balance.yaml', 'b-1.balance.yaml'], {}, 2, 'error'],
    [['a-2.balance.yaml'], {}, 2, 'error'],
    [['a-130.balance.yaml'], { undecided: 'warn' }, 2, 'error'],
  ])('of %j with %j ends with %i', (contracts, inputs, code, verdict) => {
    const { status, outputs } = runAction(contracts, inputs);
    expect({ status, verdict: outputs['verdict'] }).toEqual({ status: code, verdict });
  });

  const checked = (folder: string): string[] =>
    readFileSync(join(folder, 'calls.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((it) => it.split(' ')[1] as string);

  test.each([
    ['rules/**/*.balance.yaml', ['rules/a-0.balance.yaml', 'rules/deep/er/b-0.balance.yaml']],
    ['./rules/*.balance.yaml', ['rules/a-0.balance.yaml']],
    ['**/*.balance.yaml', ['c-0.balance.yaml', 'rules/a-0.balance.yaml', 'rules/deep/er/b-0.balance.yaml']],
    ['rules/deep/**', ['rules/deep/er/b-0.balance.yaml']],
    ['?-0.balance.yaml rules/?-0.*.yaml', ['c-0.balance.yaml', 'rules/a-0.balance.yaml']],
    ['c-0.balance.yaml\n  rules/deep/*/b-0.balance.yaml', ['c-0.balance.yaml', 'rules/deep/er/b-0.balance.yaml']],
    ['node_modules/of-others/d-0.balance.yaml', ['node_modules/of-others/d-0.balance.yaml']],
  ])('%j names %j', (contracts, expected) => {
    const there = [
      'a-0.balance.yaml',
      'deep/er/b-0.balance.yaml',
      'axbalance.yaml',
      'node_modules/of-others/d-0.balance.yaml',
      'deep/node_modules/e-0.balance.yaml',
    ].map((it) => (it.startsWith('node_modules') ? it : `rules/${it}`));
    const { status, folder } = runAction(['./c-0.balance.yaml', ...there], { contracts });
    expect({ status, checked: checked(folder) }).toEqual({ status: 0, checked: expected });
  });

  // macOS has bash 3.2.
  test('uses nothing that bash 3.2 does not know', () => {
    expect(step.run).not.toMatch(
      /globstar|mapfile|readarray|declare -[Agn]|local -[Agn]|\|&|&>>|\$\{\w+(\^|,)|\$\{\w+@|\bcoproc\b|wait -n/,
    );
  });

  test('refuses what it cannot do', () => {
    expect(runAction([])).toMatchObject({ status: 2, stdout: expect.stringContaining('::error::no balance contract matches') });
    expect(runAction(['a-0.balance.yaml'], { undecided: 'maybe' })).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('expected warn or fail'),
    });
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { outside } from '../outside.ts';
import { CLI, hashesOf, sandtable } from './cli.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The command from its sources, as on a fresh clone, from a folder that is not the project's. */
const fromSources = (cwd: string, args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', join(root, 'node_modules/tsx/dist/loader.mjs'), join(root, 'src/cli.ts'), ...args], {
    cwd,
    encoding: 'utf8',
  });

test('sources and build leave the same bytes, in one thread without a plugin, and in workers with one', () => {
  const folder = outside('edition-outside');
  // One of them with all that a report has.
  for (const [name, scenario, specs, pairs, format] of [
    ['own', 'field.yaml', ['.', '.+./pack.js'], 70, ['--format', 'md']],
    ['few', 'duel', ['classic', 'tenth'], 8, []],
  ] as const) {
    const args = (out: string): string[] => [
      'run',
      scenario,
      ...specs.flatMap((it) => ['-v', it]),
      '-n',
      String(pairs),
      ...format,
      '--players',
      'own',
      '--workers',
      '2',
      '--out',
      out,
      '--quiet',
    ];
    const built = sandtable(folder, args(`${name}-built`));
    expect(built.stderr).toBe('');
    const source = fromSources(folder, args(`${name}-source`));
    expect(source.stderr).toBe('');
    expect([built.code, source.status]).toEqual([0, 0]);
    expect(hashesOf(join(folder, `${name}-source`))).toEqual(hashesOf(join(folder, `${name}-built`)));
  }
});

test('compiled code loads its own editions where the condition of the sources is set', () => {
  const args = ['--conditions=sandtable-source', CLI, 'rules', 'classic', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect((JSON.parse(stdout) as unknown[]).length).toBeGreaterThan(100);
});

test('a variant in TypeScript loads where the command runs from its sources', () => {
  const folder = outside('plugins');
  const { status, stdout } = fromSources(folder, ['rules', 'classic+./typed.ts', '--json']);
  expect(status).toBe(0);
  expect((JSON.parse(stdout) as unknown[]).length).toBeGreaterThan(100);
  expect(sandtable(folder, ['rules', 'classic+./typed.ts'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('start the command with tsx'),
  });
});

test('the README names files that exist', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/\]\(([a-zA-Z][^):]*)\)/g)].map(([, path]) => path as string).filter((it) => !it.endsWith('.png'));
  expect(named.length).toBeGreaterThan(3);
  const slug = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  for (const [path = '', part] of named.map((it) => it.split('#'))) {
    expect(() => readFileSync(join(root, path))).not.toThrow(/ENOENT/);
    if (part === undefined) continue;
    const headings = [...readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading as string));
    expect(headings).toContain(part);
  }
});

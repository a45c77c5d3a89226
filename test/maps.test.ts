import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const entries = (path: string) => readdirSync(new URL(path, import.meta.url), { withFileTypes: true });

/** The names in the first column of the table of a page. */
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => [...(line.split('|')[1] as string).matchAll(/`([^`]+)`/g)].map(([, name]) => (name as string).replace(/\/$/, '')));

test('the map of src has every folder once, and no other', () => {
  const folders = entries('../src/')
    .filter((it) => it.isDirectory())
    .map((it) => it.name);
  expect(
    rows(read('../src/README.md'))
      .map(([first]) => first)
      .sort(),
  ).toEqual(folders.sort());
});

test('the map of test has every folder, and names nothing that is not there', () => {
  const named = new Set(rows(read('README.md')).flat());
  const kept = entries('./');
  expect(kept.filter((it) => it.isDirectory() && !named.has(it.name)).map((it) => it.name)).toEqual([]);
  const there = new Set(kept.map((it) => it.name));
  expect([...named].filter((it) => !there.has(it))).toEqual([]);
});

test('the rule in CONTRIBUTING.md is the one in the repository', () => {
  const [, code] = /```ts\n([\s\S]*?)\n {3}```/.exec(read('../CONTRIBUTING.md')) ?? [];
  expect(`${code?.replaceAll(/^ {3}/gm, '')}\n`).toBe(read('../variants/calixtus/movement/06-beasts-run.ts'));
});

test('scripts of package.json and of .ci/run, and the benchmarks, name files that are there', () => {
  const { scripts } = JSON.parse(read('../package.json')) as { scripts: { [name: string]: string } };
  const files = Object.values(scripts).flatMap((line) => line.match(/(?<![\w*/.-])[\w./-]+\.ts\b/g) ?? []);
  const compiled = [...read('bench/compiled.ts').matchAll(/load<typeof import\('([^']+)'\)>\('([^']+)'\)/g)];
  expect(files.length).toBeGreaterThan(5);
  expect(compiled.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
  expect(compiled.map(([, source]) => (source as string).replace(/^.*\/src\/(.*)\.ts$/, '$1'))).toEqual(compiled.map(([, , path]) => path));
  const named = [...read('../.ci/run').matchAll(/npm run --silent ([\w:]+)/g)].map(([, name]) => name as string);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

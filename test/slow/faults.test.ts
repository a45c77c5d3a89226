import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { outside, temporaryFolder } from '../outside.ts';
import { hashesOf, sandtable } from './cli.ts';

const run = (folder: string, spec: string, out: string, more: { readonly [name: string]: string } = {}) =>
  sandtable(
    folder,
    ['run', 'field.yaml', '-v', spec, '-n', '300', '--players', 'own', '--format', 'md', '--out', out, '--workers', '2', '--quiet'],
    more,
  );

describe('a worker', () => {
  test('that dies once is replaced, and nothing is lost', () => {
    const folder = outside('edition-outside');
    const marker = join(folder, 'marker');
    const died = run(folder, '.+./exits.js', 'died', { SANDTABLE_TEST_MARKER: marker });
    expect(existsSync(marker)).toBe(true);
    expect(died).toMatchObject({ code: 0 });
    expect(run(folder, '.+./exits.js', 'lived', { SANDTABLE_TEST_MARKER: marker }).code).toBe(0);
    expect(hashesOf(join(folder, 'died'))).toEqual(hashesOf(join(folder, 'lived')));
  });

  test('that always dies ends the run with the place where', () => {
    const { code, stderr } = run(outside('edition-outside'), '.+./exits.js', 'died');
    expect(code).toBe(2);
    expect(stderr).toMatch(/field under \.\+\.\/exits\.js, pairs \d+ to \d+: failed twice/);
  });

  test('in which a rule throws says what was thrown', () => {
    const { code, stderr } = run(outside('edition-outside'), '.+./fails.js', 'fails');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /fails\.js:15:\d+: misfire \(RangeError\)\n.*in a game of field under \.\+\.\/fails\.js, pair \d+, red in seat [01]; .*: sandtable replay field\.yaml /,
    );
    expect(stderr.match(/misfire/g)).toHaveLength(1);
  });
});

test.each([
  ['a pack that is not there', ['duel', '-v', 'classic+./nowhere.js', '--players', 'own'], './nowhere.js: there is no file or folder'],
  ['one, with a panel', ['duel', '-v', 'classic+./nowhere.js'], './nowhere.js: there is no file or folder'],
  ['one, into a folder below others', ['duel', '-v', 'classic+./nowhere.js', '--out', 'a/b/c'], './nowhere.js: there is no file or folder'],
  ['a plugin that throws', ['duel', '-v', 'classic+./throws.js', '--players', 'own'], 'no ammunition'],
  ['an edition that is not there', ['duel', '-v', 'nowhere'], 'no built-in edition'],
  ['a procedure that is not there', ['duel', '-v', 'classic@hitOnn+1', '--players', 'own'], 'did you mean hitOn'],
  ['a rule that is not there', ['duel', '-v', 'classic@-CLS-MORALE-99', '--players', 'own'], 'CLS-MORALE-99'],
  ['a unit that is not there', ['duel', '-v', 'classic@red.line-9.models=8', '--players', 'own'], 'red.line-9'],
  ['nobody to whom a change applies', ['duel', '-v', 'classic@hitOn:vehicle+1', '--players', 'own'], 'vehicle'],
  ['a scenario that is not there', ['duell', '-v', 'classic'], 'duell'],
  ['a doctrine that is not there', ['duel', '-v', 'classic', '--doctrine', 'red=nobody'], 'nobody'],
  ['a report that nothing writes', ['duel', '-v', 'classic', '--format', 'pdf'], 'pdf'],
  ['nothing to continue', ['duel', '-v', 'classic', '--resume', '--out', 'a/b'], 'there is nothing to resume'],
])('a run that is refused for %s leaves no folder', (_, args, reason) => {
  const folder = outside('plugins');
  const before = readdirSync(folder).sort();
  const { code, stdout, stderr } = sandtable(folder, ['run', ...args, '-n', '2']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(reason);
  expect(readdirSync(folder).sort()).toEqual(before);
});

describe('a plugin', () => {
  test.each([
    ['throws.js', 'could not be loaded: no ammunition'],
    ['impostor.js', 'another copy of sandtable'],
    ['empty.js', 'its default export is missing'],
    ['number.js', 'its default export is a number'],
    ['broken.js', 'could not be loaded'],
    ['typed.ts', 'is TypeScript'],
    ['nowhere.js', 'there is no file or folder'],
  ])('%s is refused by name', (file, reason) => {
    const { code, stderr } = sandtable(outside('plugins'), ['run', 'duel', '-v', `./${file}`, '-n', '1']);
    expect(code).toBe(2);
    expect(stderr).toContain(`./${file}: `);
    expect(stderr).toContain(reason);
  });

  test('with a copy of sandtable of its own gets this one all the same', () => {
    const folder = outside('edition-outside');
    const copy = join(folder, 'node_modules', 'sandtable');
    mkdirSync(copy, { recursive: true });
    cpSync(fileURLToPath(new URL('../../package.json', import.meta.url)), join(copy, 'package.json'));
    cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(copy, 'dist'), { recursive: true });
    expect(run(folder, '.', 'run').code).toBe(0);
  });

  test('that is an installed package plays by its name, in workers too', () => {
    const folder = temporaryFolder();
    cpSync(outside('edition-outside'), join(folder, 'node_modules', '@me', 'volley'), { recursive: true });
    const scenario = join('node_modules', '@me', 'volley', 'field.yaml');
    const args = [
      'run',
      scenario,
      '-v',
      '@me/volley',
      '-v',
      '@me/volley@VOL-SHOOT-02.bonus=2',
      '-n',
      '200',
      '--workers',
      '2',
      '--out',
      'run',
      '--json',
      '--quiet',
    ];
    const { code, stdout } = sandtable(folder, args);
    expect(code).toBe(0);
    const summary = JSON.parse(stdout) as { results: { variant: string; engagements: number }[] };
    expect(summary.results.map((it) => [it.variant, it.engagements])).toEqual([
      ['@me/volley', 400],
      ['@me/volley@VOL-SHOOT-02.bonus=2', 400],
    ]);
  });
});

describe('a folder that cannot be written', () => {
  test('because a file is in the way is named', () => {
    const { code, stderr } = run(outside('edition-outside'), '.', join('field.yaml', 'run'));
    expect(code).toBe(2);
    expect(stderr).toContain('is not a folder');
  });
});

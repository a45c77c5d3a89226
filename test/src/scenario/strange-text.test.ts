import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_BYTES } from '../../../src/scenario/library.ts';
import { readYaml } from '../../../src/scenario/yaml-file.ts';
import { loadScenario } from '../../files.ts';
import { temporaryFolder } from '../../outside.ts';

const faults = (text: string): string[] =>
  readYaml('a.yaml', text).issues.map(({ line, column, message }) => `${line}:${column}: ${message}`);

describe('text that no file should hold is refused with its place', () => {
  test.each([
    ['as it is', 'id: a\ntitle: x\u001b[31m\n', '2:9: found the control character U+001B, expected text that can be read; leave it out'],
    ['in an escape', 'id: a\ntitle: "x\\e[31m"\n', '2:8: found the control character U+001B, expected text that can be read; leave it out'],
    ['in a key', '"a\\u009b": 1\n', '1:1: found the control character U+009B, expected text that can be read; leave it out'],
    ['a turn of direction', 'title: a\u202eb\n', '1:9: found the control character U+202E, expected text that can be read; leave it out'],
    ['the key of all keys', 'a:\n  b: { __proto__: 1 }\n', '2:8: found the key "__proto__", expected any other'],
  ])('%s', (_, text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  test('tabs, line ends and letters of any language are none', () => {
    expect(faults('title: "a\tb"\r\ntext: |\n  Größe\n  尺寸\n')).toEqual([]);
  });
});

describe('a key that is twice in one map is refused with its place', () => {
  test.each([
    ['as it is', 'a: 1\nb: 2\na: 3\n', ['3:1']],
    ['in braces', 'a: { b: 1, b: 2 }\n', ['1:12']],
    ['each time', 'a: { b: 1, b: 2 }\nb: 1\na: 1\nb: 1\n', ['1:12', '3:1', '4:1']],
    ['as a number and as a word', 'a:\n  1: x\n  "1": y\n', ['3:3']],
    ['by an alias', '&k a: 1\n*k : 2\n', ['2:1']],
    ['nothing, and its name', '? \n: 1\nnull: 2\n"null": 3\n', ['3:1']],
  ])('%s', (_, text, places) => {
    expect(faults(text)).toEqual(places.map((it) => `${it}: found a key twice in one map, expected every key once`));
  });

  test.each([
    ['a map', '{ a: 1 }: x\nb: 2\n', '1:1: found a map as a key, expected a word; leave out its brackets'],
    ['a list', 'a:\n  ? [b, c]\n  : 1\n', '2:5: found a list as a key, expected a word; leave out its brackets'],
  ])('%s as a key is refused with its place', (_, text, fault) => {
    expect(faults(text)).toContain(fault);
  });

  test('the same key in two maps is none', () => {
    expect(faults('a: { b: 1 }\nc: { b: 1 }\nd: [{ b: 1 }, { b: 2 }]\n')).toEqual([]);
  });
});

/** A scenario with an army of its own, which is what is wrong. */
function withArmy(write: (path: string) => void): () => unknown {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'armies'));
  writeFileSync(
    join(folder, 'x.yaml'),
    readFileSync('scenarios/duel.yaml', 'utf8').replace('id: duel', 'id: x').replace('duel-line', 'mine'),
  );
  write(join(folder, 'armies/mine.yaml'));
  return () => loadScenario(join(folder, 'x.yaml'));
}

describe('a file that another names says in which place, when it is', () => {
  test.each([
    ['a folder', (path: string) => mkdirSync(path), /armies\/mine\.yaml: found a folder, expected a file \(named in \S+x\.yaml:\d+:\d+\)/],
    [
      'too large',
      (path: string) => writeFileSync(path, 'x'.repeat(MOST_BYTES + 1)),
      /armies\/mine\.yaml: found 4000001 bytes, expected at most 4000000 \(named in/,
    ],
    [
      'in Latin-1',
      (path: string) => writeFileSync(path, Buffer.from('format: 1\ntitle: caf\xe9\n', 'latin1')),
      /armies\/mine\.yaml:2:11: found a character that is not UTF-8, expected a file in UTF-8 \(named in/,
    ],
    [
      'without units',
      (path: string) => writeFileSync(path, 'format: 1\nid: mine\n'),
      /armies\/mine\.yaml:1:1: title: .*\(named in \S+x\.yaml:\d+:\d+\)/,
    ],
    [
      'of two lines of title',
      (path: string) => writeFileSync(path, 'format: 1\nid: mine\ntitle: "a\\nb"\n'),
      /mine\.yaml:3:8: title: .*expected one line of text/,
    ],
  ])('%s', (_, write, says) => {
    expect(withArmy(write)).toThrow(says);
  });
});

test('four thousand unknown keys are told by their first hundred', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'many.yaml');
  writeFileSync(path, `format: 1\n${Array.from({ length: 4000 }, (_, i) => `key${i}: 1\n`).join('')}`);
  expect(() => loadScenario(path)).toThrow(/and \d+ more faults$/);
});

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editedYaml } from '../../../src/scenario/yaml-edit.ts';

const TEXT = `# yaml-language-server: $schema=../schemas/army.schema.json
# My army, of last year.
format: 1
id: mine # as in the file's name
title: 'Mine'

# The core
units:
  # They hold the middle.
  - { id: line, datasheet: line-infantry, models: { soldier: 10 } }
  # Cheap, and worth it.
  - id: guns
    datasheet: gunners # two crews
    models: { crew: 4 }
`;
type Army = { title: string; units: ({ id: string } & Record<string, unknown>)[]; [key: string]: unknown };
const army = (): Army => parse(TEXT) as Army;
const after = (change: (it: Army) => void): string => {
  const data = army();
  change(data);
  const text = editedYaml(TEXT, data);
  expect(parse(text)).toEqual(data);
  return text;
};

test('nothing changes where nothing has changed', () => {
  expect(editedYaml(TEXT, army())).toBe(TEXT);
});

test('a value changes in its line, and keeps what is said of it', () => {
  expect(
    after((it) => {
      it['id'] = 'other';
      it.title = 'Others';
      it.units[1] = { ...it.units[1], id: 'guns', datasheet: 'crews' };
    }),
  ).toBe(TEXT.replace('id: mine', 'id: other').replace("'Mine'", 'Others').replace('gunners', 'crews'));
});

test('a unit that goes takes its comment along, and the others keep theirs', () => {
  // What stands before the first of them may be said of all.
  expect(after((it) => it.units.splice(0, 1))).toBe(
    TEXT.replace('  - { id: line, datasheet: line-infantry, models: { soldier: 10 } }\n', ''),
  );
  expect(after((it) => it.units.splice(1, 1))).toBe(TEXT.slice(0, TEXT.indexOf('  # Cheap')));
});

test('what is new stands where it belongs, in the style of new files', () => {
  const text = after((it) => {
    it.units.splice(1, 0, { id: 'new', datasheet: 'riders', models: { rider: 5 } });
    it['limit'] = 500;
  });
  expect(text).toBe(`${TEXT.replace('  # Cheap', '  - { id: new, datasheet: riders, models: { rider: 5 } }\n  # Cheap')}limit: 500\n`);
});

test('what an alias repeats is written out where it changes alone', () => {
  const text = 'a: &it { b: 1 }\nc: *it # the same\n';
  expect(parse(editedYaml(text, { a: { b: 2 }, c: { b: 1 } }))).toEqual({ a: { b: 2 }, c: { b: 1 } });
  expect(editedYaml(text, { a: { b: 1 }, c: { b: 3 } })).toBe('a: &it { b: 1 }\nc: { b: 3 } # the same\n');
});

test('whatever a file becomes, it holds that', () => {
  const value = fc
    .jsonValue({ maxDepth: 3 })
    .filter((it) => !JSON.stringify(it).includes('__proto__'))
    .map((it): unknown => JSON.parse(JSON.stringify(it)));
  fc.assert(
    fc.property(value, value, (before, data) => {
      expect(parse(editedYaml(JSON.stringify(before), data))).toEqual(data);
    }),
    { numRuns: 300 },
  );
});

test('every bundled army and datasheet keeps its comments when a title changes', () => {
  for (const folder of ['scenarios/armies', 'scenarios/datasheets'])
    for (const file of readdirSync(folder)) {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const changed = editedYaml(text, { ...(parse(text) as object), title: 'Another title' });
      const comments = (it: string): string[] => it.match(/(?<=^|\s)#[^\n]*/g) ?? [];
      expect(comments(changed), file).toEqual(comments(text));
      expect(parse(changed)).toEqual({ ...(parse(text) as object), title: 'Another title' });
    }
});

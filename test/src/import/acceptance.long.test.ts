import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../outside.ts';
import { cli, type Said } from '../cli/capture.ts';
import { BAD } from './bad-lists.ts';
import { formsOf, type List, type Sel } from './made-up.ts';
import { LISTS, largeList } from './more-lists.ts';
import { quotedIn } from './reading.ts';

const EDITIONS: { readonly [family: string]: readonly string[] } = {
  modern: ['tenth'],
  classic: ['classic', 'calixtus', 'waffle', 'hybrid'],
};

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
const textsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => readFileSync(join(it.parentPath, it.name), 'utf8'))
    .join('\n');

/** Every rules text of a list. */
function textsOf(list: List): string[] {
  const below = (it: Sel): string[] => [
    ...(it.profiles ?? []).flatMap(({ columns }) => Object.values(columns)),
    ...(it.rules ?? []).map(([, text]) => text),
    ...(it.selections ?? []).flatMap(below),
  ];
  return [...(list.rules ?? []).map(([, text]) => text), ...list.forces.flat().flatMap(below)];
}

function imported(folder: string, name: string, list: List, form = 'zip'): Promise<Said> {
  writeFileSync(join(folder, `${name}.rosz`), formsOf(list)[form] as Buffer);
  return cli(['import', `${name}.rosz`, '--id', name, '--out', name], folder);
}

describe.each(Object.entries(LISTS))('lists of the %s family', (family, lists) => {
  const names = Object.keys(lists);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

  test.each(names)('%s: validate finds no problem, and twice gives the same bytes', async (name) => {
    const folder = temporaryFolder();
    const list = lists[name] as List;
    expect(await imported(folder, 'one', list)).toMatchObject({ code: 0, stderr: '' });
    const files = filesIn(join(folder, 'one')).filter((it) => it.endsWith('.yaml'));
    expect(files.length).toBeGreaterThan(2);
    const checked = await cli(['validate', ...files.map((it) => join('one', it))], folder);
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(checked.stdout.trim().split('\n')).toHaveLength(files.length);
    const first = textsIn(join(folder, 'one'));
    mkdirSync(join(folder, 'elsewhere'));
    expect(await imported(join(folder, 'elsewhere'), 'one', list)).toMatchObject({ code: 0 });
    expect(textsIn(join(folder, 'elsewhere/one'))).toBe(first);
  });

  test.each(pairs)('%s plays against %s under every edition; no text is in anything that is said or written', async (one, other) => {
    const folder = temporaryFolder();
    const said = [await imported(folder, 'red', lists[one] as List), await imported(folder, 'blue', lists[other] as List)];
    for (const it of said) expect(it).toMatchObject({ code: 0, stderr: '' });
    const shared = ['--data', 'red', '--data', 'blue', '--workers', '1', '--quiet'];
    const editions = EDITIONS[family] as readonly string[];
    const variants = editions.flatMap((it) => ['-v', it]);
    const played = await cli(['armies', 'red', 'blue', ...shared, ...variants, '-n', '2', '--out', 'played'], folder);
    expect(played).toMatchObject({ code: 0, stderr: '' });
    const { data, rulesets } = JSON.parse(readFileSync(join(folder, 'played/run.json'), 'utf8')) as {
      readonly data: readonly { readonly path: string }[];
      readonly rulesets: readonly { readonly spec: string }[];
    };
    expect(rulesets.map((it) => it.spec)).toEqual(editions);
    for (const id of ['red', 'blue'])
      for (const sheet of readdirSync(join(folder, id, 'datasheets')))
        expect(data.map((it) => it.path)).toContain(`${id}/datasheets/${sheet}`);
    const { notes } = JSON.parse(readFileSync(join(folder, 'played/summary.json'), 'utf8')) as {
      readonly notes: { readonly imported: readonly string[] };
    };
    expect(notes.imported).toHaveLength(2);
    const page = readFileSync(join(folder, 'played/report.html'), 'utf8');
    for (const id of ['red', 'blue']) {
      const { counts } = JSON.parse(readFileSync(join(folder, id, 'import.json'), 'utf8')) as {
        readonly counts: { readonly abilities: number };
      };
      const words =
        counts.abilities === 1
          ? 'is imported; 1 of its abilities is not played'
          : `is imported; ${counts.abilities} of its abilities are not played`;
      for (const it of [played.stdout.replace(/\s+/g, ' '), notes.imported.join(' '), page]) expect(it).toContain(words);
    }
    const scenario = 'format: 1\nid: toys\ntitle: Toys\nbattlefield: crossroads\nmission: hold-ground\narmies: { red: red, blue: blue }\n';
    writeFileSync(join(folder, 'toys.yaml'), scenario);
    const replayed = await cli(['replay', 'toys.yaml', '--data', 'red', '--data', 'blue', '-v', editions[0] as string], folder);
    expect(replayed).toMatchObject({ code: 0, stderr: '' });
    const everything =
      [...said, played, replayed].flatMap(({ stdout, stderr }) => [stdout, stderr]).join('\n') +
      ['red', 'blue', 'played'].map((it) => textsIn(join(folder, it))).join('\n');
    const quoted = quotedIn(everything);
    for (const text of [...textsOf(lists[one] as List), ...textsOf(lists[other] as List)]) expect(quoted(text)).toEqual([]);
  });
});

test.each(['modern', 'classic'] as const)('a list of 2,000 points of the %s family is read whole', async (family) => {
  const folder = temporaryFolder();
  expect(await imported(folder, 'large', largeList(family))).toMatchObject({ code: 0, stderr: '' });
  const { points, counts } = JSON.parse(readFileSync(join(folder, 'large/import.json'), 'utf8'));
  expect({ points, units: counts.units, models: counts.models }).toEqual({ points: { roster: 2000, units: 2000 }, units: 20, models: 200 });
});

test.each(BAD)('%s: one line, exit code 2, and nothing is written', async (_what, bytes) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'list.rosz'), bytes);
  const { code, stdout, stderr } = await cli(['import', 'list.rosz'], folder);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^sandtable: list\.rosz: \S[^\n]*\n$/);
  expect(filesIn(folder)).toEqual(['list.rosz']);
});

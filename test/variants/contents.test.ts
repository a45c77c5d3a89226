import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { whereIs } from '../../src/catalogue/disk/where-is.ts';
import type { Procedures } from '../../src/rules/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { contentsOf, listed } from '../../variants/write-contents.ts';
import { proceduresOf } from '../../variants/write-procedures.ts';

/** Of the entries of a ledger, one in so many is looked for: finding one reads all files of its edition. */
const EVERY = 6;

const folderOf = (variant: string): string => new URL(`../../variants/${variant}/`, import.meta.url).pathname;
/** Imports and lists, however they are broken into lines. */
const bare = (text: string): string => text.replace(/\s+/g, ' ').replaceAll(', ]', ' ]').replaceAll('[ ', '[').replaceAll(' ]', ']').trim();
const imports = (text: string): string[] =>
  text
    .split('\n')
    .filter((it) => it.startsWith('import '))
    .sort();
const lists = (text: string): string => bare(text.slice(text.indexOf('export const rules')));

describe.each(listed())('the folder of %s', (variant) => {
  test('contents.ts lists every rule and every ledger table that exists (npm run contents)', () => {
    const written = readFileSync(`${folderOf(variant)}contents.ts`, 'utf8');
    const wanted = contentsOf(variant);
    expect(imports(written)).toEqual(imports(wanted));
    expect(lists(written)).toBe(lists(wanted));
  });

  test('procedures.ts says what every procedure does and returns (npm run contents)', async () => {
    const { procedures } = (await import(`../../variants/${variant}/procedures.ts`)) as { procedures: Procedures };
    expect(procedures).toEqual(proceduresOf(variant));
    const { edition } = (await loadSelection(variant)).variant;
    const seams = edition.seams({} as never, edition.tables as never);
    expect(Object.keys(edition.procedures ?? {}).sort()).toEqual(Object.keys(seams).sort());
    for (const [name, { about }] of Object.entries(procedures)) expect({ name, about }).not.toEqual({ name, about: '' });
  });

  test('the file of a rule bears its number, and its examples are next to it', async () => {
    const { variant: loaded } = await loadSelection(variant);
    const own = loaded.entries.length > 0 ? loaded.entries : loaded.edition.entries;
    const switched = new Set(loaded.rules.map((rule) => rule.id));
    for (const { id } of own.filter((_, k) => k % EVERY === 0)) {
      const number = id.split('-')[2] as string;
      const [code] = whereIs(id, [], [folderOf(variant)]);
      if (code === undefined) throw new Error(`${id} is in no file`);
      expect(code.what, id).toBe(switched.has(id) ? 'rule' : 'entry');
      if (code.what === 'entry') {
        expect(basename(code.path), id).toBe('ledger.ts');
        continue;
      }
      expect(basename(code.path), id).toMatch(new RegExp(`^${number}-`));
      const examples = code.path.replace(/\.ts$/, '.yaml');
      expect(existsSync(examples), `${examples} has the worked examples of ${id}`).toBe(true);
      const lines = whereIs(id, [], [dirname(code.path)]).filter((it) => it.what === 'example');
      expect(new Set(lines.map((it) => it.path)), id).toEqual(new Set([examples]));
    }
  });
});

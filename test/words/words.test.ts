import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { entriesOf } from '../../src/compile/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { usesIn, words } from './uses.ts';

/** Title of the worked example by entry and word; or why the word decides nothing there. */
type Shown = { readonly [entry: string]: { readonly [word: string]: string | { readonly 'decides-nothing': string } } };

const read = <T>(file: string): T => parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;

/** Rule and title are among the first lines of a worked example. Whole files take seconds to parse, and whatever this misses fails below. */
const HEAD = /^- rule: (\S+)\n(?: {2}(?!title).*\n)* {2}title: (.*)$/gm;

/** Titles of the worked examples of a variant, by entry. */
function titlesOf(variant: string): Map<string, Set<string>> {
  const folder = new URL(`../../variants/${variant}/`, import.meta.url);
  const titles = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    for (const [, rule, title] of readFileSync(new URL(file, folder), 'utf8').matchAll(HEAD)) {
      titles.set(rule as string, (titles.get(rule as string) ?? new Set()).add(String(parse(title as string))));
    }
  }
  return titles;
}

describe.each(builtIn)('decisive words of %s', async (id) => {
  const { variant } = await loadSelection(id);
  const uses = usesIn(variant.entries.length > 0 ? variant.entries : entriesOf(variant));
  const shown = read<Shown>(`${id}.yaml`);
  const every = [...uses].flatMap(([entry, found]) => found.map((word) => ({ entry, word })));

  test('every use is tied to a worked example', () => {
    const missing = every.filter(({ entry, word }) => shown[entry]?.[word] === undefined);
    expect(missing.map(({ entry, word }) => `${entry}: ${word}`)).toEqual([]);
  });

  test('the examples exist, under the ID of the entry', () => {
    const titles = titlesOf(id);
    const unknown = Object.entries(shown).flatMap(([entry, ties]) =>
      Object.entries(ties)
        .filter(([, title]) => (typeof title === 'string' ? !titles.get(entry)?.has(title) : title['decides-nothing'].length < 10))
        .map(([word, title]) => `${entry}: ${word}: ${JSON.stringify(title)}`),
    );
    expect(unknown).toEqual([]);
  });

  test('each use that is named occurs', () => {
    const occurs = (entry: string, word: string): boolean => uses.get(entry)?.includes(word) === true;
    const named = Object.entries(shown).flatMap(([entry, ties]) => Object.keys(ties).map((word) => ({ entry, word })));
    expect(named.filter(({ entry, word }) => !occurs(entry, word)).map(({ entry, word }) => `${entry}: ${word}`)).toEqual([]);
    expect(named.filter(({ word }) => !words.includes(word))).toEqual([]);
  });
});

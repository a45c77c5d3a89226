import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { AnyEdition, Patch, Variant } from '../src/rules/index.ts';
import { loadSelection } from '../src/testing/index.ts';
import { CORE, declaredIn, filesOf } from '../variants/write-procedures.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const builtIn = Object.keys(JSON.parse(read('variants/index.json')) as { readonly [id: string]: string });

type Procedures = Readonly<Record<string, unknown>>;

/** Comments by procedure of what a file declares. */
const commentsIn = (path: string): (readonly [name: string, comment: string])[] =>
  declaredIn(readFileSync(path, 'utf8')).flatMap((block) => block.map(({ name, comment }) => [name, comment] as const));

/** What engine and doctrines ask of every edition. */
const core = new Set(commentsIn(CORE).map(([name]) => name));

const declared = new Map(builtIn.map((id) => [id, new Map(filesOf(id).flatMap(commentsIn))] as const));

/** The edition that an edition builds on, if any. */
const baseOf = (id: string): string | undefined => /from '\.\.\/(\w+)\/edition\.ts'/.exec(read(`variants/${id}/edition.ts`))?.[1];

const proceduresOf = ({ seams, tables }: AnyEdition, s: Procedures = {}): Procedures =>
  (seams as unknown as (s: Procedures, t: unknown) => Procedures)(s, tables);

/** The values that the parameters of a rule have by default, and with each flag and choice changed. */
function settingsOf(params: Variant['rules'][number]['params'] = {}): Procedures[] {
  const usual = Object.fromEntries(Object.entries(params).map(([name, it]) => [name, it.default]));
  const others = Object.entries(params).flatMap(([name, it]) =>
    it.kind === 'flag'
      ? [{ ...usual, [name]: !it.default }]
      : it.kind === 'choice'
        ? it.options.map((value) => ({ ...usual, [name]: value }))
        : [],
  );
  return [usual, ...others];
}

/** The procedures that any rule or ability of a variant composes onto. */
function touchedBy({ edition, rules }: Variant): Set<string> {
  const s = proceduresOf(edition);
  const patches = [
    ...rules.flatMap((rule) => settingsOf(rule.params).map((values) => rule.patch?.(values as never, s as never, edition.tables as never))),
    ...(edition.abilities ?? []).map((it) => it.patch(s as never, edition.tables as never)),
  ] as (Patch<never> | undefined)[];
  return new Set(patches.flatMap((it) => [it?.replace, it?.wrap, it?.before, it?.after].flatMap((part) => Object.keys(part ?? {}))));
}

const variants = new Map(await Promise.all(builtIn.map(async (id) => [id, (await loadSelection(id)).variant] as const)));
const variantOf = (id: string): Variant => variants.get(id) as Variant;

/** Procedures of a base that an edition built on it answers otherwise, rules or no rules. */
function answeredBy(id: string, base: string): string[] {
  const [own, inherited] = [proceduresOf(variantOf(id).edition), proceduresOf(variantOf(base).edition)];
  return Object.keys(inherited).filter((name) => String(own[name]) !== String(inherited[name]));
}

/** Says why a procedure may be replaced although nothing does: a number or a yes or no to tune, or for whom it waits. */
const REASON = /\bA (?:number|yes or no) to tune\.|\bWaits for \w/;

describe.each(builtIn)('procedures of %s that can be replaced', (id) => {
  const users = builtIn.filter((it) => it === id || baseOf(it) === id);
  const own = declared.get(id) as ReadonlyMap<string, string>;
  const touched = new Set(users.flatMap((it) => [...touchedBy(variantOf(it)), ...(it === id ? [] : answeredBy(it, id))]));
  const cited = new Set(users.flatMap((it) => Object.keys(variantOf(it).edition.carries.seams)));
  const isUsed = (name: string): boolean => touched.has(name) || cited.has(name) || core.has(name);

  test('are declared in its folder or in that of its base', () => {
    const inherited = declared.get(baseOf(id) ?? '') ?? new Map();
    const names = Object.keys(proceduresOf(variantOf(id).edition));
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((it) => !own.has(it) && !inherited.has(it) && !core.has(it))).toEqual([]);
  });

  test('are replaced by a rule, cited by a ledger, or say why they can be: else a plain function does', () => {
    expect([...own].filter(([name, comment]) => !isUsed(name) && !REASON.test(comment)).map(([name]) => name)).toEqual([]);
  });

  test('wait for nobody once a rule replaces them', () => {
    expect([...own].filter(([name, comment]) => touched.has(name) && /\bWaits for \w/.test(comment)).map(([name]) => name)).toEqual([]);
  });
});

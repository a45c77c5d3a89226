import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entriesOf } from '../../src/compile/index.ts';
import { defaultsOf, type Selection, settle } from '../../src/compile/select.ts';
import { parseSpec, printSpec } from '../../src/compile/spec.ts';
import type { AnyRule, Param } from '../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { playExample } from '../../src/testing/play-file.ts';
import { loadExamples } from '../files.ts';

/** A parameter of a built-in edition's own ledger. */
export interface Tunable {
  /** `CLS-MOVE-02.inches`. */
  readonly name: string;
  readonly key: string;
  readonly rule: AnyRule;
  readonly param: Param;
}

/** All parameters of an edition: those of its rules, and of its entries without a switch; not those of the edition it is built on. */
export async function tunableOf(id: string): Promise<Tunable[]> {
  const { variant } = await loadSelection(id);
  const inherited = new Set(variant.entries.length === 0 ? [] : variant.edition.entries.map((it) => it.id));
  const rules = [...variant.rules, ...entriesOf(variant).flatMap(({ tuned }) => tuned ?? [])].filter((it) => !inherited.has(it.id));
  return rules.flatMap((rule) =>
    Object.entries(rule.params ?? {}).map(([key, param]) => ({ name: `${rule.id}.${key}`, key, rule, param })),
  );
}

/** A ruleset with all entries without a switch played through their parameters, at the values that they have anyway. */
export function playedThrough(selection: Selection): Selection {
  const tuned = entriesOf(selection.variant).flatMap(({ tuned }) => (tuned === undefined ? [] : [tuned]));
  const thrown = tuned.map((rule) => ({ rule, on: true, values: defaultsOf(rule), pack: null }));
  return { ...selection, rules: settle([...thrown, ...selection.rules]) };
}

export interface Shown {
  readonly file: ExampleFile;
  readonly example: Example;
  readonly spec: string;
}

/** Every worked example in an edition's folder. */
export function shownBy(id: string): Shown[] {
  const folder = fileURLToPath(new URL(`../../variants/${id}/`, import.meta.url));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const file = loadExamples(folder + name);
    return file.examples.map((example) => ({ file, example, spec: example.variant ?? id }));
  });
}

/** What is wrong with an example under a ruleset; nothing if it passes. */
export const problemsOf = ({ file, example }: Shown, selection: Selection): string[] =>
  playExample(example, file, selection, example.dice, example.then);

/** Values of a parameter: the farthest first, then the next ones, and its default. */
export function valuesOf(param: Param): string[] {
  if (param.kind === 'flag') return ['true', 'false'];
  if (param.kind === 'choice') return [...param.options];
  const far = [param.min, param.max, param.default + 1, param.default - 1, param.default];
  return [...new Set(far)].filter((it) => it >= param.min && it <= param.max).map(String);
}

const selections = new Map<string, Promise<Selection | null>>();

/** The ruleset of an example with another value of a parameter; null if it has that value, or its ruleset cannot have it. */
export function withValue({ spec }: Shown, { rule, key, param }: Tunable, value: string): Promise<Selection | null> {
  const parsed = parseSpec(spec);
  const others = parsed.switches.filter((it) => !(it.kind === 'set' && it.id === rule.id && it.param === key));
  const usual = value === String(param.default);
  if (usual && others.length === parsed.switches.length) return Promise.resolve(null);
  const set = usual ? [] : [{ kind: 'set' as const, id: rule.id, param: key, value }];
  const text = printSpec({ ...parsed, switches: [...others, ...set] });
  if (text === printSpec(parsed)) return Promise.resolve(null);
  const found = selections.get(text) ?? loadSelection(text).catch(() => null);
  selections.set(text, found);
  return found;
}

import { compose } from '../compile/compose.ts';
import { entriesOf, type Selection } from '../compile/select.ts';
import type { LedgerEntry, RuleId } from '../rules/index.ts';
import type { Files } from '../scenario/files.ts';
import type { Formats } from '../scenario/formats.ts';
import { type Case, casesOf, type ExampleSource } from './cases.ts';
import { type Effects, effectsOf } from './effects.ts';
import { type Relations, relationsOf } from './relations.ts';
import type { RuleLine } from './rule-list.ts';
import type { Language } from './words/setting.ts';

/** How often a rule came up in a run: calls of its code, and engagements it changed, if audited. */
export interface Exercised {
  readonly called: number;
  readonly changed: number | null;
}

/** Everything known about one rule. */
export interface RuleFacts {
  readonly line: RuleLine;
  /** The rule in our words. */
  readonly text: string;
  readonly relations: Relations;
  /** What its code affects; null for an entry that cannot be switched. */
  readonly effects: Effects | null;
  /** Procedures and steps of the edition that implement an entry which cannot be switched. */
  readonly carriedBy: readonly string[];
  readonly cases: readonly Case[];
  /** Null if no run was named. */
  readonly exercised: Exercised | null;
}

/** The rules of a ruleset, for pages. */
export interface Catalogue {
  readonly selection: Selection;
  /** The vocabulary of its examples. */
  readonly language: Language;
  readonly rules: readonly RuleFacts[];
  /** Titles of all entries, including those of the base that are not shown. */
  readonly titles: ReadonlyMap<RuleId, string>;
}

export interface CatalogueOptions {
  /** The entries to show. */
  readonly lines: readonly RuleLine[];
  readonly sources: readonly ExampleSource[];
  readonly exercised: ReadonlyMap<RuleId, Exercised> | null;
  /** Where the sources are read from. */
  readonly files: Files;
  /** The formats of example files, and their wording. */
  readonly formats: Formats;
}

/** Collects what is known about the rules of a ruleset. Throws an InputError for a bad file of examples. */
export function catalogueOf(selection: Selection, { lines, sources, exercised, files, formats }: CatalogueOptions): Catalogue {
  const { variant, packs } = selection;
  const entries = entriesOf(variant, packs);
  const effects = effectsOf(selection, compose(selection, { present: null, counting: false }));
  const relations = relationsOf(selection, entries);
  const cases = casesOf(new Set(lines.map((it) => it.id)), sources, { files, formats });
  const texts = new Map(entries.map((it): [RuleId, LedgerEntry] => [it.id, it]));
  const carried = carriersOf(selection);
  return {
    selection,
    language: {
      options: variant.edition.words.options,
      families: formats.families.flatMap((it) => it.format ?? []),
      family: variant.edition.family,
    },
    titles: new Map(entries.map((it) => [it.id, it.title])),
    rules: lines.map((line) => ({
      line,
      text: texts.get(line.id)?.text ?? '',
      relations: relations(line.id),
      effects: effects.get(line.id) ?? null,
      carriedBy: carried.get(line.id) ?? [],
      cases: cases.get(line.id) ?? [],
      exercised: exercised === null ? null : (exercised.get(line.id) ?? { called: 0, changed: null }),
    })),
  };
}

function carriersOf({ variant }: Selection): Map<RuleId, string[]> {
  const found = new Map<RuleId, string[]>();
  const { seams, steps } = variant.edition.carries;
  for (const [name, ids] of [...Object.entries(seams), ...Object.entries(steps)])
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}

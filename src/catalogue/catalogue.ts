import { compose } from '../compile/compose.ts';
import { entriesOf, type Selection } from '../compile/select.ts';
import type { LedgerEntry, RuleId } from '../rules/index.ts';
import { type Case, casesOf, type ExampleSource } from './cases.ts';
import { type Effects, effectsOf } from './effects.ts';
import { type Relations, relationsOf } from './relations.ts';
import type { RuleLine } from './ruleList.ts';

/** How often a rule was exercised in a run: calls of its code, and engagements it changed where that was looked at. */
export interface Exercised {
  readonly called: number;
  readonly changed: number | null;
}

/** All that there is to say of one rule. */
export interface RuleFacts {
  readonly line: RuleLine;
  /** The rule in our words. */
  readonly text: string;
  readonly relations: Relations;
  /** What its code acts on; null for an entry that cannot be switched. */
  readonly effects: Effects | null;
  /** Procedures and steps of the edition that carry an entry which cannot be switched. */
  readonly carriedBy: readonly string[];
  readonly cases: readonly Case[];
  /** Null where no run was named. */
  readonly exercised: Exercised | null;
}

/** The rules of a ruleset, as pages tell them. */
export interface Catalogue {
  readonly selection: Selection;
  readonly rules: readonly RuleFacts[];
  /** Titles of all entries, also of those of the base that are not shown. */
  readonly titles: ReadonlyMap<RuleId, string>;
}

export interface CatalogueOptions {
  /** The entries to show. */
  readonly lines: readonly RuleLine[];
  readonly sources: readonly ExampleSource[];
  readonly exercised: ReadonlyMap<RuleId, Exercised> | null;
}

/** Puts together what is known of the rules of a ruleset. Throws an InputError for a bad file of examples. */
export function catalogueOf(selection: Selection, { lines, sources, exercised }: CatalogueOptions): Catalogue {
  const { variant, packs } = selection;
  const entries = entriesOf(variant, packs);
  const effects = effectsOf(selection, compose(selection, { present: null, counting: false }));
  const relations = relationsOf(selection, entries);
  const cases = casesOf(new Set(lines.map((it) => it.id)), sources);
  const texts = new Map(entries.map((it): [RuleId, LedgerEntry] => [it.id, it]));
  const carried = carriersOf(selection);
  return {
    selection,
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
  const { seams, steps } = variant.edition.carries as {
    readonly [sort in 'seams' | 'steps']: { readonly [name: string]: readonly RuleId[] };
  };
  for (const [name, ids] of [...Object.entries(seams), ...Object.entries(steps)])
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}

import { type Naming, naming } from '../analysis/naming.ts';
import { namesOf } from '../campaign/names.ts';
import type { Selection } from '../compile/select.ts';
import type { Battle } from '../scenario/types.ts';

/** What armies and rulesets are called in what is printed at once, and every entry of the rulesets, whether they share it or not. */
export function namingOf(battles: readonly Battle[], selections: readonly Selection[]): Naming {
  const rules = Object.fromEntries(
    selections.flatMap(({ rules: own, variant }) =>
      [...variant.edition.entries, ...variant.entries, ...own.map(({ rule }) => rule)].map(({ id, title }) => [id, title]),
    ),
  );
  return naming({ names: { ...namesOf(battles, selections), rules } });
}

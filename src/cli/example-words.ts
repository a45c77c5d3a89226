import { compose } from '../compile/compose.ts';
import { loadSelection } from '../load/selection.ts';
import { decisions, events, purposes, statuses, unitRegisters } from '../rules/index.ts';
import { COMMON_VERBS } from '../scene/perform.ts';
import { COMMON_OUTCOMES, COMMON_READERS } from '../scene/read.ts';
import { COMMON_GIVEN } from '../scene/stage.ts';
import { paint } from './print.ts';

/** The words that worked examples can use under a ruleset, by where they are used. */
export async function exampleWords(spec: string): Promise<{ readonly [place: string]: readonly string[] }> {
  const selection = await loadSelection(spec);
  const { words } = selection.variant.edition;
  // Procedures and rules, also those that are off, declare some of their decisions and events only as they are put together.
  const { seams, tables } = compose(selection, { present: null, counting: false }).ruleset;
  for (const { rule, values } of selection.rules) rule.patch?.(values as never, seams as never, tables);
  return {
    'when: verbs': [...COMMON_VERBS, ...Object.keys(words.verbs)],
    'when: verbs that ask, without dice': Object.keys(words.questions ?? {}),
    'then: of the whole': COMMON_OUTCOMES,
    'then: of a unit': [...COMMON_READERS, ...Object.keys(words.readers)],
    'then: events': [...events.names],
    dice: [...purposes.names, ...Object.keys(words.aliases ?? {})],
    answers: decisions.map((it) => it.id),
    given: [...COMMON_GIVEN, ...(words.given ?? [])],
    'given: statuses': [...statuses.names],
    'given: registers': [...unitRegisters.names],
  };
}

export const wordsText = (words: { readonly [place: string]: readonly string[] }): string =>
  Object.entries(words)
    .map(([place, list]) => `${paint('bold', place)}\n  ${[...list].sort().join(', ')}`)
    .join('\n');

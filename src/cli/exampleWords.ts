import { loadSelection } from '../load/selection.ts';
import { decisions, events, purposes, statuses, unitRegisters } from '../rules/index.ts';
import { COMMON_READERS } from '../testing/expect.ts';
import { COMMON_GIVEN } from '../testing/stage.ts';
import { paint } from './print.ts';

/** The words that worked examples can use under a ruleset, by where they stand. */
export async function exampleWords(spec: string): Promise<{ readonly [place: string]: readonly string[] }> {
  const { words } = (await loadSelection(spec)).variant.edition;
  return {
    'when: verbs': Object.keys(words.verbs),
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

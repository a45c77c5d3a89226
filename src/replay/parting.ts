import type { Selection } from '../compile/select.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import { CauseFinder } from './cause.ts';
import { causeLines } from './cause-words.ts';
import { divergence } from './divergence.ts';
import type { Film } from './film.ts';
import { filmOf, type Take } from './make-film.ts';
import { headingsOf } from './page/browser/steps.js';

/** Where and why two films of one engagement diverge. */
export interface Parting {
  /** The first frame that differs, -1 if none does. */
  readonly at: number;
  /** Where, and what comes next in each, a paragraph each. */
  readonly where: readonly string[];
  /** The cause. */
  readonly why: readonly string[];
}

/** One engagement filmed under two rulesets on the same dice, and where and why they part. */
export function filmsApart(take: Take, second: Selection): { readonly a: Film; readonly b: Film; readonly parting: Parting } {
  const { battle, selection, seed, pair, redSeat } = take;
  const [{ film: a, transcript: first }, { film: b, transcript: other }] = [filmOf(take), filmOf({ ...take, selection: second })];
  const parted = divergence(first, other, 0, 1);
  if (parted === null) return { a, b, parting: { at: -1, where: ['They never diverge: every event is the same.'], why: [] } };
  const cause = new CauseFinder(selection, second).find({ battle, root: rootKey(seed), pair, redSeat }, first, other);
  const why = causeLines(cause, ruleNames([selection, second]))
    .trimEnd()
    .split('\n')
    .map((it) => it.trim());
  return { a, b, parting: { at: parted.at, where: whereTheyPart(a, b, parted.at), why } };
}

/** Where two films diverge, and what comes next in each. */
function whereTheyPart(a: Film, b: Film, at: number): readonly string[] {
  const where = headingsOf(a.frames, at - 1).join(', ') || 'the set-up';
  const next = ({ frames }: Film): string => frames[at]?.text ?? 'nothing more';
  return [`They diverge in ${where}.`, `Next in A: ${next(a)}.`, `Next in B: ${next(b)}.`];
}

/** `“Morale tests” (CLS-MORALE-03)`, of every entry of some rulesets. */
function ruleNames(selections: readonly Selection[]): (id: string) => string {
  const titles = new Map<string, string>(
    selections.flatMap(({ rules, variant }) =>
      [...variant.edition.entries, ...variant.entries, ...rules.map(({ rule }) => rule)].map(({ id, title }) => [id, title] as const),
    ),
  );
  return (id) => {
    const title = titles.get(id);
    return title === undefined || title === id ? id : `“${title}” (${id})`;
  };
}

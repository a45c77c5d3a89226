import type { Family } from './family.ts';
import type { Decision, Ends, OptionMeaning, Question, Worth } from './game.ts';
import { NameTable } from './names.ts';

export const decisions: Decision<never>[] = [];
/** Where what each declaration gave is noted, several for an id that editions share; nowhere unless somebody sets a list. */
export const declarations: { into: Decision<never>[] | null } = { into: null };
const decisionNames = new NameTable('decision');

/** The most options that one question can have. */
export const MOST_OPTIONS = 1024;

/**
 * Declares a decision. `otherwise` belongs to the rule that asks, so that doctrines written before it keep working.
 * Ids of core decisions are plain words (`shoot-at`); those of a rule begin with its ID (`CAL-SHOOT-12/return-fire`).
 * Editions may declare the same id: doctrines answer it once for all of them, but each keeps its own `otherwise` and `worth`, whichever was
 * loaded first. `worth` says what each option is worth to a player who weighs them (the doctrine `commander`); it comes before `otherwise`.
 * `ends` says where a unit would end for which an option is a move.
 */
export function decision<F extends Family>(
  id: string,
  means: OptionMeaning,
  otherwise: (q: Question<F>) => number,
  worth?: Worth<F>,
  ends?: Ends<F>,
): Decision<F> {
  const declared = declare(id, means, otherwise, { ...(worth === undefined ? {} : { worth }), ...(ends === undefined ? {} : { ends }) });
  declarations.into?.push(declared as unknown as Decision<never>);
  return declared;
}

function declare<F extends Family>(
  id: string,
  means: OptionMeaning,
  otherwise: (q: Question<F>) => number,
  weighs: { readonly worth?: Worth<F>; readonly ends?: Ends<F> },
): Decision<F> {
  const known = decisionNames.find(id);
  if (known >= 0) {
    const old = decisions[known] as unknown as Decision<F>;
    if (old.means !== means) throw new Error(`decision "${id}" is declared twice with different meanings`);
    if (old.otherwise === otherwise && old.worth === weighs.worth && old.ends === weighs.ends) return old;
    return { slot: old.slot, id, means, options: old.options, otherwise, ...weighs };
  }
  const made: Decision<F> = { slot: decisionNames.add(id), id, means, options: new Int32Array(MOST_OPTIONS), otherwise, ...weighs };
  decisions.push(made as unknown as Decision<never>);
  return made;
}

/** Ready-made `otherwise` answers: the first option; for yes-or-no questions (options 0 and 1), no and yes. */
export const first = (): number => 0;
/**
 * The first option too, of decisions whose asker reckons: it lists the best option first, or puts the question with an `otherwise` of its own.
 */
export const reckoned = (): number => 0;
export const decline = (): number => 0;
export const take = (): number => 1;

/** An answer to a decision: an index into the options, or -1 for no opinion. */
export interface Answer<F extends Family = Family> {
  (q: Question<F>): number;
  /** The same answer chosen among candidates, proving the one it takes; -1 to be asked again with the legal options. May overwrite candidates. */
  readonly amongCandidates?: (q: Question<F>) => number;
}

/** The script that answers for an army: one function per decision, by slot; missing ones leave it to `otherwise`. */
export interface Doctrine<F extends Family = Family> {
  readonly id: string;
  readonly answers: readonly (Answer<F> | undefined)[];
}

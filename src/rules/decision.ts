import type { Family } from './family.ts';
import type { Game, SideId, Unit } from './game.ts';
import { NameTable } from './names.ts';

/** What is put to a doctrine. The object is reused: read it, do not keep it. */
export interface Question<F extends Family = Family> {
  readonly what: Decision<F>;
  readonly game: Game<F>;
  readonly side: SideId;
  /** The unit that chooses, if it is one. */
  readonly about: Unit<F> | null;
  /** The unit that gave cause (the shooter a reaction answers, the charger of an Overwatch). */
  readonly cause: Unit<F> | null;
  /** The legal options; their meaning is in `what.means`. */
  readonly options: Int32Array;
  readonly n: number;
}

/** How options are to be read: slots of units, models, weapons of the unit, terrain pieces, intents (intent.ts), yes or no, or plain numbers. */
export type OptionMeaning = 'unit' | 'model' | 'weapon' | 'piece' | 'intent' | 'flag' | 'number';

/** A point in the rules where a player chooses. The rules list what is legal; nothing else may choose. */
export interface Decision<F extends Family = Family> {
  readonly slot: number;
  readonly id: string;
  readonly means: OptionMeaning;
  /** Where the asker writes its options before asking. */
  readonly options: Int32Array;
  /** Answers when the doctrine has no opinion: an index into the options. */
  readonly otherwise: (q: Question<F>) => number;
  /** For options whose legality is costly to find out: the asker lists candidates. */
  readonly proof?: Proof<F>;
}

/** Tells legal candidates from others. Only `amongCandidates` of an answer sees candidates; the answer itself is put legal options. */
export interface Proof<F extends Family = Family> {
  /** Whether a candidate is legal. */
  readonly holds: (q: Question<F>, option: number) => boolean;
  /** Lists the legal options in place of the candidates; returns how many. With none legal 0, and the first says so. */
  readonly sift: (q: Question<F>) => number;
}

export const decisions: Decision<never>[] = [];
const decisionNames = new NameTable('decision');

/** Most options one question can have. */
export const MOST_OPTIONS = 1024;

/**
 * Declares a decision. `otherwise` comes with the rule that asks, so that doctrines written before it go on working.
 * Ids of core decisions are plain words (`shoot-at`); those of a rule begin with its ID (`CAL-SHOOT-12/return-fire`).
 * Editions may declare the same id: doctrines answer it once for all, but each keeps its own `otherwise`, whichever was
 * loaded first.
 */
export function decision<F extends Family>(id: string, means: OptionMeaning, otherwise: (q: Question<F>) => number): Decision<F> {
  const known = decisionNames.find(id);
  if (known >= 0) {
    const old = decisions[known] as unknown as Decision<F>;
    if (old.means !== means) throw new Error(`decision "${id}" is declared twice with different meanings`);
    return old.otherwise === otherwise ? old : { ...old, otherwise };
  }
  const made: Decision<F> = { slot: decisionNames.add(id), id, means, options: new Int32Array(MOST_OPTIONS), otherwise };
  decisions.push(made as unknown as Decision<never>);
  return made;
}

/** Ready-made `otherwise` answers: the first option; for yes-or-no questions (options 0 and 1) decline and take. */
export const first = (): number => 0;
export const decline = (): number => 0;
export const take = (): number => 1;

/** An answer to a decision: an index into the options, or -1 for no opinion. */
export interface Answer<F extends Family = Family> {
  (q: Question<F>): number;
  /** The same answer found among candidates, with proof of the one that is taken; -1 to be put the legal options. May write over candidates. */
  readonly amongCandidates?: (q: Question<F>) => number;
}

/** The script that answers for an army: one function a decision, by slot; missing ones leave it to `otherwise`. */
export interface Doctrine<F extends Family = Family> {
  readonly id: string;
  readonly answers: readonly (Answer<F> | undefined)[];
}

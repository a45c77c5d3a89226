import type { Family } from './family.ts';
import type { Game, Unit } from './game.ts';

/** What a worked example gave besides units: its raw values by key (`statuses`, `mission`, ...). */
export type Given = { readonly [key: string]: unknown };

/** The table a worked example is played on. */
export interface Stage<F extends Family = Family> {
  readonly game: Game<F>;
  readonly seams: F['seams'];
  /** A unit by the name the example gave it. Throws an error that lists the names for an unknown one. */
  unit(name: string): Unit<F>;
  /** Whatever a verb found out, to be compared with `then`. */
  readonly results: Map<string, number | string | boolean>;
  readonly given: Given;
}

/** One step of `when`: its verb's value (often a unit's name) and the other keys of the step. */
export interface VerbCall {
  readonly subject: unknown;
  readonly args: { readonly [key: string]: unknown };
}

/** What a verb of `when` does (`shoot`, `charge`, `phase` ...). Errors thrown here fail the example with their message. */
export type Verb<F extends Family = Family> = (stage: Stage<F>, call: VerbCall) => void;

/** Reads one key of `then` about a unit (`B.models`); built-in ones are listed in the documentation of examples. */
export type Reader<F extends Family = Family> = (stage: Stage<F>, unit: Unit<F>) => number | string | boolean | readonly (number | string)[];

/** What an edition adds to the language of worked examples. */
export interface ExampleWords<F extends Family = Family> {
  readonly verbs: { readonly [verb: string]: Verb<F> };
  readonly readers: { readonly [key: string]: Reader<F> };
  /** Applies what `given` says beyond units and terrain, before the first step (`statuses` is done already). */
  readonly prepare?: (stage: Stage<F>) => void;
  /** Other names of purposes in examples: `save` for whichever save is taken. */
  readonly aliases?: { readonly [label: string]: readonly string[] };
}

import type { Family } from './family.ts';
import type { Game, SideId, Unit } from './game.ts';

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
  /** What a worked example `answers`, for verbs that ask for more than decisions. */
  readonly answers: { readonly [key: string]: unknown };
  readonly windows: Windows<F>;
  /**
   * Walks one node of the turn program as it stands after all edits: a phase, a step; of `each-side` the one turn of
   * `side`, of `rounds` one round. Throws for an id that is not there.
   */
  play(node: string, side: SideId): void;
  /** One turn of a unit, where units have turns of their own (`activations`). */
  activate(unit: Unit<F>): void;
}

/** Windows of the turn program, opened and closed by hand (register.ts says what ends with each). */
export interface Windows<F extends Family = Family> {
  openTurn(side: SideId): void;
  closeTurn(side: SideId): void;
  openCommand(side: SideId): void;
  openPhase(): void;
  closePhase(): void;
  closeRound(): void;
  closeActivation(unit: Unit<F>): void;
}

/** One step of `when`: its verb's value (often a unit's name) and the other keys of the step. */
export interface VerbCall {
  readonly subject: unknown;
  readonly args: { readonly [key: string]: unknown };
}

/** What a verb of `when` does (`shoot`, `charge`, `phase` ...). Errors thrown here fail the example with their message. */
export type Verb<F extends Family = Family> = (stage: Stage<F>, call: VerbCall) => void;

/** Reads one key of `then` about a unit (`B.models`); built-in ones are listed in the documentation of examples. */
export type Reader<F extends Family = Family> = (
  stage: Stage<F>,
  unit: Unit<F>,
) => number | string | boolean | readonly (number | string)[];

/** What an edition adds to the language of worked examples. */
export interface ExampleWords<F extends Family = Family> {
  readonly verbs: { readonly [verb: string]: Verb<F> };
  readonly readers: { readonly [key: string]: Reader<F> };
  /** Applies what `given` says beyond units and terrain, before the first step (`statuses` is done already). */
  readonly prepare?: (stage: Stage<F>) => void;
  /** Keys of `given`, beside the common ones, that `prepare` or a verb reads; others are refused. */
  readonly given?: readonly string[];
  /** Other names of purposes in examples: `save` for whichever save is taken. */
  readonly aliases?: { readonly [label: string]: readonly string[] };
  /** What the options of decisions that are numbers mean, from 0, for those who read an example's answers. */
  readonly options?: { readonly [decision: string]: readonly string[] };
}

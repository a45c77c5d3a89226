import type { Family } from './family.ts';
import type { Game, SideId, Unit } from './game.ts';

/** What a worked example gives apart from units: its raw values by key (`statuses`, `mission`, ...). */
export type Given = { readonly [key: string]: unknown };

/** The table a worked example is played on. */
export interface Stage<F extends Family = Family> {
  readonly game: Game<F>;
  readonly seams: F['seams'];
  /** A unit by its name in the example. For an unknown name, throws an error that lists the known ones. */
  unit(name: string): Unit<F>;
  /** What verbs found out, to be compared with `then`. */
  readonly results: Map<string, number | string | boolean>;
  readonly given: Given;
  /** The example's `answers`, for verbs that need more than decisions. */
  readonly answers: { readonly [key: string]: unknown };
  readonly windows: Windows<F>;
  /**
   * Plays one node of the turn program as it is after all edits: a phase, a step; of `each-side` the one turn of
   * `side`, of `rounds` one round. Throws for an unknown id.
   */
  play(node: string, side: SideId): void;
  /** One turn of a unit, where units have turns of their own (`activations`). */
  activate(unit: Unit<F>): void;
}

/** Windows of the turn program, opened and closed by hand (register.ts lists what ends with each). */
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

/** Reads one key of `then` about a unit (`B.models`); the documentation of examples lists the built-in ones. */
export type Reader<F extends Family = Family> = (
  stage: Stage<F>,
  unit: Unit<F>,
) => number | string | boolean | readonly (number | string)[];

/** What an edition adds to the language of worked examples. */
export interface ExampleWords<F extends Family = Family> {
  readonly verbs: { readonly [verb: string]: Verb<F> };
  /** Verbs that only ask (`may-shoot`, `measure` ...): they note what they find out, change nothing, and are refused any die. */
  readonly questions?: { readonly [verb: string]: Verb<F> };
  /** Refused any die, like questions. */
  readonly readers: { readonly [key: string]: Reader<F> };
  /** Applies whatever `given` holds besides units and terrain, before the first step (`statuses` are set already). */
  readonly prepare?: (stage: Stage<F>) => void;
  /** Keys of `given`, besides the common ones, that `prepare` or a verb reads; others are refused. */
  readonly given?: readonly string[];
  /** Other names of purposes in examples: `save` for whichever save is used. */
  readonly aliases?: { readonly [label: string]: readonly string[] };
  /** Purposes that the one rolls that a deed is against, such as saves: their dice are labelled by it. */
  readonly byTarget?: readonly string[];
  /** The meaning of numeric options of decisions, from 0, for readers of an example's answers. */
  readonly options?: { readonly [decision: string]: readonly string[] };
}

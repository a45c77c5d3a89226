import type { Frame, Purpose } from './dice.ts';
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
  /**
   * Accounts, for exact odds, for what a die is rolled in. `told`: what the die does will stand on the table, or in what `account`
   * is told here, by the time the next one is asked for, so that two courses of play that agree in it are one from there on.
   * `briefly`: it will once the next die has been rolled. `kept`: it may stand nowhere but in the middle of a procedure; every
   * course goes on by itself.
   */
  readonly account?: (game: Game<F>, seams: F['seams'], frame: Frame, why: Purpose, account: Account) => Accounted;
}

export type Accounted = 'told' | 'briefly' | 'kept';

/** Sums over events that have a name in results, told ahead of their event by `Account.pending`. */
export type Tallied = 'hits' | 'wounds' | 'unsaved';

/** What is told of an attack under way (`ExampleWords.account`). */
export interface Account {
  /** Whether the step under way is the last: places of models matter no further than to the attack itself. */
  readonly last: boolean;
  /** A number that something to come may depend on. */
  fact(value: number): void;
  /** A model that something to come may depend on. */
  model(model: number): void;
  /**
   * So many like things of a sort, to do or done. Facts and the table apart, what the next die does must depend on no more than
   * which counts are above 0, and must move them by the same numbers whatever they are.
   */
  count(sort: number, n: number): void;
  /**
   * So many things of a sort in their order, where unlike ones come up mixed: `of` tells what the k-th is. `used`: they are dealt
   * with from the first on, else they come about and more may follow.
   */
  row(sort: number, n: number, used: boolean, of: (k: number) => number): void;
  /** One whole number, above 0, for some in their order: the same for the same ones, and for no others. */
  together(...numbers: readonly number[]): number;
  /** So much of a tally that no event has told of yet. */
  pending(what: Tallied, n: number): void;
  /** The models of a unit differ in nothing but their state and `rank`: which of two like ones is hurt makes no difference from here on. */
  alike(unit: Unit, rank: (model: number) => number): void;
}

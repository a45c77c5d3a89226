import type { Frame, Purpose } from './dice.ts';
import type { Family } from './family.ts';
import type { Game, Unit } from './game.ts';
import type { RuleId } from './rule.ts';
import type { Tally } from './tally.ts';

/**
 * Says, for exact odds, where the effect of a die is kept. `told`: on the table, or in what `account` describes here, by the time the
 * next die is asked for, so that two courses of play that agree in both are one from there on. `briefly`: the same once the next die
 * has been rolled. `kept`: perhaps only in the middle of a procedure, so that every course goes on by itself; and
 * since such a die may be asked for in the middle of what the one before it does, the outcome of that one is never forgotten either.
 */
export type TellAccount<F extends Family = Family> = (
  game: Game<F>,
  seams: F['seams'],
  frame: Frame,
  why: Purpose,
  account: Account,
) => Accounted;

export type Accounted = 'told' | 'briefly' | 'kept';

/** A step in which one unit shoots at another with all or some of its weapons. */
export interface Shots {
  readonly by: Unit;
  readonly at: Unit;
}

/** How an attack under way is described (`Edition.account`). */
export interface Account {
  /** Whether the step under way is the last, and no part of a turn: places of models matter no further than to the attack itself and what answers it. */
  readonly last: boolean;
  /** What comes after the step under way where units only shoot from there on, in order; null if something else may happen. */
  readonly toCome: readonly Shots[] | null;
  /**
   * Whether nothing may be left out or taken for alike: code runs of which the edition knows nothing, and may look at all of it. Frames tell
   * every field then (`FrameKind.teller`), and no models are `alike`; an account that has more to leave out asks here.
   */
  readonly whole: boolean;
  /** A number that something to come may depend on. */
  fact(value: number): void;
  /** A model that something to come may depend on. */
  model(model: number): void;
  /**
   * Counts and rows from here on belong to one thing that is under way: the `depth`-th of those that stand in the middle of each other. `whose` is
   * the same from one die to the next while it is the same thing, and another for whatever begins in its place: what is left of one does not go
   * on as a count of the next. Without, they belong to the deeds whose dice are rolled.
   */
  counting(depth: number, whose: number): void;
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
  /** What is certain of a tally, and will be counted later with the same arguments (`g.log.tally`). */
  pending(what: Tally, n: number, by: number, at: number, frame: Frame): void;
  /**
   * The models of a unit differ in nothing but their state and `rank`: which of two like ones is hurt makes no difference from here on.
   */
  alike(unit: Unit, rank: (model: number) => number): void;
  /**
   * The die that is asked for picks one of some models, `of` says which the k-th is: what comes of two that are `alike`, in the same state,
   * is found out once.
   */
  picks(of: (k: number) => number): void;
  /**
   * Whether no rule, of a pack either, changes one of these procedures, but for the rules that are named: what they read of the table is
   * then what the base reads.
   */
  areUnchanged(procedures: readonly string[], except?: readonly RuleId[]): boolean;
}

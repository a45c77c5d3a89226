import type { Selection } from '../../compile/select.ts';
import type { Arena } from '../../engine/arena.ts';
import { Courses } from '../../engine/dice/courses.ts';
import type { ForkingDice } from '../../engine/dice/forking.ts';
import {
  type Account,
  type Accounted,
  type FaceTold,
  type Family,
  type Frame,
  type Game,
  type Purpose,
  type RuleId,
  reaching,
  type Shots,
  type Tally,
  type Unit,
} from '../../rules/index.ts';
import type { Tallies } from '../tallies.ts';
import { type Rank, TableState } from './table-state.ts';

/** Runs of like things in a row are sorts of their own, beyond those that an edition names. */
const FIRST_RUN_SORT = 2 ** 32;
/** More than one roll has. */
const MOST_OUTCOMES = 2 ** 32;

/** What is known beforehand of how an attack is told. */
export interface Telling {
  /** Whether nothing is left out of a state or taken for alike. */
  readonly whole: boolean;
  /** The rules of the attack, with their numbers. */
  readonly rules: Selection['rules'];
}

/** All marks. */
const EVERY = -1;
/** So deep may counts stand in each other. */
const MOST_DEPTHS = 64;

/**
 * The state that a course of play has reached when a die is asked for: `lo` and `hi` stand for all that the rest may depend on, less
 * the counts; `sorts` and `counts` are those of the like things, by rising sort and without those that are 0.
 */
export class Moment implements Account {
  lo = 0;
  hi = 0;
  readonly sorts: number[] = [];
  readonly counts: number[] = [];
  /** By count: what it belongs to, in the course of play that was read. */
  readonly owners: number[] = [];
  /** Of each tally: reported and pending. */
  readonly tallied: Int32Array;
  readonly tallies: Tallies;
  readonly whole: boolean;
  readonly #whatComes: () => readonly Shots[] | null;
  readonly #arena: Arena;
  readonly #dice: ForkingDice;
  readonly #table: TableState;
  readonly #tell: (word: number) => void;
  /** Adds to the list that stands for the place of the dice. */
  readonly #list: (word: number) => void;
  #place = 0;
  readonly #lists = new Courses();
  /** The outcomes that nobody accounts for. */
  #untold = 0;
  #brief = 0;
  /** The die before and its outcome, 0 if that one is kept anyway. */
  #before = 0;
  /** How many facts have been recorded. */
  #facts = 0;
  /** Where counts are told, and what they belong to; -1: not said. */
  #depth = 0;
  #whose = -1;
  /** What the things of a row are. */
  readonly #things: number[] = [];
  /** Which model an outcome picks, where the die picks one. */
  #picked: ((k: number) => number) | null = null;
  /** By outcome: the first one that comes to the same. */
  firsts: readonly number[] = [];
  readonly #rules: Selection['rules'];
  /** Where faces of a die begin to be another outcome for the rules that are told of them. */
  readonly #marks = new Map<FaceTold, number>();

  constructor(arena: Arena, dice: ForkingDice, tallies: Tallies, whatComes: () => readonly Shots[] | null, { whole, rules }: Telling) {
    this.whole = whole;
    this.#rules = rules;
    this.tallies = tallies;
    this.tallied = new Int32Array(tallies.names.length);
    this.#arena = arena;
    this.#dice = dice;
    this.#whatComes = whatComes;
    this.#table = new TableState(arena);
    this.#tell = (word) => this.#table.word(word);
    this.#list = (word) => {
      this.#place = this.#lists.and(this.#place, word);
    };
  }

  start(): void {
    this.#untold = 0;
    this.#brief = 0;
    this.#before = 0;
    this.#table.forget();
    this.tallies.clear();
    this.#arena.log.recorder = this.tallies;
  }

  /** The digest of all events of the course so far. */
  get events(): { readonly lo: number; readonly hi: number } {
    return this.#arena.log;
  }

  /** Reads the moment, and how it is accounted for. `alike`: by outcome the first that comes to the same, as far as whoever rolls says so. */
  read(frame: Frame, why: Purpose, ways: number, alike: readonly number[] | null): Accounted {
    this.#begin();
    const { edition, seams } = this.#arena.match.ruleset;
    const told = edition.account?.(this.#arena as Game<Family>, seams as Family['seams'], frame, why, this) ?? 'kept';
    this.#table.word(this.#facts);
    this.#dice.place(this.#tell);
    this.#table.word(why);
    this.#table.word(ways);
    this.#table.word(this.#untold);
    // A die that nobody accounts for may be asked for in the middle of what the one before it does.
    this.#table.word(told === 'kept' ? this.#before : this.#brief);
    this.firsts = alike ?? this.#firstsOf(ways);
    for (let k = 0; k < this.firsts.length; k++) this.#table.word(this.firsts[k]);
    this.#end();
    return told;
  }

  get toCome(): readonly Shots[] | null {
    return this.#whatComes();
  }

  get last(): boolean {
    return this.#whatComes()?.length === 0;
  }

  areUnchanged(procedures: readonly string[], except: readonly RuleId[] = []): boolean {
    const { changed } = this.#arena.match.ruleset;
    for (let k = 0; k < procedures.length; k++)
      if (changed.get(procedures[k])?.every((id) => id !== null && except.includes(id)) === false) return false;
    return true;
  }

  /** Whether a face is told to nobody who may look at it. */
  isUnseen({ procedures, rules }: FaceTold): boolean {
    return this.areUnchanged(procedures, rules.map(idOf));
  }

  /** Marks of a die (`reaching`) together with those of the rules that compare its face with a number of their own. */
  marksOf(marks: number, told: FaceTold): number {
    let others = this.#marks.get(told);
    if (others === undefined) {
      others = 0;
      for (const text of told.rules) if (this.#changes(idOf(text), told)) others |= this.#markedBy(text);
      this.#marks.set(told, others);
    }
    // Every number from the least one on.
    return others === EVERY ? marks | -(marks & -marks) : marks | others;
  }

  #changes(id: RuleId, { procedures }: FaceTold): boolean {
    const { changed } = this.#arena.match.ruleset;
    return procedures.some((it) => changed.get(it)?.includes(id));
  }

  /** A face on either side of the number, and the number itself, may be another outcome. */
  #markedBy(text: string): number {
    const [id, name = ''] = text.split('.');
    if (name === '') return 0;
    if (name === '*') return EVERY;
    const on = Number(this.#rules.find(({ rule }) => rule.id === id)?.values[name] ?? name);
    return reaching(on) | reaching(on + 1);
  }

  /** Reads the table when all is done. */
  readEnd(): void {
    this.#begin();
    this.#table.foldTable();
    this.lo = this.#table.lo;
    this.hi = this.#table.hi;
  }

  /** Notes how a die came up: one that nobody accounts for is never forgotten, nor is the one before it. */
  rolled(accounted: Accounted, why: Purpose, outcome: number): void {
    const now = why * MOST_OUTCOMES + outcome + 1;
    this.#brief = accounted === 'briefly' ? now : 0;
    if (accounted === 'kept') this.#untold = this.together(this.#untold, this.#before, why, outcome);
    this.#before = accounted === 'kept' ? 0 : now;
  }

  #begin(): void {
    this.sorts.length = 0;
    this.counts.length = 0;
    this.owners.length = 0;
    this.#depth = 0;
    this.#whose = -1;
    this.#facts = 0;
    this.#picked = null;
    this.tallied.set(this.tallies.sums);
    this.#table.start();
  }

  #end(): void {
    const { sorts, counts, owners } = this;
    // Few: put in order by insertion.
    for (let k = 1; k < sorts.length; k++) {
      const sort = sorts[k];
      const n = counts[k];
      const owner = owners[k];
      let at = k;
      for (; at > 0 && sorts[at - 1] > sort; at--) {
        sorts[at] = sorts[at - 1];
        counts[at] = counts[at - 1];
        owners[at] = owners[at - 1];
      }
      sorts[at] = sort;
      counts[at] = n;
      owners[at] = owner;
    }
    for (let k = 0; k < sorts.length; k++) this.#table.word(sorts[k]);
    this.#table.foldTable();
    this.lo = this.#table.lo;
    this.hi = this.#table.hi;
  }

  fact(value: number): void {
    this.#facts++;
    this.#table.word(value);
  }

  model(model: number): void {
    this.#facts++;
    this.#table.model(model);
  }

  /** How models are distinguished from here on; a course that passes here again has to know. */
  ranks(): readonly (Rank | null)[] {
    return this.#table.ranks();
  }

  adopt(ranks: readonly (Rank | null)[]): void {
    this.#table.adopt(ranks);
  }

  counting(depth: number, whose: number): void {
    if (depth >= MOST_DEPTHS) throw new RangeError(`counts stand more than ${MOST_DEPTHS} deep in each other`);
    this.#depth = depth;
    this.#whose = whose;
  }

  count(sort: number, n: number): void {
    if (n === 0) return;
    if (this.#whose < 0) this.#whose = this.#deeds();
    const here = sort * MOST_DEPTHS + this.#depth;
    const at = this.sorts.indexOf(here);
    if (at >= 0) this.counts[at] += n;
    else {
      this.sorts.push(here);
      this.counts.push(n);
      this.owners.push(this.#whose);
    }
  }

  /** A number for the deeds whose dice are rolled. */
  #deeds(): number {
    this.#place = 0;
    this.#dice.place(this.#list);
    return this.#place;
  }

  row(sort: number, n: number, used: boolean, of: (k: number) => number): void {
    const things = this.#things;
    let runs = n > 0 ? 1 : 0;
    for (let k = 0; k < n; k++) {
      things[k] = of(k);
      if (k > 0 && things[k] !== things[k - 1]) runs++;
    }
    this.fact(runs);
    // Runs that are used up are counted from the last, so that the others keep their number.
    for (let k = 0, run = 0; k < n; run++) {
      const what = things[k];
      let end = k + 1;
      while (end < n && things[end] === what) end++;
      this.fact(what);
      const fromLast = used && runs > 1;
      this.count(FIRST_RUN_SORT + this.together(sort, what, fromLast ? 1 : 0, fromLast ? runs - run : run), end - k);
      k = end;
    }
  }

  together(one?: number, two?: number, three?: number, ...more: readonly number[]): number {
    let list = 0;
    // Few are told at once, and often.
    if (one !== undefined) list = this.#lists.and(list, one);
    if (two !== undefined) list = this.#lists.and(list, two);
    if (three !== undefined) list = this.#lists.and(list, three);
    for (let k = 0; k < more.length; k++) list = this.#lists.and(list, more[k]);
    return list;
  }

  pending(what: Tally, n: number, by: number, at: number, frame: Frame): void {
    const place = this.tallies.placeOf(what, by, at, frame);
    if (place >= 0) this.tallied[place] += n;
  }

  picks(of: (k: number) => number): void {
    this.#picked = of;
  }

  /** Empty where no two outcomes are known to come to the same. */
  #firstsOf(ways: number): readonly number[] {
    const of = this.#picked;
    if (of === null) return [];
    const likenesses = this.#table.likenesses(ways, of);
    return likenesses.map((it) => likenesses.indexOf(it));
  }

  alike(unit: Unit, rank: (model: number) => number): void {
    if (!this.whole) this.#table.rank(unit.slot, rank);
  }
}

/** The rule of an entry of `FaceTold.rules`. */
const idOf = (text: string): RuleId => text.split('.')[0];

import type { Chooser } from '../../engine/dice/forking.ts';
import type { Accounted, Frame, Purpose } from '../../rules/index.ts';
import { item } from '../../rules/item.ts';
import type { Moment } from './moment.ts';
import type { Rank } from './table-state.ts';

/** All moments in which the same die is asked for in the same situation, whatever the counts. */
interface Shape {
  readonly sorts: readonly number[];
  readonly chances: Float64Array;
  /** How the edition accounts for it. */
  readonly accounted: Accounted;
  readonly ranks: readonly (Rank | null)[];
  /** By outcome: the first one that comes to the same; empty where each is one of its own. */
  readonly firsts: readonly number[];
  /** What each outcome has been seen to lead to. */
  readonly steps: Step[][];
}

/** From one shape to another: how counts move. */
interface Step {
  readonly to: Shape;
  /** By sort of `to`: its place among the sorts it comes from (-1: it was 0), and by how much it moves. */
  readonly from: readonly number[];
  readonly moves: readonly number[];
  /** Places of sorts that are used up, with how many of them. */
  readonly gone: readonly number[];
  readonly used: readonly number[];
  readonly tallied: readonly number[];
}

/** A die that is asked for, with what each of its outcomes leads to. */
export interface Fork {
  readonly shape: Shape;
  readonly counts: readonly number[];
  /** One course that leads here: the outcome of the fork before it; null at the start. */
  readonly parent: Fork | null;
  readonly outcome: number;
  readonly links: (Link | null)[];
  readonly depth: number;
  /** The tallies along that course. */
  readonly tallied: readonly number[];
}

export interface Link {
  readonly to: Fork | Ending;
  /** What is added to the tallies on the way. */
  readonly tallied: readonly number[];
}

/** How a step ends: what is read off the table. */
export interface Ending {
  readonly readings: readonly number[];
}

export interface Graph {
  readonly start: Fork | Ending;
  /** Tallies before the first fork. */
  readonly before: readonly number[];
  readonly forks: number;
  readonly runs: number;
}

/** The edition's account left something out: two courses that it calls one part company. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

export const isFork = (place: Fork | Ending): place is Fork => 'links' in place;

/** How much may be looked at before giving up. */
export interface Bounds {
  readonly forks: number;
  readonly runs: number;
}

/**
 * Finds every fork of a step, by running it: once for each outcome of each shape, where the account of the edition says that
 * the rest follows. `foresee` false runs each outcome of each fork.
 */
export class Explorer implements Chooser {
  readonly #moment: Moment;
  readonly #run: () => void;
  readonly #read: () => readonly number[];
  readonly #most: Bounds;
  readonly #foresee: boolean;
  readonly #shapes = new Map<string, Shape>();
  readonly #forks = new Map<Shape, Map<string, Fork>>();
  readonly #endings = new Map<string, Ending>();
  readonly #waiting: Fork[] = [];
  #count = 0;
  #runs = 0;
  #first: Fork | Ending | null = null;
  #before: readonly number[] = [];

  /** The forks that the run under way is to pass, the last of them the one to look at, and its outcome to be taken there. */
  readonly #course: Fork[] = [];
  #wanted = -1;
  #at = 0;
  /** The fork whose outcome the run is finding out about; null once it comes through what is known. */
  #from: Fork | null = null;
  #taken = -1;
  readonly #tallied: number[] = [];
  #idle = 0;

  constructor(moment: Moment, run: () => void, read: () => readonly number[], most: Bounds, foresee: boolean) {
    this.#moment = moment;
    this.#run = run;
    this.#read = read;
    this.#most = most;
    this.#foresee = foresee;
  }

  explore(): Graph {
    this.#play(null, -1);
    for (let fork = this.#waiting.pop(); fork !== undefined; fork = this.#waiting.pop()) {
      for (let outcome = 0; outcome < fork.links.length; outcome++) {
        if (fork.links[outcome] !== null) continue;
        const first = fork.shape.firsts[outcome] ?? outcome;
        if (first < outcome) {
          fork.links[outcome] = fork.links[first] ?? null;
          continue;
        }
        const foreseen = this.#foresee ? this.#foreseen(fork, outcome) : null;
        if (foreseen === null) this.#play(fork, outcome);
        else fork.links[outcome] = foreseen;
      }
    }
    return { start: this.#first as Fork | Ending, before: this.#before, forks: this.#count, runs: this.#runs };
  }

  /** What an outcome leads to, by what it led to in the same shape. */
  #foreseen(fork: Fork, outcome: number): Link | null {
    for (const step of item(fork.shape.steps, outcome)) {
      const counts = moved(step, fork.counts);
      if (counts === null) continue;
      const tallied = fork.tallied.map((n, k) => n + item(step.tallied, k));
      return { to: this.#fork(step.to, counts, fork, outcome, tallied), tallied: step.tallied };
    }
    return null;
  }

  #fork(shape: Shape, counts: readonly number[], parent: Fork | null, outcome: number, tallied: ArrayLike<number>): Fork {
    let same = this.#forks.get(shape);
    if (same === undefined) {
      same = new Map();
      this.#forks.set(shape, same);
    }
    const key = counts.join();
    const known = same.get(key);
    if (known !== undefined) return known;
    const links = new Array<Link | null>(shape.chances.length).fill(null);
    const depth = parent === null ? 0 : parent.depth + 1;
    const fork = { shape, counts: [...counts], parent, outcome, links, depth, tallied: Array.from(tallied) };
    same.set(key, fork);
    if (++this.#count > this.#most.forks) throw new RangeError(`more than ${this.#most.forks} situations can come about`);
    this.#waiting.push(fork);
    return fork;
  }

  /** Runs the step along the course to a fork and takes one of its outcomes; null: the first run. */
  #play(goal: Fork | null, outcome: number): void {
    if (++this.#runs > this.#most.runs) throw new RangeError(`more than ${this.#most.runs} courses of play would have to be tried`);
    this.#course.length = goal === null ? 0 : goal.depth + 1;
    for (let fork = goal; fork !== null; fork = fork.parent) this.#course[fork.depth] = fork;
    this.#wanted = outcome;
    this.#at = 0;
    this.#from = null;
    this.#run();
    if (this.#at < this.#course.length) throw new AccountError('a course of play ended before the die that it leads to');
    if (this.#from === null && this.#first !== null) return;
    this.#moment.readEnd();
    const readings = this.#read();
    const key = readings.join();
    const ending = this.#endings.get(key) ?? { readings: [...readings] };
    this.#endings.set(key, ending);
    this.#link(ending);
  }

  choose(frame: Frame, why: Purpose, chances: Float64Array): number {
    const at = this.#at++;
    const last = this.#course.length - 1;
    if (at < last) {
      const { shape } = item(this.#course, at);
      const { outcome } = item(this.#course, at + 1);
      if (shape.chances.length !== chances.length) throw new AccountError('a course of play came to another die than before');
      this.#moment.adopt(shape.ranks);
      this.#moment.rolled(shape.accounted, why, outcome);
      return outcome;
    }
    if (at > last && this.#from === null && this.#first !== null) return this.#idle++ % chances.length;
    const accounted = this.#moment.read(frame, why, chances.length);
    if (at === last) {
      this.#check(item(this.#course, at));
      this.#from = item(this.#course, at);
      this.#taken = this.#wanted;
    } else {
      const fork = this.#arrive(chances, accounted);
      this.#link(fork);
      this.#taken = open(fork);
      this.#from = this.#taken < 0 ? null : fork;
      // Now this outcome and now that: a roll that is repeated until it is decided has to end.
      if (this.#taken < 0) return this.#idle++ % chances.length;
    }
    this.#moment.rolled(accounted, why, this.#taken);
    const { tallied } = this.#moment;
    for (let k = 0; k < tallied.length; k++) this.#tallied[k] = item(tallied, k);
    return this.#taken;
  }

  /** A run has reached the fork it was sent to: is it the state that was expected there, and has the way come to the tallies that were foreseen? */
  #check(fork: Fork): void {
    const { situation, counts, tallied } = this.#moment;
    if (this.#shapes.get(situation) !== fork.shape || counts.join() !== fork.counts.join())
      throw new AccountError('a course of play came to another situation than foreseen');
    for (let k = 0; k < tallied.length; k++)
      if (tallied[k] !== fork.tallied[k]) throw new AccountError('a course of play came to other sums than foreseen');
  }

  #arrive(chances: Float64Array, accounted: Accounted): Fork {
    const { situation, sorts, counts } = this.#moment;
    let shape = this.#shapes.get(situation);
    if (shape === undefined) {
      shape = {
        sorts: [...sorts],
        chances,
        accounted,
        ranks: this.#moment.ranks(),
        firsts: this.#moment.firsts,
        steps: Array.from(chances, () => []),
      };
      this.#shapes.set(situation, shape);
    }
    const { tallied } = this.#moment;
    const from = this.#from;
    // The run may have come to the fork before it by another course than the one noted there.
    const along = from === null ? tallied : from.tallied.map((n, k) => n + item(tallied, k) - item(this.#tallied, k));
    return this.#fork(shape, counts, from, this.#taken, along);
  }

  /** Notes what the outcome led to that the run was finding out about. */
  #link(to: Fork | Ending): void {
    const from = this.#from;
    const { tallied } = this.#moment;
    if (from === null) {
      this.#first = to;
      this.#before = [...tallied];
      return;
    }
    const more = this.#tallied.map((was, k) => item(tallied, k) - was);
    from.links[this.#taken] = { to, tallied: more };
    if (this.#foresee && from.shape.accounted !== 'kept' && isFork(to)) item(from.shape.steps, this.#taken).push(stepOf(from, to, more));
  }
}

/** The first outcome that nothing is known about, nor about one that comes to the same; -1 without any. */
function open({ links, shape }: Fork): number {
  return links.findIndex((link, outcome) => link === null && links[shape.firsts[outcome] ?? outcome] === null);
}

function stepOf(from: Fork, to: Fork, tallied: readonly number[]): Step {
  const before = from.shape.sorts;
  const after = to.shape.sorts;
  const places = after.map((sort) => before.indexOf(sort));
  const gone = before.map((_, k) => k).filter((k) => !after.includes(item(before, k)));
  return {
    to: to.shape,
    from: places,
    moves: places.map((at, k) => item(to.counts, k) - (at < 0 ? 0 : item(from.counts, at))),
    gone,
    used: gone.map((k) => item(from.counts, k)),
    tallied,
  };
}

/** The counts after a step, or null where it does not apply: a count runs out, or does not. */
function moved(step: Step, counts: readonly number[]): number[] | null {
  for (let k = 0; k < step.gone.length; k++) if (item(counts, item(step.gone, k)) !== item(step.used, k)) return null;
  const after = new Array<number>(step.from.length);
  for (let k = 0; k < after.length; k++) {
    const at = item(step.from, k);
    const n = (at < 0 ? 0 : item(counts, at)) + item(step.moves, k);
    if (n <= 0) return null;
    after[k] = n;
  }
  return after;
}

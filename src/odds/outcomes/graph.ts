import type { Chooser } from '../../engine/dice/forking.ts';
import type { Accounted, FaceTold, Frame, Purpose } from '../../rules/index.ts';
import { Growth } from './growth.ts';
import type { Held } from './held.ts';
import { kindsOf } from './kinds.ts';
import type { Moment } from './moment.ts';
import {
  areSame,
  type Ending,
  type Fork,
  type Graph,
  isFork,
  keyOf,
  type Link,
  moveCounts,
  noteStep,
  openOutcome,
  type Shape,
  type Step,
} from './shape.ts';
import { Siblings } from './siblings.ts';
import { Situations } from './situations.ts';

/** The edition's account left something out: two courses that it calls one part company. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

/** `areSame` for arrays of one kind, which takes a fraction of the time. */
function isUnmoved(now: Int32Array, before: Int32Array): boolean {
  for (let k = 0; k < now.length; k++) if (now[k] !== before[k]) return false;
  return true;
}

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
  readonly #held: Held;
  readonly #shapes = new Situations<Shape>();
  readonly #endings = new Map<string, Ending>();
  readonly #tables = new Situations<Ending>();
  /** Equal lists of what is added to the tallies, once each. */
  readonly #none: readonly number[];
  readonly #nothing: Int32Array;
  readonly #gains = new Map<string, readonly number[]>();
  readonly #foreseenSums: Int32Array;
  readonly #waiting: Fork[] = [];
  #count = 0;
  #runs = 0;
  #first: Fork | Ending | null = null;
  #before: readonly number[] = [];

  /** The forks that the run under way is to pass, the last of them the one to look at, and its outcome to be taken there. */
  readonly #course: Fork[] = [];
  #wanted = -1;
  #at = 0;
  /** The fork whose outcome the run is finding out about; null before the first. */
  #from: Fork | null = null;
  #taken = -1;
  /** Whether the run has come to a fork by another course than that which leads there. */
  #astray = false;
  /** The tallies at that fork, and what its counts belong to. */
  readonly #tallied: Int32Array;
  #owners: readonly number[] = [];
  /** Ends a run that has come to what is known; one object, for none is told to anybody. */
  readonly #known = new Error('a course of play has come to what is known');

  /** By outcome of the fork that is being finished: the step that was foreseen. */
  readonly #steps: (Step | null)[] = [];
  readonly #moved: number[] = [];

  constructor(moment: Moment, run: () => void, read: () => readonly number[], most: Bounds, foresee: boolean, held: Held) {
    this.#moment = moment;
    this.#run = run;
    this.#read = read;
    this.#most = most;
    this.#foresee = foresee;
    this.#held = held;
    this.#none = Array.from(moment.tallied, () => 0);
    this.#nothing = new Int32Array(moment.tallied.length);
    this.#foreseenSums = new Int32Array(moment.tallied.length);
    this.#tallied = new Int32Array(moment.tallied.length);
  }

  explore(): Graph {
    this.#play(null, -1);
    const growth = new Growth();
    const siblings = new Siblings();
    for (let fork = this.#waiting.pop(); fork !== undefined; fork = this.#waiting.pop()) {
      growth.reach(fork.depth, this.#runs);
      siblings.reach(fork.depth, this.#runs, this.#waiting.length);
      if (Math.max(growth.least(), siblings.least()) > this.#most.runs) throw this.#tooMany();
      this.#finish(fork);
    }
    return { start: this.#first as Fork | Ending, before: this.#before, forks: this.#count, runs: this.#runs };
  }

  #tooMany(): RangeError {
    return new RangeError(`more than ${this.#most.runs} courses of play would have to be tried`);
  }

  /** Finds out about all outcomes of a fork. */
  #finish(fork: Fork): void {
    const { links, shape } = fork;
    this.#steps.length = 0;
    for (let outcome = 0; outcome < links.length; outcome++) {
      this.#steps.push(null);
      if (links[outcome] !== null) continue;
      const first = shape.firsts[outcome] ?? outcome;
      if (first < outcome) links[outcome] = links[first];
      else if (!this.#foresee || !this.#foreseen(fork, outcome)) this.#play(fork, outcome);
    }
    if (fork.seen === null) return;
    this.#held.forget(fork.seen);
    fork.seen = null;
  }

  /** Notes what an outcome leads to by what it led to in the same shape; false where none of that applies. */
  #foreseen(fork: Fork, outcome: number): boolean {
    const steps = fork.shape.steps[outcome];
    for (let n = 0; n < steps.length; n++) {
      const step = steps[n];
      const same = this.#steps.indexOf(step);
      if (same < 0 && !moveCounts(step, fork.counts, this.#moved)) continue;
      this.#steps[outcome] = step;
      fork.links[outcome] =
        same < 0 ? { to: this.#fork(step.to, this.#moved, fork, outcome, step.tallied), tallied: step.tallied } : fork.links[same];
      return true;
    }
    return false;
  }

  #fork(shape: Shape, counts: readonly number[], parent: Fork | null, outcome: number, gained: readonly number[]): Fork {
    const key = keyOf(counts);
    const known = shape.forks.get(key);
    if (known !== undefined) return known;
    const links = new Array<Link | null>(shape.chances.length).fill(null);
    const depth = parent === null ? 0 : parent.depth + 1;
    const fork: Fork = { number: this.#count++, shape, counts: [...counts], parent, outcome, links, depth, gained, seen: null };
    shape.forks.set(key, fork);
    this.#held.fork(fork);
    if (this.#count > this.#most.forks) throw new RangeError(`more than ${this.#most.forks} situations can come about`);
    this.#waiting.push(fork);
    return fork;
  }

  /** Runs the step along the course to a fork and takes one of its outcomes; null: the first run. */
  #play(goal: Fork | null, outcome: number): void {
    if (++this.#runs > this.#most.runs) throw this.#tooMany();
    this.#course.length = goal === null ? 0 : goal.depth + 1;
    for (let fork = goal; fork !== null; fork = fork.parent) this.#course[fork.depth] = fork;
    this.#wanted = outcome;
    this.#at = 0;
    this.#from = null;
    this.#astray = false;
    try {
      this.#run();
    } catch (error) {
      if (error !== this.#known) throw error;
      return;
    }
    if (this.#at < this.#course.length) throw new AccountError('a course of play ended before the die that it leads to');
    this.#moment.readEnd();
    this.#link(this.#ending());
  }

  /** How the table stands in the end. What is read off it need not be read again where it stands as it did once. */
  #ending(): Ending {
    const { lo, hi } = this.#moment;
    const known = this.#tables.of(lo, hi);
    if (known !== undefined) return known;
    const readings = this.#read();
    const key = readings.join();
    const ending = this.#endings.get(key) ?? { readings: [...readings] };
    this.#endings.set(key, ending);
    this.#tables.set(lo, hi, ending);
    this.#held.ending(readings);
    return ending;
  }

  choose(frame: Frame, why: Purpose, chances: Float64Array, marks?: number, told?: FaceTold, least?: number): number {
    const at = this.#at++;
    const last = this.#course.length - 1;
    if (at < last) {
      const { shape } = this.#course[at];
      const { outcome } = this.#course[at + 1];
      if (shape.chances.length !== chances.length) throw new AccountError('a course of play came to another die than before');
      this.#moment.adopt(shape.ranks);
      this.#moment.rolled(shape.accounted, why, outcome);
      return outcome;
    }
    if (at === last) {
      const fork = this.#course[at];
      const alike = fork.seen === null ? this.#alike(chances.length, marks, told, least) : null;
      return this.#resume(fork, frame, why, chances.length, alike);
    }
    const accounted = this.#moment.read(frame, why, chances.length, this.#alike(chances.length, marks, told, least));
    const count = this.#count;
    const fork = this.#arrive(chances, accounted);
    this.#link(fork);
    const outcome = openOutcome(fork);
    if (outcome < 0) throw this.#known;
    this.#take(fork, outcome, accounted, why);
    this.#tallied.set(this.#moment.tallied);
    this.#owners = [...this.#moment.owners];
    if (this.#count === count) this.#astray = true;
    if (!this.#astray) this.#see(fork);
    return outcome;
  }

  /** By outcome the first that comes to the same; null where faces may be looked at. */
  #alike(ways: number, marks?: number, told?: FaceTold, least?: number): readonly number[] | null {
    return marks === undefined || told === undefined || !this.#moment.isUnseen(told)
      ? null
      : kindsOf(ways, this.#moment.marksOf(marks, told), least);
  }

  /**
   * The run has come to the fork it was sent to. Every run there takes one course: the first is checked against the state that was foreseen, and
   * all others have to come by the same events.
   */
  #resume(fork: Fork, frame: Frame, why: Purpose, ways: number, alike: readonly number[] | null): number {
    if (fork.seen === null) {
      this.#moment.read(frame, why, ways, alike);
      this.#check(fork);
      this.#tallied.set(this.#moment.tallied);
      this.#owners = [...this.#moment.owners];
      this.#see(fork);
    } else {
      const { lo, hi, tallied, owners } = fork.seen;
      const { events } = this.#moment;
      if (events.lo !== lo || events.hi !== hi) throw new AccountError('a course of play went another way than before');
      this.#owners = owners;
      this.#tallied.set(tallied);
    }
    this.#moment.adopt(fork.shape.ranks);
    this.#take(fork, this.#wanted, fork.shape.accounted, why);
    return this.#wanted;
  }

  /** Notes how the run came to a fork that others will be sent to. */
  #see(fork: Fork): void {
    const { lo, hi } = this.#moment.events;
    fork.seen = { lo, hi, tallied: this.#tallied.slice(), owners: this.#owners };
    this.#held.seen(fork.seen);
  }

  #take(fork: Fork, outcome: number, accounted: Accounted, why: Purpose): void {
    this.#from = fork;
    this.#taken = outcome;
    this.#moment.rolled(accounted, why, outcome);
  }

  /** A run has reached the fork it was sent to: is it the state that was expected there, and has the way come to the tallies that were foreseen? */
  #check(fork: Fork): void {
    const { lo, hi, counts, tallied } = this.#moment;
    const foreseen = this.#talliedAt(fork);
    if (this.#shapes.of(lo, hi) !== fork.shape || !areSame(counts, fork.counts))
      throw new AccountError('a course of play came to another situation than foreseen');
    for (let k = 0; k < tallied.length; k++)
      if (tallied[k] !== foreseen[k]) throw new AccountError('a course of play came to other sums than foreseen');
  }

  /** Tallies at a fork, along the course that leads there. */
  #talliedAt(fork: Fork): Int32Array {
    const sums = this.#foreseenSums.fill(0);
    for (let at: Fork | null = fork; at !== null; at = at.parent) {
      const { gained } = at;
      if (gained === this.#none) continue;
      for (let k = 0; k < sums.length; k++) sums[k] += gained[k];
    }
    return sums;
  }

  #arrive(chances: Float64Array, accounted: Accounted): Fork {
    const { lo, hi, sorts, counts } = this.#moment;
    let shape = this.#shapes.of(lo, hi);
    if (shape === undefined) {
      const { firsts } = this.#moment;
      const steps = Array.from(chances, (): Step[] => []);
      shape = { sorts: [...sorts], chances, accounted, ranks: this.#moment.ranks(), firsts, steps, forks: new Map() };
      this.#shapes.set(lo, hi, shape);
      this.#held.shape(shape);
    }
    return this.#fork(shape, counts, this.#from, this.#taken, this.#gained());
  }

  /** What has been added to the tallies since the fork that the run finds out about, or from the start. */
  #gained(): readonly number[] {
    const { tallied } = this.#moment;
    const since = this.#from === null ? this.#nothing : this.#tallied;
    if (isUnmoved(tallied, since)) return this.#none;
    // Few of many have moved.
    let key = '';
    for (let k = 0; k < tallied.length; k++) if (tallied[k] !== since[k]) key += `${k}:${tallied[k] - since[k]} `;
    const known = this.#gains.get(key);
    if (known !== undefined) return known;
    const gained = Array.from(tallied, (n, k) => n - since[k]);
    this.#gains.set(key, gained);
    return gained;
  }

  /** Notes what the outcome led to that the run was finding out about. */
  #link(to: Fork | Ending): void {
    const from = this.#from;
    const tallied = this.#gained();
    if (from === null) {
      this.#first = to;
      this.#before = tallied;
      return;
    }
    from.links[this.#taken] = { to, tallied };
    if (this.#foresee && from.shape.accounted !== 'kept' && isFork(to))
      noteStep(from, this.#taken, to, tallied, { before: this.#owners, after: this.#moment.owners });
  }
}

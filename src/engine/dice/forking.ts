import type { Deed, Dice, FaceTold, Frame, Purpose, Roller } from '../../rules/index.ts';
import { Courses } from './courses.ts';
import type { DeedFrame } from './frames.ts';
import { Frames } from './frames.ts';

/**
 * Chooses the outcome of every roll of a path. `chances` are those of the outcomes and sum to 1; `marks` and `told` are what `Dice.d6`,
 * `Dice.group` or `Dice.sum` was told. Outcomes are sums of dice from `least` on, or, where that is 0, faces of one die or more.
 */
export interface Chooser {
  choose(frame: Frame, why: Purpose, chances: Float64Array, marks?: number, told?: FaceTold, least?: number): number;
}

/** Equal chances by number of outcomes, cached. */
const EVEN = new Map<number, Float64Array>();
function even(ways: number): Float64Array {
  let chances = EVEN.get(ways);
  if (chances === undefined) {
    chances = new Float64Array(ways).fill(1 / ways);
    EVEN.set(ways, chances);
  }
  return chances;
}

/** Chances of n to 6n as the sum of n dice. */
const SUMS = new Map<number, Float64Array>();
function sums(n: number): Float64Array {
  const known = SUMS.get(n);
  if (known !== undefined) return known;
  let chances = Float64Array.of(1);
  for (let die = 0; die < n; die++) {
    const more = new Float64Array(chances.length + 5);
    chances.forEach((chance, k) => {
      for (let face = 0; face < 6; face++) more[k + face] += chance / 6;
    });
    chances = more;
  }
  SUMS.set(n, chances);
  return chances;
}

/** A scatter die: Hit is one in three, all degrees are equally likely. */
const SCATTER = new Float64Array(361).fill(2 / 3 / 360);
SCATTER[0] = 1 / 3;

/** Dice whose outcomes are chosen from outside, so that every path through a step can be taken. `walk` takes them all, one by one. */
export class ForkingDice implements Dice {
  readonly #frames: Frames;
  readonly #walk = new FullWalk();
  #chooser: Chooser;
  /** Open frames, outermost first, and the history of each: weapons taken up and deeds that have ended within it. */
  readonly #open: DeedFrame[] = [];
  readonly #course: number[] = [];
  readonly #courses = new Courses();
  #outside = 0;
  readonly followsAll = true;

  constructor(rollers: number, nobody: Roller, chooser?: Chooser) {
    this.#frames = new Frames(rollers, nobody);
    this.#chooser = chooser ?? this.#walk;
  }

  round(_round: number): void {
    this.#frames.newRound();
  }

  /** Forgets the open deeds: another path begins. */
  restart(): void {
    this.#frames.reset();
    this.#open.length = 0;
    this.#course.length = 0;
    this.#outside = 0;
  }

  /** Describes the position of the dice within the step: the open deeds, and what came before in each. */
  place(tell: (word: number) => void): void {
    tell(this.#outside);
    for (let k = 0; k < this.#open.length; k++) {
      const frame = this.#open[k];
      tell(frame.deed);
      tell(frame.actor.index);
      tell(frame.target.index);
      tell(this.#course[k]);
    }
  }

  /**
   * Runs `step` once for every outcome. The step must restore the state itself; `see` gets the probability of the path.
   * Throws a RangeError beyond `most` paths.
   */
  walk(step: () => void, see: (probability: number) => void, most = 2_000_000): number {
    this.#chooser = this.#walk;
    this.#walk.start();
    for (let paths = 1; ; paths++) {
      if (paths > most) throw new RangeError(`more than ${most} outcomes: take a smaller step`);
      this.restart();
      step();
      see(this.#walk.probability());
      if (!this.#walk.next()) return paths;
    }
  }

  #choose(frame: Frame, why: Purpose, chances: Float64Array, marks?: number, told?: FaceTold, least = 0): number {
    return chances.length === 1 ? 0 : this.#chooser.choose(frame, why, chances, marks, told, least);
  }

  #note(word: number): void {
    const last = this.#course.length - 1;
    if (last < 0) this.#outside = this.#courses.and(this.#outside, word);
    else this.#course[last] = this.#courses.and(this.#course[last], word);
  }

  begin(deed: Deed, actor: Roller, target: Roller): Frame {
    const frame = this.#frames.push(deed, actor, target);
    this.#open.push(frame);
    this.#course.push(0);
    return frame;
  }

  end(frame: Frame): void {
    this.#frames.pop(frame);
    this.#open.pop();
    this.#course.pop();
    this.#note(frame.deed);
    this.#note(frame.actor.index);
    this.#note(frame.target.index);
  }

  weapon(frame: Frame, key: number): void {
    (frame as DeedFrame).take(key);
    const at = this.#open.indexOf(frame as DeedFrame);
    if (at >= 0) this.#course[at] = this.#courses.and(this.#course[at], key);
  }

  d6(frame: Frame, why: Purpose, marks?: number, told?: FaceTold): number {
    (frame as DeedFrame).advance(why, 1);
    return 1 + this.#choose(frame, why, even(6), marks, told);
  }

  nth(frame: Frame, why: Purpose, _ordinal: number, marks?: number, told?: FaceTold): number {
    return 1 + this.#choose(frame, why, even(6), marks, told);
  }

  taken(frame: Frame, why: Purpose): number {
    return (frame as DeedFrame).place(why);
  }

  d3(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    return 1 + this.#choose(frame, why, even(3));
  }

  /** One fork for the sum: the single dice are not seen. */
  sum(frame: Frame, why: Purpose, n: number, marks?: number, told?: FaceTold): number {
    if (n === 0) return 0;
    (frame as DeedFrame).advance(why, n);
    return n + this.#choose(frame, why, sums(n), marks, told, n);
  }

  /** One fork for the dice of one roll, in their order. */
  group(frame: Frame, why: Purpose, n: number, into: Uint8Array, marks?: number, told?: FaceTold): void {
    if (n === 0) return;
    if (n === 1) {
      into[0] = this.d6(frame, why, marks, told);
      return;
    }
    (frame as DeedFrame).advance(why, n);
    let outcomes = 1;
    for (let i = 0; i < n; i++) outcomes *= 6;
    let rest = this.#choose(frame, why, even(outcomes), marks, told);
    for (let i = 0; i < n; i++) {
      into[i] = 1 + (rest % 6);
      rest = Math.floor(rest / 6);
    }
  }

  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    for (let i = 0; i < n; i++) into[i] = this.d6(frame, why);
  }

  pick(frame: Frame, why: Purpose, n: number): number {
    (frame as DeedFrame).advance(why, 1);
    return this.#choose(frame, why, even(n));
  }

  scatter(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    return this.#choose(frame, why, SCATTER) - 1;
  }

  bearing(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    return this.#choose(frame, why, even(360));
  }
}

/** Takes the outcomes of every roll in turn, the last roll first. */
class FullWalk implements Chooser {
  readonly #taken: number[] = [];
  readonly #chances: Float64Array[] = [];
  #at = 0;

  start(): void {
    this.#taken.length = 0;
    this.#chances.length = 0;
    this.#at = 0;
  }

  choose(_frame: Frame, _why: Purpose, chances: Float64Array): number {
    const i = this.#at++;
    if (i === this.#taken.length) {
      this.#taken.push(0);
      this.#chances.push(chances);
    } else if (this.#chances[i].length !== chances.length)
      throw new Error('the step is not a function of its dice: it asked for another die on the same path');
    return this.#taken[i];
  }

  /** The probability of the path just taken. */
  probability(): number {
    let probability = 1;
    for (let i = 0; i < this.#at; i++) probability *= this.#chances[i][this.#taken[i]];
    return probability;
  }

  /** Turns to the next path; false after the last. */
  next(): boolean {
    this.#taken.length = this.#at;
    this.#chances.length = this.#at;
    this.#at = 0;
    for (;;) {
      const last = this.#taken.length - 1;
      if (last < 0) return false;
      if (++this.#taken[last] < this.#chances[last].length) return true;
      this.#taken.pop();
      this.#chances.pop();
    }
  }
}

import type { Deed, Dice, Frame, Purpose, Roller } from '../../rules/index.ts';
import type { DeedFrame } from './frames.ts';
import { Frames } from './frames.ts';

/**
 * Walks every outcome of a small step: each die is a branch, and a path through them has an exact probability.
 * The step is run again from the start for each path (`walk`), with the choices made so far replayed.
 *
 * Dice of a row are forked one by one, so that a volley of n dice costs 6^n paths; rows hand out faces in the order of
 * their purposes. Keep steps small.
 */
export class ForkingDice implements Dice {
  readonly #frames: Frames;
  /** Choice taken at each branch of the current path, and how many there were. */
  readonly #taken: number[] = [];
  readonly #ways: number[] = [];
  readonly #weights: number[] = [];
  #at = 0;

  constructor(rollers: number, nobody: Roller) {
    this.#frames = new Frames(rollers, nobody);
  }

  round(_round: number): void {
    this.#frames.newRound();
  }

  /**
   * Runs `step` once for every outcome. It must put the state back itself; `see` gets the probability of the path.
   * Throws a RangeError beyond `most` paths.
   */
  walk(step: () => void, see: (probability: number) => void, most = 2_000_000): number {
    this.#taken.length = 0;
    this.#ways.length = 0;
    this.#weights.length = 0;
    let paths = 0;
    for (;;) {
      if (++paths > most) throw new RangeError(`more than ${most} outcomes: take a smaller step`);
      this.#at = 0;
      this.#frames.reset();
      step();
      let probability = 1;
      for (let i = 0; i < this.#at; i++) probability *= this.#weights[i];
      see(probability);
      this.#taken.length = this.#at;
      this.#ways.length = this.#at;
      this.#weights.length = this.#at;
      while (this.#taken.length > 0 && (this.#taken.at(-1) as number) + 1 === this.#ways.at(-1)) {
        this.#taken.pop();
        this.#ways.pop();
        this.#weights.pop();
      }
      const last = this.#taken.length - 1;
      if (last < 0) return paths;
      this.#taken[last]++;
    }
  }

  #fork(ways: number): number {
    const i = this.#at++;
    if (i === this.#taken.length) {
      this.#taken.push(0);
      this.#ways.push(ways);
      this.#weights.push(1 / ways);
    } else if (this.#ways[i] !== ways) throw new Error('the step is not a function of its dice: it asked for another die on the same path');
    return this.#taken[i];
  }

  begin(deed: Deed, actor: Roller, target: Roller): Frame {
    return this.#frames.push(deed, actor, target);
  }

  end(frame: Frame): void {
    this.#frames.pop(frame);
  }

  weapon(frame: Frame, _key: number): void {
    this.#frames.restamp(frame as DeedFrame);
  }

  d6(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    return 1 + this.#fork(6);
  }

  nth(_frame: Frame, _why: Purpose, _ordinal: number): number {
    return 1 + this.#fork(6);
  }

  taken(frame: Frame, why: Purpose): number {
    return (frame as DeedFrame).place(why);
  }

  d3(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    return 1 + this.#fork(3);
  }

  sum(frame: Frame, why: Purpose, n: number): number {
    let total = 0;
    for (let i = 0; i < n; i++) total += this.d6(frame, why);
    return total;
  }

  group(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    this.row(frame, why, n, into);
  }

  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    for (let i = 0; i < n; i++) into[i] = this.d6(frame, why);
  }

  pick(frame: Frame, why: Purpose, n: number): number {
    (frame as DeedFrame).advance(why, 1);
    return this.#fork(n);
  }

  /** Hit, or one of the four straight bearings: enough for a step whose outcome hangs on Hit or not. */
  scatter(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    const way = this.#fork(6);
    return way < 2 ? -1 : (way - 2) * 90;
  }

  bearing(frame: Frame, why: Purpose): number {
    (frame as DeedFrame).advance(why, 1);
    return this.#fork(4) * 90;
  }
}

import type { Witness } from '../engine/play.ts';
import type { AnyFunction } from './any-function.ts';

/** A witness of nothing, before there is an engagement. */
export const NOBODY: Witness = { log: { lo: 0, hi: 0 }, dice: { asked: 0 }, state: () => 0 };

export type Args = readonly unknown[];
/** A procedure that can be called with whatever it is given. */
export type Plain = (...args: Args) => unknown;

/** One call of a rule's code while it is watched. */
export class Call {
  #witness: Witness = NOBODY;
  #args: Args = [];
  /** Calls of the procedure within. */
  #calls = 0;
  /** Whether one of them was with other arguments. */
  #other = false;
  /** Whether something happened outside them. */
  #disturbed = false;
  /** Whether something happened within them: an event or a die. */
  #does = false;
  #answer: unknown;
  #lo = 0;
  #hi = 0;
  #asked = 0;
  /** Whether the state is compared too, and what it was. */
  #compares = false;
  #state = 0;
  /** The call within which the same code was called again. */
  outer: Call | null = null;

  begin(witness: Witness, compares: boolean, args: Args): void {
    this.#witness = witness;
    this.#args = args;
    this.#calls = 0;
    this.#other = false;
    this.#disturbed = false;
    this.#does = false;
    this.#answer = undefined;
    this.#compares = compares;
    this.#note();
  }

  #note(): void {
    const { log, dice } = this.#witness;
    this.#lo = log.lo;
    this.#hi = log.hi;
    this.#asked = dice.asked;
    if (this.#compares) this.#state = this.#witness.state();
  }

  #isLoud(): boolean {
    const { log, dice } = this.#witness;
    return log.lo !== this.#lo || log.hi !== this.#hi || dice.asked !== this.#asked;
  }

  #changed(): boolean {
    return this.#isLoud() || (this.#compares && this.#witness.state() !== this.#state);
  }

  /** The procedure within is called. */
  enter(args: Args): void {
    this.#calls++;
    for (let k = Math.max(args.length, this.#args.length) - 1; k >= 0; k--) if (!Object.is(args[k], this.#args[k])) this.#other = true;
    if (this.#changed()) this.#disturbed = true;
  }

  /** It has answered. */
  leave(answer: unknown): void {
    this.#answer = answer;
    if (this.#isLoud()) this.#does = true;
    this.#note();
  }

  /** Whether something happened outside the procedure within: to be asked right after the call. */
  disturbs(): boolean {
    return this.#disturbed || this.#changed();
  }

  /** Whether something happened within the procedure within. */
  get does(): boolean {
    return this.#does;
  }

  /** Whether the procedure within was called once, with the same arguments, and its answer is the answer. */
  isPlain(answer: unknown): boolean {
    return this.#calls === 1 && !this.#other && Object.is(answer, this.#answer);
  }
}

/** The calls of one rule's code round one procedure. */
export class CallWatch {
  /** The procedure within, to be given to the rule. */
  readonly within: AnyFunction;
  /** How often the procedure within has been asked beside. */
  asides = 0;
  /** Whether the procedure is known to do something: it gives no answer, or events and dice have come of it. Round such a one a rule may write as well. */
  isDeed = false;
  #now: Call | null = null;
  readonly #spare: Call[] = [];

  constructor(next: Plain) {
    const within: Plain = (...args) => {
      const call = this.#now;
      if (call === null) return next(...args);
      call.enter(args);
      // The same procedure may be called again further in: that is another call.
      this.#now = null;
      const answer = next(...args);
      this.#now = call;
      call.leave(answer);
      return answer;
    };
    this.within = within as unknown as AnyFunction;
  }

  open(witness: Witness, compares: boolean, args: Args): Call {
    const call = this.#spare.pop() ?? new Call();
    call.outer = this.#now;
    call.begin(witness, compares, args);
    this.#now = call;
    return call;
  }

  close(call: Call): void {
    this.#now = call.outer;
    this.#spare.push(call);
  }
}

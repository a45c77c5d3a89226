import type { Witness } from '../engine/play.ts';
import type { Game, Reaction, RuleId } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { AnyFunction } from './any-function.ts';
import { type Args, CallWatch, NOBODY, type Plain } from './call-watch.ts';
import type { Selected } from './select.ts';

/** A procedure was asked what it would have answered, and did something: it is no question. The engagement cannot be played on. */
export class DeedError extends Error {
  override readonly name = 'DeedError';
}

/** How often it is checked that a procedure that is asked beside changes no state: at first, and later once in so many times. */
const CHECKED_FIRST = 32;
const CHECKED_LATER = 256;

/** To compare states takes a while. Beyond so many calls of a rule in an engagement, to play on without it is cheaper than to look on. */
const MOST_COMPARED = 8;

/**
 * Watches which rules act while an engagement is played. A rule has *not* acted where play without its code would have gone the same way: it
 * returned what the procedure within returned to the same question, and did nothing besides. Where that is not plain, it has acted.
 *
 * - Events, dice and deeds outside the procedure within are acts.
 * - A rule that answers without having asked the procedure within, or having asked it something else, has acted if that one answers otherwise; it
 *   is asked beside. Not if it may write into what it is given, or is known to do something (`DeedError`): then the rule has acted.
 * - Procedures without an answer are there to write, and so may be those of which events or dice have come. The state before and after the one within is
 *   compared for the first calls; later ones are acts.
 * - A reaction that may be used is an act.
 *
 * What a rule writes in silence while it answers a question of which nothing ever comes is not seen. `sandtable validate` looks for such rules, and
 * whoever relies on a watch plays some engagements in full as well.
 */
export class RuleWatch {
  /** By rule: 1 once it has acted, until `clear`. */
  readonly acted: Uint8Array;
  /** Whether it looks on. */
  on = false;
  readonly #slots: ReadonlyMap<RuleId | Selected, number>;
  /** By rule: calls in this engagement in which states were compared. */
  readonly #compared: Uint32Array;
  readonly #deeds: Set<string>;
  readonly #shadows: ReadonlySet<Selected>;
  #witness: Witness = NOBODY;

  /**
   * Slots are those of the rules in force, and then those of the shadows.
   * @param ids rules in force that are watched
   * @param deeds what answers, and yet does something, when it is asked beside; what is found out is added
   * @param shadows rules that are not in force, or not with these parameters: they are asked beside, within the rule itself if it is in force, and
   * act where they would have answered otherwise, or done anything
   */
  constructor(ids: readonly RuleId[], deeds: Set<string>, shadows: readonly Selected[] = []) {
    this.#shadows = new Set(shadows);
    const watched = [...ids, ...shadows];
    this.acted = new Uint8Array(watched.length);
    this.#compared = new Uint32Array(watched.length);
    this.#slots = new Map(watched.map((it, i) => [it, i]));
    this.#deeds = deeds;
  }

  /** The shadows of a rule, which are to be composed within it so that they can be asked. */
  shadowsOf(id: RuleId): readonly Selected[] {
    return [...this.#shadows].filter((it) => it.rule.id === id);
  }

  get shadows(): readonly Selected[] {
    return [...this.#shadows];
  }

  isShadow(selected: Selected): boolean {
    return this.#shadows.has(selected);
  }

  #slotOf(selected: Selected): number | undefined {
    return this.#slots.get(this.#shadows.has(selected) ? selected : selected.rule.id);
  }

  /** An engagement begins of which this tells what happens. */
  follow(witness: Witness): void {
    this.#witness = witness;
    this.#compared.fill(0);
    this.acted.fill(0);
  }

  /** No rule has acted since. */
  clear(): void {
    this.acted.fill(0);
  }

  /** A rule's code round a procedure, or, if it never calls the one within, in its place. */
  round(selected: Selected, seam: string, next: AnyFunction, wrap: (next: AnyFunction) => AnyFunction): AnyFunction {
    const slot = this.#slotOf(selected);
    if (slot === undefined) return wrap(next);
    if (this.#shadows.has(selected)) return this.#shadowed(slot, `${selected.rule.id} ${seam}`, next, wrap);
    const within = next as unknown as Plain;
    const calls = new CallWatch(within);
    const whole = wrap(calls.within) as unknown as Plain;
    const watched: Plain = (...args) => {
      if (!this.on || this.acted[slot] !== 0) return whole(...args);
      const compares = calls.isDeed && this.#mayCompare(slot);
      const call = calls.open(this.#witness, compares, args);
      const result = whole(...args);
      calls.close(call);
      if (result === undefined || call.does) calls.isDeed = true;
      if (call.disturbs() || isFleeting(result)) this.acted[slot] = 1;
      else if (call.isPlain(result)) {
        if (calls.isDeed && !compares) this.acted[slot] = 1;
      } else if (result === undefined || this.#deeds.has(seam) || takesRoom(args)) this.acted[slot] = 1;
      else if (!Object.is(this.#ask(seam, within, calls, args), result)) this.acted[slot] = 1;
      return result;
    };
    return watched as unknown as AnyFunction;
  }

  /**
   * A procedure round which a rule would stand that is not in force. The first time that the rule asks the procedure within the same question, it is told what
   * that one has just answered: with several such rules round one procedure, the inner ones would else be asked twice as often for each outer one.
   */
  #shadowed(slot: number, key: string, next: AnyFunction, wrap: (next: AnyFunction) => AnyFunction): AnyFunction {
    const within = next as unknown as Plain;
    const asides = { asides: 0 };
    let told: Told | null = null;
    const known: Plain = (...asked) => {
      if (told === null || told.isUsed || !areSame(asked, told.args)) return within(...asked);
      told.isUsed = true;
      return told.answer;
    };
    const whole = wrap(known as unknown as AnyFunction) as unknown as Plain;
    const watched: Plain = (...args) => {
      if (!this.on || this.acted[slot] !== 0) return within(...args);
      const { log, dice } = this.#witness;
      const { lo, hi } = log;
      const { asked } = dice;
      const answer = within(...args);
      // It may have been asked something else meanwhile, and have acted there.
      if (this.acted[slot] !== 0) return answer;
      if (answer === undefined || isFleeting(answer) || this.#deeds.has(key) || takesRoom(args)) this.acted[slot] = 1;
      else {
        const outer = told;
        // What did something on the way has to be asked again, to see that it is no question.
        const isQuiet = log.lo === lo && log.hi === hi && dice.asked === asked;
        told = { args, answer, isUsed: !isQuiet };
        if (!Object.is(this.#ask(key, whole, asides, args), answer)) this.acted[slot] = 1;
        told = outer;
      }
      return answer;
    };
    return watched as unknown as AnyFunction;
  }

  #mayCompare(slot: number): boolean {
    const compared = item(this.#compared, slot);
    this.#compared[slot] = compared + 1;
    return compared < MOST_COMPARED;
  }

  /** What a procedure would have answered. @throws DeedError if it does something */
  #ask(key: string, asked: Plain, calls: { asides: number }, args: Args): unknown {
    const { log, dice } = this.#witness;
    const { lo, hi } = log;
    const { asked: before } = dice;
    const compares = calls.asides < CHECKED_FIRST || calls.asides % CHECKED_LATER === 0;
    calls.asides++;
    const state = compares ? this.#witness.state() : 0;
    const answer = asked(...args);
    if (log.lo !== lo || log.hi !== hi || dice.asked !== before || (compares && this.#witness.state() !== state)) {
      this.#deeds.add(key);
      throw new DeedError(key);
    }
    return answer;
  }

  /** What a rule does before or after a procedure. */
  beside(selected: Selected, run: AnyFunction): AnyFunction {
    const slot = this.#slotOf(selected);
    if (slot === undefined) return run;
    const does = run as unknown as Plain;
    if (this.#shadows.has(selected)) return (() => this.#wouldAct(slot)) as unknown as AnyFunction;
    const watched: Plain = (...args) => {
      if (!this.on || this.acted[slot] !== 0) return does(...args);
      const { log, dice } = this.#witness;
      const { lo, hi } = log;
      const { asked } = dice;
      const compares = this.#mayCompare(slot);
      const state = compares ? this.#witness.state() : 0;
      does(...args);
      if (!compares || log.lo !== lo || log.hi !== hi || dice.asked !== asked || this.#witness.state() !== state) this.acted[slot] = 1;
      return undefined;
    };
    return watched as unknown as AnyFunction;
  }

  /** Whether a reaction of a rule may be used. */
  may(selected: Selected, may: Reaction['may']): Reaction['may'] {
    const slot = this.#slotOf(selected);
    if (slot === undefined) return may;
    const inForce = !this.#shadows.has(selected);
    return (g: Game, unit, cause) => {
      const answer = may(g, unit, cause);
      if (answer) this.#wouldAct(slot);
      return answer && inForce;
    };
  }

  #wouldAct(slot: number): void {
    if (this.on) this.acted[slot] = 1;
  }
}

/** What a procedure has answered to a question, and whether that has been told. */
interface Told {
  readonly args: Args;
  readonly answer: unknown;
  isUsed: boolean;
}

/** Whether a question is the same; what is left out is undefined. */
function areSame(one: Args, other: Args): boolean {
  for (let k = Math.max(one.length, other.length) - 1; k >= 0; k--) if (!Object.is(one[k], other[k])) return false;
  return true;
}

/** Whether an answer is an object that the next answer may overwrite; units last. */
const isFleeting = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && !('slot' in answer);

/** Whether something may be written into what a procedure is given. */
const takesRoom = (args: Args): boolean => args.some((it) => Array.isArray(it) || ArrayBuffer.isView(it));

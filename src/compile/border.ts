import type { AnyEdition, Game, Reaction, RuleId } from '../rules/index.ts';
import { type AnswerKind, AT_ONCE, answerKindOf } from './answer-kinds.ts';
import type { AnyFunction } from './any-function.ts';

/** What a function of a ruleset is: of an edition, what a rule does to a procedure, a step of the turn, a reaction. */
export type CodeKind = 'base' | 'replace' | 'wrap' | 'before' | 'after' | 'step' | 'reaction';

/** Code of a ruleset that is not this package's own. */
export interface Outside {
  /** Rules from outside, each with the place where its code begins: `pack.js:12`. */
  readonly rules: ReadonlyMap<RuleId, string>;
  /** Where the edition is, if its own procedures are from outside. */
  readonly edition: string | null;
  readonly running: RunningCode;
}

/** Where a thread notes whose code it runs, so that another can tell if that never ends. */
export interface RunningCode {
  /** The number under which code is noted from now on: whose it is, in words. */
  name(whose: string): number;
  /** Code begins that was named. What was noted before is returned, for `leave`. */
  enter(code: number): number;
  leave(before: number): void;
  /** Puts a ruleset together, in which code runs that may never come to an end. */
  composing<T>(work: () => T): T;
}

/** Code from outside did what no code of its place may do. The message names it and says what was expected. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

type Plain = (...args: unknown[]) => unknown;

/**
 * Stands between this package and code from outside, in play: notes while it runs whose it is, and refuses answers that are not what their procedure is
 * declared to give. Nothing stands round code of this package.
 */
export class Border {
  readonly #outside: Outside;
  readonly #edition: AnyEdition;

  constructor(outside: Outside, edition: AnyEdition) {
    this.#outside = outside;
    this.#edition = edition;
  }

  /** Whose code it is, in words; null for this package's own. */
  whose(ids: readonly RuleId[], kind: CodeKind): string | null {
    const [id = ''] = ids;
    const at = this.#outside.rules.get(id);
    if (at !== undefined) return `rule ${id} (${at})`;
    const ofEdition = kind === 'base' || kind === 'step';
    return ofEdition && this.#outside.edition !== null ? `the edition (${this.#outside.edition})` : null;
  }

  /** A function of a ruleset, with the border round it if it is from outside. */
  round(run: AnyFunction, ids: readonly RuleId[], kind: CodeKind, seam: string | null): AnyFunction {
    const isVoid = kind === 'before' || kind === 'after' || seam === null;
    return this.#round(run, this.whose(ids, kind), seam ?? kind, isVoid ? answerKindOf('=> void') : this.#answerOf(seam));
  }

  /** Whether a reaction may be used, likewise. */
  may(run: Reaction['may'], id: RuleId): Reaction['may'] {
    return this.#round(run as AnyFunction, this.whose([id], 'reaction'), 'may', answerKindOf('=> boolean')) as Reaction['may'];
  }

  #round(run: AnyFunction, whose: string | null, where: string, answer: AnswerKind): AnyFunction {
    if (whose === null) return run;
    if (typeof run !== 'function') throw new RuleError(`${whose}: its code for ${where} is ${shown(run)}, expected a function`);
    const { running } = this.#outside;
    const code = running.name(whose);
    const plain = run as unknown as Plain;
    const watched: Plain = (...args) => {
      const before = running.enter(code);
      const result = plain(...args);
      if (!answer.fits(result, args[0] as Game)) throw wrongAnswer(whose, where, result, answer);
      running.leave(before);
      return result;
    };
    return watched as unknown as AnyFunction;
  }

  /** Runs code that puts a ruleset together. */
  during<T>(ids: readonly RuleId[], work: () => T): T {
    const whose = this.whose(ids, 'wrap');
    if (whose === null) return work();
    const { running } = this.#outside;
    const before = running.enter(running.name(whose));
    const result = work();
    running.leave(before);
    return result;
  }

  #answerOf(seam: string): AnswerKind {
    const declared = this.#edition.procedures?.[seam];
    return declared === undefined ? AT_ONCE : answerKindOf(declared.signature);
  }
}

const wrongAnswer = (whose: string, where: string, answer: unknown, { expected }: AnswerKind): RuleError =>
  new RuleError(`${whose} answers ${shown(answer)} to "${where}", expected ${expected}`);

/** A value in a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}...` : value}'`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return 'a list';
  return 'then' in value ? 'a promise' : 'an object';
}

const MOST_SHOWN = 40;

import type { Deed, Dice, FaceTold, Frame, Purpose, Roller } from '../rules/index.ts';
import { purposes } from '../rules/index.ts';
import { ExampleError } from './example-units.ts';

const NEVER = 'is a question, and a question never rolls dice';

/** Whether a problem of an example is that it asked for something that has to be rolled. */
export const isRefusal = (problem: string): boolean => problem.includes(NEVER);

/**
 * Dice that cannot be rolled while a question is asked. What is asked has to be the same however often it is asked, and must take no die from
 * what happens next: so no verb that asks, and no reader, can get at one.
 */
export class QuietDice implements Dice {
  readonly #dice: Dice & { round?: (round: number) => void };
  readonly #place: string;
  readonly #labelsOf: (roller: Roller) => readonly string[];
  #asked: string | null = null;

  /** `place` names the example in messages. */
  constructor(dice: Dice, place: string, labelsOf: (roller: Roller) => readonly string[]) {
    this.#dice = dice;
    this.#place = place;
    this.#labelsOf = labelsOf;
  }

  get followsAll(): boolean {
    return this.#dice.followsAll;
  }

  /** Answers a question; until it is answered, every request for a die is refused. */
  quietly<T>(question: string, answer: () => T): T {
    const before = this.#asked;
    this.#asked = question;
    try {
      return answer();
    } finally {
      this.#asked = before;
    }
  }

  /** The dice, if they may be rolled. */
  #rolling(frame: Frame, why: Purpose): Dice {
    if (this.#asked === null) return this.#dice;
    const [owner] = this.#labelsOf(frame.actor);
    throw new ExampleError(
      `${this.#place}: ${this.#asked} ${NEVER}, but this one needs a die for "${purposes.names[why]}"${
        owner === undefined ? '' : ` of ${owner}`
      }; let the step that rolls it come to pass instead (a verb that acts), and say under "then" what came of it`,
    );
  }

  round(round: number): void {
    this.#dice.round?.(round);
  }

  begin(deed: Deed, actor: Roller, target: Roller): Frame {
    return this.#dice.begin(deed, actor, target);
  }

  end(frame: Frame): void {
    this.#dice.end(frame);
  }

  weapon(frame: Frame, key: number): void {
    this.#dice.weapon(frame, key);
  }

  taken(frame: Frame, why: Purpose): number {
    return this.#dice.taken(frame, why);
  }

  d6(frame: Frame, why: Purpose, marks?: number, told?: FaceTold): number {
    return this.#rolling(frame, why).d6(frame, why, marks, told);
  }

  nth(frame: Frame, why: Purpose, ordinal: number, marks?: number, told?: FaceTold): number {
    return this.#rolling(frame, why).nth(frame, why, ordinal, marks, told);
  }

  d3(frame: Frame, why: Purpose): number {
    return this.#rolling(frame, why).d3(frame, why);
  }

  sum(frame: Frame, why: Purpose, n: number, marks?: number, told?: FaceTold): number {
    return n === 0 ? 0 : this.#rolling(frame, why).sum(frame, why, n, marks, told);
  }

  group(frame: Frame, why: Purpose, n: number, into: Uint8Array, marks?: number, told?: FaceTold): void {
    if (n > 0) this.#rolling(frame, why).group(frame, why, n, into, marks, told);
  }

  row(frame: Frame, why: Purpose, n: number, into: Uint8Array): void {
    if (n > 0) this.#rolling(frame, why).row(frame, why, n, into);
  }

  pick(frame: Frame, why: Purpose, n: number): number {
    return n === 1 && this.#asked !== null ? 0 : this.#rolling(frame, why).pick(frame, why, n);
  }

  scatter(frame: Frame, why: Purpose): number {
    return this.#rolling(frame, why).scatter(frame, why);
  }

  bearing(frame: Frame, why: Purpose): number {
    return this.#rolling(frame, why).bearing(frame, why);
  }
}

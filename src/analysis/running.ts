import { item } from '../rules/item.ts';
import { type Interval, type Numbers, type Sequence, sequence } from '../stats/index.ts';

/**
 * A bounded mean that is examined as values come in. It remembers when the looks were, since a confidence sequence depends on them, and
 * can therefore give the interval at another confidence later, as Holm's procedure needs.
 */
export class RunningMean {
  readonly #range: number;
  readonly #effects: readonly number[];
  readonly #values: number[] = [];
  readonly #looks: number[] = [];
  readonly #sequences = new Map<number, { readonly sequence: Sequence; taken: number; looks: number }>();

  /**
   * @param range the largest possible absolute value.
   * @param effect a size that matters, found soonest; 0 for none
   */
  constructor(range: number, effect = 0) {
    this.#range = range;
    this.#effects = effect > 0 ? [effect] : [];
  }

  /** How many values there are. */
  get count(): number {
    return this.#values.length;
  }

  /** Takes the values since the last look, and looks. */
  look(values: Numbers): void {
    for (let i = 0; i < values.length; i++) this.#values.push(item(values, i));
    if (this.#looks.at(-1) !== this.#values.length) this.#looks.push(this.#values.length);
  }

  /** P value of "the mean is 0"; it never rises from look to look. */
  p(): number {
    return this.#upToDate(0.95).p();
  }

  /** Interval that covers the mean at all looks together; it never widens from look to look. */
  interval(confidence: number): Interval {
    return this.#upToDate(confidence).interval();
  }

  #upToDate(confidence: number): Sequence {
    const found = this.#sequences.get(confidence) ?? {
      sequence: sequence({ low: -this.#range, high: this.#range, confidence, effects: this.#effects }),
      taken: 0,
      looks: 0,
    };
    this.#sequences.set(confidence, found);
    for (; found.looks < this.#looks.length; found.looks++) {
      const upTo = item(this.#looks, found.looks);
      for (; found.taken < upTo; found.taken++) found.sequence.add(item(this.#values, found.taken));
      found.sequence.interval();
    }
    return found.sequence;
  }
}

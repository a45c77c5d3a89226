import type { Film } from '../film.ts';

/** What the script of a page reads. */
export interface PageData {
  /** One film, or two of one engagement under two rulesets. */
  readonly films: readonly Film[];
  /** What the timeline steps through: after each step, the last frame of each film that has been seen, -1 before its first. */
  readonly steps: readonly (readonly number[])[];
  /** The step at which two films part, -1 where they never do. */
  readonly parts: number;
}

import type { Film } from '../film.ts';

/** What the script of a page reads. */
export interface PageData {
  /** One film, or two of one engagement under two rulesets. */
  readonly films: readonly Film[];
  /** The steps of the timeline: after each, the last frame of each film that has been seen, -1 before its first. */
  readonly steps: readonly (readonly number[])[];
  /** The step at which two films diverge, -1 if they never do. */
  readonly parts: number;
}

import { item } from '../rules/item.ts';
import { meetingId } from '../scenario/load.ts';
import type { Interval } from '../stats/index.ts';

/** One army of a round-robin. */
export interface Entrant {
  readonly id: string;
  readonly title: string;
  readonly doctrine: string;
  readonly points: { readonly [family: string]: number | undefined };
  /** Army points under rulesets that set values of lists or datasheets, by specification. */
  readonly pointsUnder?: { readonly [spec: string]: number };
}

/** Two armies that play each other, as indices into the list of armies. */
export interface Fixture {
  /** Of the battle: dice are addressed by it, so it is the same whatever other armies take part. */
  readonly id: string;
  readonly red: number;
  readonly blue: number;
}

/** Who played whom, and how it is judged. */
export interface TableOptions {
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly Fixture[];
  readonly confidence: number;
  /** Of the resampling. */
  readonly seed: string;
}

/** What red scored against blue. */
export interface MatchupScore {
  readonly scenario: string;
  readonly red: string;
  readonly blue: string;
  readonly score: Interval;
  /** Two-sided, for "they are even"; corrected for all matchups of the table. */
  readonly p: number;
  /** One of them is ahead, after correction. */
  readonly sure: boolean;
}

/** Every army against every other, once. The one whose name comes first is red, so that the order in which they are named does not matter. */
export function fixturesOf(field: string, armies: readonly string[]): Fixture[] {
  const places = armies.map((_, i) => i).sort((i, j) => (item(armies, i) < item(armies, j) ? -1 : 1));
  return places.flatMap((red, k) =>
    places.slice(k + 1).map((blue) => ({ id: meetingId(field, item(armies, red), item(armies, blue)), red, blue })),
  );
}

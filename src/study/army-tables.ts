import { pairHalfPoints } from '../analysis/pair-values.ts';
import type { Campaign } from '../campaign/result.ts';
import { columnsOf } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import {
  bradleyTerry,
  cyclicShare,
  evenP,
  fieldScores,
  holm,
  type Interval,
  type Matchup,
  type Misfit,
  misfit,
  onElo,
  pairScoreInterval,
  pentanomial,
  type Ratings,
  ratingIntervals,
} from '../stats/index.ts';
import { type ArmyCircles, circlesOf } from './army-circles.ts';
import type { MatchupScore, TableOptions } from './round-robin.ts';

/** Rating of an army as strong as the field's average. */
const MIDDLE = 1500;

/** An army's place in a table. */
export interface Standing {
  readonly army: string;
  /** Elo points; the mean of the field is 1500. */
  readonly rating: Interval;
  /** Mean score against the other armies, 0 to 1. */
  readonly score: Interval;
}

/** A round-robin under one ruleset. */
export interface ArmyTable {
  readonly variant: string;
  /** The strongest first. */
  readonly standings: readonly Standing[];
  readonly matchups: readonly MatchupScore[];
  /** Whether one number per army explains the scores, and what share of the imbalance comes from circles. */
  readonly fit: Misfit & { readonly cyclicShare: Interval };
  readonly circles: ArmyCircles;
}

/** A ruleset's scores and ratings, for its table and for changes of ratings. */
export interface Fitted {
  readonly matchups: readonly Matchup[];
  readonly ratings: Ratings;
}

/** Ratings under the variant at place `v` of a campaign whose scenarios are the fixtures, in their order. */
export function fitVariant(campaign: Campaign, v: number, { entrants, fixtures }: TableOptions): Fitted {
  const matchups = fixtures.map(({ red, blue }, s): Matchup => {
    const scores = Float64Array.from(pairHalfPoints(columnsOf(campaign.columns, s, v)), (points) => points / 4);
    return { a: red, b: blue, scores };
  });
  return { matchups, ratings: bradleyTerry(entrants.length, matchups) };
}

/** The table of one ruleset. */
export function tableOf(variant: string, { matchups, ratings }: Fitted, options: TableOptions): ArmyTable {
  const { entrants, fixtures, confidence } = options;
  const counts = matchups.map(({ scores }) => pentanomial(Array.from(scores, (score) => score * 4)));
  const corrected = holm(counts.map(evenP));
  const scored = fixtures.map(({ id, red, blue }, m): MatchupScore => {
    const p = item(corrected, m);
    return {
      scenario: id,
      red: item(entrants, red).id,
      blue: item(entrants, blue).id,
      score: pairScoreInterval(item(counts, m), confidence),
      p,
      sure: p < 1 - confidence,
    };
  });
  const scores = fieldScores(ratings, confidence);
  const standings = ratingIntervals(ratings, confidence)
    .map((rating, i): Standing => ({ army: item(entrants, i).id, rating: onElo(rating, MIDDLE), score: item(scores, i) }))
    .sort((a, b) => b.rating.estimate - a.rating.estimate || (a.army < b.army ? -1 : 1));
  return {
    variant,
    standings,
    matchups: scored,
    fit: { ...misfit(ratings), cyclicShare: cyclicShare(entrants.length, ratings.tallies, confidence) },
    circles: circlesOf(variant, matchups, ratings, scored, options),
  };
}

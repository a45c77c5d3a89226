import { compare } from '../analysis/compare.ts';
import type { Comparison, Difference, Verdict } from '../analysis/summary.ts';
import { identicalPairs, verdictOf } from '../analysis/verdict.ts';
import type { Campaign } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { ELO, holm, onElo, ratingChanges } from '../stats/index.ts';
import type { Fitted } from './army-tables.ts';
import type { TableOptions } from './round-robin.ts';

/** Most matchups named for a comparison. */
const MOST_NAMED = 5;

/** How an army's rating differs from its rating under the baseline, on the same dice. */
export interface RatingChange {
  readonly army: string;
  /** Elo points; P corrected for all armies and rulesets. */
  readonly rating: Difference;
  readonly verdict: Verdict;
}

/** How a matchup differs. */
export interface MatchupChange {
  readonly scenario: string;
  readonly red: string;
  readonly blue: string;
  /** Of red's score; P corrected for all matchups and rulesets. */
  readonly score: Difference;
  readonly verdict: Verdict;
  /** The army that it helps, for the verdict `different`. */
  readonly favours?: string;
}

/** One ruleset against the baseline. */
export interface ArmyChanges {
  readonly baseline: string;
  readonly variant: string;
  /** Those that moved most first. */
  readonly ratings: readonly RatingChange[];
  /** Those that moved most, of `matchupsDiffer` that differ. */
  readonly matchups: readonly MatchupChange[];
  readonly matchupsDiffer: number;
}

/** Elo points that move the score of an even matchup by `margin`. */
export const marginInElo = (margin: number): number => 4 * margin * ELO;

/** Every ruleset of a campaign against its first. */
export function changesOf(campaign: Campaign, fitted: readonly Fitted[], margin: number, options: TableOptions): ArmyChanges[] {
  const { entrants, fixtures, confidence, seed } = options;
  const [before, ...others] = fitted;
  if (before === undefined || others.length === 0) return [];
  const alpha = 1 - confidence;
  const drafts = others.map((after) =>
    ratingChanges(
      before.ratings,
      after.ratings,
      before.matchups.map((it, m) => [it, item(after.matchups, m)] as const),
      confidence,
    ),
  );
  const identical = others.map((_, k) =>
    campaign.columns.every((row) => identicalPairs(item(row, 0), item(row, k + 1)) * 2 === item(row, 0).rows),
  );
  // A ruleset under which nothing changes tests nothing, and so costs the others nothing.
  const corrected = holm(drafts.filter((_, k) => !identical[k]).flatMap((draft) => draft.map((it) => it.p)));
  let next = 0;
  const comparisons = compare(campaign, { method: 'fixed', confidence, seed, margin, baseline: 0 });
  return drafts.map((draft, k): ArmyChanges => {
    const ratings = draft.map((change, i): RatingChange => {
      const { estimate, low, high } = onElo(change);
      const rating = { difference: estimate, low, high, p: identical[k] ? 1 : item(corrected, next++) };
      return {
        army: item(entrants, i).id,
        rating,
        verdict: verdictOf({ identical: item(identical, k), score: rating, margin: marginInElo(margin), alpha }),
      };
    });
    const variant = item(campaign.variants, k + 1).spec;
    const moved = fixtures
      .map(({ red, blue }, s) =>
        matchupChange(item(entrants, red).id, item(entrants, blue).id, of(comparisons, item(campaign.scenarios, s).id, variant)),
      )
      .sort((a, b) => Number(b.verdict === 'different') - Number(a.verdict === 'different') || byDifference(a.score, b.score));
    return {
      baseline: item(campaign.variants, 0).spec,
      variant,
      ratings: ratings.sort((a, b) => byDifference(a.rating, b.rating) || (a.army < b.army ? -1 : 1)),
      matchups: moved.slice(0, MOST_NAMED),
      matchupsDiffer: moved.filter((it) => it.verdict === 'different').length,
    };
  });
}

function of(comparisons: readonly Comparison[], scenario: string, variant: string): Comparison {
  const found = comparisons.find((it) => it.scenario === scenario && it.variant === variant);
  if (found === undefined) throw new RangeError(`${scenario} was not compared under ${variant}`);
  return found;
}

const matchupChange = (red: string, blue: string, { scenario, score, verdict, favours }: Comparison): MatchupChange => ({
  scenario,
  red,
  blue,
  score,
  verdict,
  ...(favours === undefined ? {} : { favours: favours === 'red' ? red : blue }),
});

const byDifference = (a: Difference, b: Difference): number => Math.abs(b.difference) - Math.abs(a.difference);

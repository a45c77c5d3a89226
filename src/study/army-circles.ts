import { item } from '../rules/item.ts';
import { type Cycle, curlOf, findCycles, type Interval, type Matchup, mean, onElo, type Ratings, resample } from '../stats/index.ts';
import type { MatchupScore, TableOptions } from './round-robin.ts';

/** Most circles of a kind to name. */
const MOST_NAMED = 5;
/** Draws for all supports of a table together, and the fewest and most resamples of a matchup. */
const MOST_DRAWS = 40_000_000;
const RESAMPLES = { least: 199, most: 1999 };

/** Each army beats the next, and the last the first. */
export interface Circle {
  readonly armies: readonly string[];
  /** Score of each against the next. */
  readonly scores: readonly Interval[];
  /** Elo points by which each beats the next beyond their ratings; null for a circle of more than three, which results across it could contradict. */
  readonly advantage: Interval | null;
  /** Share of bootstrap resamples in which every win holds; null where each win is sure. */
  readonly support: number | null;
}

export interface ArmyCircles {
  /** Each win holds after correction for all matchups: the chance of one false circle is within 1 less the confidence. */
  readonly told: readonly Circle[];
  /** Circles that the estimates show but the evidence does not confirm. */
  readonly estimated: readonly Circle[];
  /** How many there are of both kinds; only the strongest are named. */
  readonly count: { readonly told: number; readonly estimated: number };
}

/** Circles of a table, the strongest few. */
export function circlesOf(
  variant: string,
  matchups: readonly Matchup[],
  ratings: Ratings,
  scored: readonly MatchupScore[],
  { entrants, confidence, seed }: TableOptions,
): ArmyCircles {
  const beats = matchups.flatMap(({ a, b }, m) => {
    const { score, sure } = item(scored, m);
    if (score.estimate === 0.5) return [];
    return score.estimate > 0.5
      ? [{ winner: a, loser: b, score: score.estimate, sure }]
      : [{ winner: b, loser: a, score: 1 - score.estimate, sure }];
  });
  const found = findCycles(entrants.length, beats);
  const told = found.longer === null ? found.told : [found.longer];
  const resamples = Math.floor(MOST_DRAWS / (matchups.length * (matchups[0]?.scores.length ?? 1)));
  const wins = supports(`${seed} ${variant}`, Math.max(RESAMPLES.least, Math.min(RESAMPLES.most, resamples)));
  const nameOf = (cycle: Cycle, sure: boolean): Circle => {
    const edges = cycle.map((i, k) => edgeOf(matchups, i, item(cycle, (k + 1) % cycle.length)));
    return {
      armies: cycle.map((i) => item(entrants, i).id),
      scores: edges.map(({ place, turned }) => (turned ? mirrored(item(scored, place).score) : item(scored, place).score)),
      advantage: cycle.length === 3 ? onElo(curlOf(cycle, ratings.tallies, confidence)) : null,
      // Matchups have their own dice, so their resamples are independent.
      support: sure
        ? null
        : edges.reduce((share, { place, turned }) => share * wins(item(matchups, place), item(scored, place).scenario, turned), 1),
    };
  };
  return {
    told: told.slice(0, MOST_NAMED).map((it) => nameOf(it, true)),
    estimated: found.estimated
      .slice(0, MOST_NAMED)
      .map((it) => nameOf(it, false))
      .sort((a, b) => (b.support ?? 0) - (a.support ?? 0)),
    count: { told: told.length, estimated: found.estimated.length },
  };
}

function edgeOf(matchups: readonly Matchup[], from: number, to: number): { place: number; turned: boolean } {
  const place = matchups.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  return { place, turned: item(matchups, place).a !== from };
}

const mirrored = ({ estimate, low, high }: Interval): Interval => ({ estimate: 1 - estimate, low: 1 - high, high: 1 - low });

/**
 * Share of resamples of a matchup that its first army (or, if turned, its second) wins; an even one counts half.
 * Felsenstein (1985), "Confidence limits on phylogenies: an approach using the bootstrap", Evolution 39, for the meaning of the share.
 */
function supports(seed: string, resamples: number): (matchup: Matchup, id: string, turned: boolean) => number {
  const known = new Map<string, number>();
  return ({ scores }, id, turned) => {
    let share = known.get(id);
    if (share === undefined) {
      const drawn = resample(
        scores.length,
        (indices) => {
          let sum = 0;
          for (let i = 0; i < indices.length; i++) sum += item(scores, item(indices, i));
          return sum / indices.length;
        },
        `${seed} ${id}`,
        resamples,
      );
      share = mean(Array.from(drawn, (value) => (value > 0.5 ? 1 : value === 0.5 ? 0.5 : 0)));
      known.set(id, share);
    }
    return turned ? 1 - share : share;
  };
}

import { type Campaign, type EngagementColumns, slice } from '../campaign/result.ts';
import type { Interval } from '../stats/index.ts';
import type { PairsOfBaseline } from './baseline.ts';
import { type Claim, type Contract, matchupText } from './contract.ts';
import type { Switched } from './contract-rulesets.ts';
import type { Evidence, Unit } from './promises.ts';
import { pairsToDecide } from './to-decide.ts';
import { type Tracker, trackerOf } from './tracker.ts';

export type ClaimVerdict = 'kept' | 'broken' | 'undecided';

/** A promise with the evidence on it. */
export interface Judged {
  readonly scenario: string;
  /** `red against blue`, where the contract has the scenario under several pairs of doctrines. */
  readonly doctrine?: string;
  readonly promise: string;
  /** What was measured. */
  readonly subject: string;
  readonly unit: Unit;
  readonly line: number;
  /** Its ends are infinite (null in JSON) while nothing is known. */
  readonly found: Interval;
  /** Between these the promise is kept; null where the band is open. */
  readonly from: number | null;
  readonly to: number | null;
  readonly verdict: ClaimVerdict;
  /** Pairs that decided it, or that were played without a decision. */
  readonly pairs: number;
  /** Of an open one: about how many pairs would decide it; null if more than a contract may allow. */
  readonly toDecide?: number | null;
  /** It compares with the baseline. */
  readonly against?: 'baseline';
}

/** How the promises of a contract are judged. */
export const JUDGING =
  'confidence sequences by pair (valid at any stopping time; asymptotic ones for victory points and rounds), Bonferroni over the promises';

export interface JudgeOptions {
  readonly contract: Contract;
  /** Rulesets of the campaign after the contract's own, in this order. */
  readonly switched: readonly Switched[];
  /** By matchup; null while there is none: promises against it are then skipped. */
  readonly baseline: readonly PairsOfBaseline[] | null;
}

/**
 * Judges the promises of a contract while it is played.
 *
 * Each promise has a confidence sequence for its mean at the level 1 - (1 - confidence) / promises. It is decided at the first look at which
 * that lies inside its band (kept) or outside (broken), and stays decided: a sequence holds the true mean at all looks together, so
 * that over all promises, both kinds of error and all looks the chance of any wrong decision is at most 1 - confidence.
 *
 * The level is divided evenly. Passing on the share of a decided promise, as Holm does, would be valid for the decisions (closed
 * testing by e-values), but not for the intervals shown with them; and since the cost of a decision grows with the logarithm of the
 * level, it would save only a few per cent of the pairs. The share of a kept promise is used up too: that decision could also be wrong.
 *
 * Ville (1939), "Étude critique de la notion de collectif"; Bonferroni (1936) by way of Dunn (1961), "Multiple comparisons among means",
 * JASA 56.
 */
export class Judge {
  readonly #options: JudgeOptions;
  readonly #trials: readonly Trial[];
  /** In each promise. */
  readonly #confidence: number;

  constructor(options: JudgeOptions) {
    const { contract, baseline } = options;
    this.#options = options;
    const claims = contract.claims.filter(({ body }) => baseline !== null || !('unchanged' in body));
    this.#confidence = 1 - (1 - contract.file.confidence) / Math.max(1, claims.length);
    this.#trials = claims.map((claim) => ({
      claim,
      flipped:
        'rule' in claim.body ? 1 + options.switched.findIndex((it) => it.rule === ('rule' in claim.body ? claim.body.rule : '')) : null,
      tracker: trackerOf(claim.measure, this.#confidence),
      found: null,
      verdict: 'undecided',
      seen: 0,
      sum: 0,
      squares: 0,
    }));
  }

  /** Adds the new pairs and examines the open promises. The columns of a campaign only ever grow. */
  look(soFar: Campaign): void {
    for (const trial of this.#trials) {
      if (trial.verdict !== 'undecided') continue;
      const evidence = this.#news(trial, soFar);
      if (evidence !== null) {
        trial.seen += evidence.columns.rows / 2;
        const values = trial.claim.measure.values(evidence);
        trial.tracker.add(values);
        for (const value of values) {
          trial.sum += value;
          trial.squares += value * value;
        }
      }
      trial.found = trial.tracker.interval();
      trial.verdict = verdictOf(trial.found, trial.claim.measure);
    }
  }

  /** `[matchup][ruleset]`: where open promises need more pairs. */
  needed(): boolean[][] {
    const { contract, switched } = this.#options;
    const cells = contract.matchups.map(() => new Array<boolean>(1 + switched.length).fill(false));
    for (const { claim, flipped, verdict } of this.#trials) {
      if (verdict !== 'undecided') continue;
      const row = cells[claim.matchup] as boolean[];
      row[0] = true;
      if (flipped !== null) row[flipped] = true;
    }
    return cells;
  }

  judged(): Judged[] {
    const { contract } = this.#options;
    return this.#trials.map((trial) => {
      const { claim, tracker, found, verdict, seen } = trial;
      const { subject, text, unit, from, to } = claim.measure;
      const { id } = contract.matchups[claim.matchup] as { readonly id: string };
      const label = matchupText(contract, claim.matchup);
      return {
        scenario: id,
        ...(label !== id && { doctrine: label.slice(id.length + 2, -1) }),
        promise: text,
        subject,
        unit,
        line: claim.line,
        found: found ?? tracker.interval(),
        from: Number.isFinite(from) ? from : null,
        to: Number.isFinite(to) ? to : null,
        verdict,
        pairs: seen,
        ...('unchanged' in claim.body && { against: 'baseline' as const }),
        ...(verdict === 'undecided' && { toDecide: this.#toDecide(trial) }),
      };
    });
  }

  #toDecide({ claim, tracker, seen, sum, squares }: Trial): number | null {
    const { range } = claim.measure;
    // A band that reaches as far as values do is open there.
    const from = claim.measure.from <= (range?.[0] ?? Number.NEGATIVE_INFINITY) ? Number.NEGATIVE_INFINITY : claim.measure.from;
    const to = claim.measure.to >= (range?.[1] ?? Number.POSITIVE_INFINITY) ? Number.POSITIVE_INFINITY : claim.measure.to;
    const variance = seen < 2 ? 0 : Math.max(0, squares - (sum * sum) / seen) / (seen - 1);
    return pairsToDecide({ found: tracker.interval(), from, to, pairs: seen, variance, confidence: this.#confidence });
  }

  /** The new pairs that are complete for everything a promise needs; null if there are none. */
  #news({ claim, flipped, seen }: Trial, { columns }: Campaign): Evidence | null {
    const row = columns[claim.matchup] as readonly EngagementColumns[];
    const own = row[0] as EngagementColumns;
    const other = flipped === null ? null : (row[flipped] as EngagementColumns);
    const there = Math.min(own.rows, other?.rows ?? own.rows) / 2;
    if (there <= seen) return null;
    const before = 'unchanged' in claim.body ? (this.#options.baseline?.[claim.matchup] ?? null) : null;
    return {
      columns: slice(own, seen, there),
      flipped: other === null ? null : slice(other, seen, there),
      hasRule: flipped === null || this.#options.switched[flipped - 1]?.on === true,
      before: before === null ? null : { scores: before.scores.subarray(seen, there), margins: before.margins.subarray(seen, there) },
    };
  }
}

/** A promise on its way to a verdict. */
interface Trial {
  readonly claim: Claim;
  /** Index of the ruleset with its rule switched; null if it is not about a rule. */
  readonly flipped: number | null;
  readonly tracker: Tracker;
  /** At the last look. */
  found: Interval | null;
  verdict: ClaimVerdict;
  /** Pairs added so far. */
  seen: number;
  /** Of their values, and of the squares of these. */
  sum: number;
  squares: number;
}

function verdictOf({ low, high }: Interval, { from, to }: { readonly from: number; readonly to: number }): ClaimVerdict {
  if (low >= from && high <= to) return 'kept';
  return high < from || low > to ? 'broken' : 'undecided';
}

/** One verdict for all of them: a broken promise takes precedence over an open one. */
export function overall(judged: readonly Judged[]): ClaimVerdict {
  if (judged.some((it) => it.verdict === 'broken')) return 'broken';
  return judged.some((it) => it.verdict === 'undecided') ? 'undecided' : 'kept';
}

import { differenceOf, type Inference, meanByPair, scoreInterval } from '../analysis/method.ts';
import { pairFirstTurn, pairHalfPoints, pairRounds, pairScores } from '../analysis/pairValues.ts';
import { identicalPairs } from '../analysis/verdict.ts';
import type { Campaign, EngagementColumns } from '../runner/result.ts';
import { differences, exactly, type Interval } from '../stats/index.ts';
import { type Baseline, type BaselineScenario, besideBaseline } from './baseline.ts';
import { type Claim, type Contract, promiseText, rulesOf } from './contract.ts';

export type ClaimVerdict = 'kept' | 'broken' | 'undecided';

/** A promise with what the evidence says of it. */
export interface Judged {
  readonly scenario: string;
  readonly promise: string;
  readonly line: number;
  readonly found: Interval;
  /** Between these the promise is kept. */
  readonly from: number;
  readonly to: number;
  readonly verdict: ClaimVerdict;
}

/** How the promises of a contract are judged. */
export const JUDGING = 'confidence sequences by pair (valid at any stopping time), Bonferroni over the promises';

/**
 * Judges every promise on a campaign whose first variant is the contract's ruleset and whose others lack one rule each, in the
 * order of `rulesOf`.
 */
export function judge(contract: Contract, campaign: Campaign, baseline: Baseline | null): Judged[] {
  const { claims, file } = contract;
  const inference: Inference = { method: 'anytime', confidence: 1 - (1 - file.confidence) / claims.length, seed: file.seed };
  return claims.map((claim) => {
    const { found, from, to } = evidence(claim, contract, campaign, baseline, inference);
    return {
      scenario: campaign.scenarios[claim.scenario]?.id ?? '',
      promise: promiseText(claim.body),
      line: claim.line,
      found,
      from,
      to,
      verdict: verdictOf(found, from, to),
    };
  });
}

function verdictOf({ low, high }: Interval, from: number, to: number): ClaimVerdict {
  if (low >= from && high <= to) return 'kept';
  return high < from || low > to ? 'broken' : 'undecided';
}

interface Evidence {
  readonly found: Interval;
  readonly from: number;
  readonly to: number;
}

function evidence(
  { body, scenario }: Claim,
  contract: Contract,
  campaign: Campaign,
  baseline: Baseline | null,
  inference: Inference,
): Evidence {
  const row = campaign.columns[scenario] as readonly EngagementColumns[];
  const columns = row[0] as EngagementColumns;
  if ('score' in body) return { found: scoreInterval(pairHalfPoints(columns), inference), ...body.score };
  if ('first-turn' in body) return { found: meanByPair(pairFirstTurn(columns), inference, 0.5), ...within(body['first-turn']['at-most']) };
  if ('rounds' in body) return { found: meanByPair(pairRounds(columns), inference), ...body.rounds };
  if ('unchanged' in body)
    return { found: sinceBaseline(columns, baseline?.scenarios[scenario] ?? null, inference), ...within(body.unchanged.margin) };
  const without = row[1 + rulesOf(contract).indexOf(body.rule)] as EngagementColumns;
  const same = identicalPairs(columns, without) * 2 === columns.rows;
  const { difference, low, high } = differenceOf(differences(pairScores(without), pairScores(columns)), inference, same, body.rule, 1);
  return { found: { estimate: difference, low, high }, ...within(body.effect['at-most']) };
}

const within = (most: number): { readonly from: number; readonly to: number } => ({ from: -most, to: most });

function sinceBaseline(columns: EngagementColumns, before: BaselineScenario | null, inference: Inference): Interval {
  if (before === null) return { estimate: Number.NaN, low: -1, high: 1 };
  const { scores, changed } = besideBaseline(columns, before);
  if (changed.length === 0) return exactly(0);
  const { difference, low, high } = differenceOf(scores, inference, false, 'baseline', 1);
  return { estimate: difference, low, high };
}

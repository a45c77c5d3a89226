import { existsSync, readFileSync } from 'node:fs';
import { pairHalfPoints, pairMeans } from '../analysis/pairValues.ts';
import { writeAtomic } from '../runner/files.ts';
import type { Plan } from '../runner/manifest.ts';
import type { Campaign, EngagementColumns } from '../runner/result.ts';

/** What a contract's campaign came to when it was last accepted, pair by pair. */
export interface Baseline {
  readonly format: 1;
  readonly contract: string;
  readonly diceVersion: number;
  readonly code: string;
  readonly seed: string;
  readonly spec: string;
  readonly ruleset: string;
  readonly pairs: number;
  readonly scenarios: readonly BaselineScenario[];
}

export interface BaselineScenario {
  readonly id: string;
  readonly digest: string;
  /** Half points of red in each pair: a digit from 0 to 4. */
  readonly scores: string;
  /** Victory points of red less those of blue, summed over each pair. */
  readonly margins: readonly number[];
  /** Eight hex digits for each pair: the ends of its engagements' digests. */
  readonly digests: string;
}

/** `x.balance.yaml` has its baseline in `x.baseline.json` beside it. */
export const baselinePath = (contract: string): string => contract.replace(/(\.balance)?\.ya?ml$/, '.baseline.json');

export const readBaseline = (path: string): Baseline | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Baseline) : null;

export const writeBaseline = (path: string, baseline: Baseline): Promise<void> =>
  writeAtomic(path, `${JSON.stringify(baseline, null, 1)}\n`);

/** The baseline that a campaign makes; its first variant is the contract's ruleset. */
export function baselineOf(contract: string, campaign: Campaign, plan: Pick<Plan, 'diceVersion' | 'code' | 'seed'>): Baseline {
  const variant = campaign.variants[0];
  return {
    format: 1,
    contract,
    diceVersion: plan.diceVersion,
    code: plan.code,
    seed: plan.seed,
    spec: variant?.spec ?? '',
    ruleset: variant?.digest ?? '',
    pairs: campaign.pairs,
    scenarios: campaign.scenarios.map(({ id, digest }, s) => {
      const columns = campaign.columns[s]?.[0] as EngagementColumns;
      return {
        id,
        digest,
        scores: [...pairHalfPoints(columns)].join(''),
        margins: [...marginsOf(columns)],
        digests: digestsOf(columns).join(''),
      };
    }),
  };
}

const marginsOf = (columns: EngagementColumns): Float64Array =>
  pairMeans(columns, (row) => columns.redVp[row] - columns.blueVp[row]).map((it) => it * 2);

function digestsOf({ rows, digestLo }: EngagementColumns): string[] {
  const end = (row: number): string => ((digestLo[row] as number) & 0xffff).toString(16).padStart(4, '0');
  return Array.from({ length: rows / 2 }, (_, pair) => end(2 * pair) + end(2 * pair + 1));
}

/** The pairs of a campaign beside those of its baseline. */
export interface BesideBaseline {
  /** Differences of red's score, by pair. */
  readonly scores: Float64Array;
  /** Differences of red's margin in victory points, by pair. */
  readonly margins: Float64Array;
  /** Pairs in which something happened otherwise. */
  readonly changed: readonly number[];
}

export function besideBaseline(columns: EngagementColumns, before: BaselineScenario): BesideBaseline {
  const digests = digestsOf(columns);
  return {
    scores: Float64Array.from(pairHalfPoints(columns), (points, pair) => (points - Number(before.scores[pair])) / 4),
    margins: marginsOf(columns).map((margin, pair) => margin - (before.margins[pair] as number)),
    changed: digests.flatMap((digest, pair) => (digest === before.digests.slice(pair * 8, pair * 8 + 8) ? [] : [pair])),
  };
}

/** What is no longer as it was when the baseline was accepted, before any engagement is compared. */
export function whatChanged(baseline: Baseline, campaign: Campaign, code: string): string[] {
  const changed: string[] = [];
  const variant = campaign.variants[0];
  if (baseline.code !== code) changed.push('code');
  if (baseline.ruleset !== variant?.digest) changed.push(`ruleset (${baseline.spec} then, ${variant?.spec} now)`);
  for (const { id, digest } of campaign.scenarios) {
    if (baseline.scenarios.find((it) => it.id === id)?.digest !== digest) changed.push(`scenario ${id} or its data`);
  }
  return changed;
}

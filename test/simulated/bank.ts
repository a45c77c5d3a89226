import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pairHalfPoints, pairMargins } from '../../src/analysis/pair-values.ts';
import { allocate, type Campaign, type EngagementColumns, ROW_COLUMNS } from '../../src/campaign/result.ts';
import { playCampaign } from '../../src/runner/campaign.ts';
import { prepare } from '../../src/runner/prepare.ts';
import { differences, type Random } from '../../src/stats/index.ts';
import { ledByScripts } from '../led.ts';
import { howMany } from '../sampled.ts';

/**
 * Pairs as played, to draw simulated campaigns from: `duel` under `classic`, and without morale checks for casualties, which moves the
 * score by some nine points. They are played once (about two minutes on two cores with `SOAK=full`, else a third of it) and kept in `out/`, in a folder named after the digest
 * of everything they depend on; an unfinished bank is completed.
 */
const SCENARIO = 'duel';
const SPECS = ['classic', 'classic@-CLS-MORALE-03'] as const;
const PAIRS = howMany(20_480, 6144);
const SEED = 'bank';

/** One ruleset's pairs. Index `k` of every column is the pair with the same dice in both rulesets. */
export interface BankColumns {
  readonly spec: string;
  /** Half points of red, 0 to 4. */
  readonly halfPoints: Uint8Array;
  /** Red's margin in victory points, the mean of the two engagements. */
  readonly margins: Float64Array;
  /** The columns as they were played: two rows a pair, with the digest of each engagement. */
  readonly engagements: EngagementColumns;
}

export interface Bank {
  readonly pairs: number;
  /** Both rulesets as one campaign, the base first. */
  readonly campaign: Campaign;
  readonly base: BankColumns;
  readonly changed: BankColumns;
  /** Score of red under the changed ruleset less that under the base, by pair: from -1 to 1 in quarters. */
  readonly differences: Float64Array;
}

export async function openBank(): Promise<Bank> {
  const from = fileURLToPath(new URL('../../', import.meta.url));
  const played = { battles: [ledByScripts(SCENARIO)], specs: SPECS, pairs: PAIRS, seed: SEED, from };
  const { commit: _, ...plan } = (await prepare(played)).plan;
  const key = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);
  const { campaign } = await playCampaign({ ...played, folder: bankFolder(`${from}out`, key) });
  const [base, changed] = SPECS.map((spec, v): BankColumns => {
    const engagements = campaign.columns[0]![v]!;
    return { spec, engagements, halfPoints: pairHalfPoints(engagements), margins: pairMargins(engagements) };
  }) as [BankColumns, BankColumns];
  const scores = ({ halfPoints }: BankColumns): Float64Array => Float64Array.from(halfPoints, (it) => it / 4);
  return { pairs: PAIRS, campaign, base, changed, differences: differences(scores(base), scores(changed)) };
}

/** The folder of the bank. Banks of other code and data are useless, and are deleted. */
function bankFolder(out: string, key: string): string {
  const name = `bank-${key}`;
  const others = existsSync(out) ? readdirSync(out).filter((it) => /^bank-[0-9a-f]{16}$/.test(it) && it !== name) : [];
  for (const other of others) rmSync(join(out, other), { recursive: true, force: true });
  return join(out, name);
}

/** Numbers of pairs, drawn with replacement. */
export const drawPairs = (bank: Bank, pairs: number, random: Random): Int32Array =>
  Int32Array.from({ length: pairs }, () => random.below(bank.pairs));

/**
 * Columns as a campaign of these pairs would have left them: pair `k` is pair `drawn[k]` of the first set, or of the second one where
 * `fromSecond` says so.
 */
export function columnsOf(
  drawn: Int32Array,
  first: EngagementColumns,
  second = first,
  fromSecond: (k: number) => boolean = () => false,
): EngagementColumns {
  const columns = allocate({ pairs: drawn.length, units: first.units, counters: first.called.length });
  for (const name of ROW_COLUMNS) {
    if (name === 'pair' || name === 'seat') continue;
    const width = columns[name].length / columns.rows;
    for (let k = 0; k < drawn.length; k++) {
      const source = (fromSecond(k) ? second : first)[name];
      for (let i = 0; i < 2 * width; i++) columns[name][2 * width * k + i] = source[2 * width * drawn[k]! + i]!;
    }
  }
  return columns;
}

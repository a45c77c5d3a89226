import { auditedPairs } from '../campaign/audit.ts';
import type { Names } from '../campaign/names.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { COUNTED_PAIRS, columnsOf, DRAW, RED } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { chunkTests } from './bad-chunks.ts';
import { compare, compareAcrossDoctrines } from './compare.ts';
import { doctrineLabel } from './doctrines.ts';
import { type Inference, type Method, meanByPair, RESULT_METHOD_WORDS, scoreInterval } from './method.ts';
import { distinctEngagements, pairFirstTurn, pairHalfPoints, pairMargins, pairRounds, pairSeat } from './pair-values.ts';
import type { PanelEnd } from './panel-looks.ts';
import { panelsOf } from './panels.ts';
import type { Exercise, Notes, ResultSummary, Summary } from './summary.ts';

export interface SummariseOptions {
  /** Index of the baseline among the variants; default 0. */
  readonly baseline?: number;
  /** Default 0.95. */
  readonly confidence?: number;
  /** Largest score difference that counts as none; default 0.02. */
  readonly margin?: number;
  /** `anytime` when the run could have stopped early; default `fixed`. */
  readonly method?: Method;
  /** Seed of the resampling; default `sandtable`. */
  readonly seed?: string;
  /** In how many audited engagements each rule changed anything, `[scenario][variant]`. */
  readonly changed?: readonly (readonly Readonly<Record<string, number>>[])[];
  readonly notes?: Partial<Notes>;
  readonly names?: Names;
  /** Ids of scenarios that are played by a panel: every player of red against every player of blue. */
  readonly panels?: readonly string[];
  /** How panels ended that got their pairs in stages, by id. */
  readonly ends?: ReadonlyMap<string, PanelEnd>;
}

/** The content of `summary.json`: every number with an interval, every comparison with a verdict. */
export function summarise(campaign: Campaign, options: SummariseOptions = {}): Summary {
  const inference: Inference = {
    method: options.method ?? 'fixed',
    confidence: options.confidence ?? 0.95,
    seed: options.seed ?? 'sandtable',
  };
  const margin = options.margin ?? 0.02;
  const against = { ...inference, margin, baseline: options.baseline ?? 0, panels: options.panels ?? [] };
  const comparisons = compare(campaign, against);
  const chunks = chunkTests(campaign);
  return {
    format: 1,
    confidence: inference.confidence,
    margin,
    method: RESULT_METHOD_WORDS[inference.method],
    results: campaign.scenarios.flatMap((scenario, s) =>
      campaign.variants.flatMap(({ spec, counters }, v): ResultSummary[] => {
        const columns = columnsOf(campaign.columns, s, v);
        if (columns.rows === 0) return [];
        const result = {
          scenario: scenario.id,
          variant: spec,
          ...doctrineLabel(campaign, scenario),
          ...describe(columns, inference),
          exercised: exercise(counters, columns, options.changed?.[s]?.[v]),
          chunks: item(item(chunks.tests, s), v),
          counted: Math.min(COUNTED_PAIRS * 2, columns.rows),
          audited: options.changed === undefined ? 0 : Math.min(auditedPairs(campaign.pairs) * 2, columns.rows),
        };
        return [result];
      }),
    ),
    comparisons,
    doctrines: compareAcrossDoctrines(campaign, comparisons, against),
    panels: panelsOf(campaign, comparisons, { ...against, ends: options.ends }),
    badChunks: chunks.bad,
    seed: inference.seed,
    notes: {
      waivers: options.notes?.waivers ?? [],
      converted: options.notes?.converted ?? [],
      ignored: options.notes?.ignored ?? [],
      imported: options.notes?.imported ?? [],
      unchecked: options.notes?.unchecked ?? [],
      ...(options.notes?.failed !== undefined && { failed: options.notes.failed }),
    },
    ...(options.names !== undefined && { names: namesOfPlayed(options.names, campaign) }),
  };
}

/** Without the names of rulesets that the campaign leaves out. */
function namesOfPlayed(names: Names, { variants }: Campaign): Names {
  const played = new Set(variants.map(({ spec }) => spec));
  return { ...names, rulesets: Object.fromEntries(Object.entries(names.rulesets).filter(([spec]) => played.has(spec))) };
}

function describe(columns: EngagementColumns, inference: Inference) {
  let shortest = columns.rounds[0] ?? 0;
  let longest = shortest;
  const outcomes = { red: 0, draw: 0, blue: 0 };
  for (let row = 0; row < columns.rows; row++) {
    const rounds = item(columns.rounds, row);
    shortest = Math.min(shortest, rounds);
    longest = Math.max(longest, rounds);
    const winner = columns.winner[row];
    outcomes[winner === RED ? 'red' : winner === DRAW ? 'draw' : 'blue'] += 1;
  }
  return {
    pairs: columns.rows / 2,
    engagements: columns.rows,
    distinct: distinctEngagements(columns),
    score: scoreInterval(pairHalfPoints(columns), inference),
    vpMargin: meanByPair(pairMargins(columns), inference),
    firstTurnAdvantage: meanByPair(pairFirstTurn(columns), inference, 0.5),
    seatAdvantage: meanByPair(pairSeat(columns), inference, 0.5),
    rounds: { ...meanByPair(pairRounds(columns), inference), shortest, longest },
    outcomes,
  };
}

function exercise(
  counters: readonly string[],
  columns: EngagementColumns,
  changed: Readonly<Record<string, number>> | undefined,
): Record<string, Exercise> {
  const rows = counters.map((id, i): [string, Exercise] => [id, { called: columns.called[i] ?? 0, changed: changed?.[id] ?? null }]);
  // A rule that changes tables or the order of play has no calls to count; the audit sees it all the same.
  for (const [id, times] of Object.entries(changed ?? {}))
    if (times > 0 && !counters.includes(id)) rows.push([id, { called: 0, changed: times }]);
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

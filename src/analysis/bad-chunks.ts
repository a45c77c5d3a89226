import { type Campaign, CHUNK_PAIRS, columnsOf, type EngagementColumns } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { type Homogeneity, holm, homogeneity } from '../stats/index.ts';
import { doctrineLabel } from './doctrines.ts';
import { pairHalfPoints } from './pair-values.ts';
import type { BadChunk, ChunkTest } from './summary.ts';

/** Corrected P value below which chunks are reported as different: a false alarm in one run of a thousand. */
const ALARM = 0.001;

/** Whether the chunks of a campaign's results agree, by `[scenario][variant]`. */
export interface ChunkTests {
  readonly tests: readonly (readonly ChunkTest[])[];
  readonly bad: readonly BadChunk[];
}

/**
 * Looks for chunks of pairs that differ from the others. Every pair has its own dice, so all chunks have the same mean except for
 * chance; one that has not was played by other code, on damaged memory, or with faulty dice.
 */
export function chunkTests(campaign: Campaign): ChunkTests {
  const found = campaign.columns.map((row) => row.map((columns) => homogeneity(pairHalfPoints(columns), CHUNK_PAIRS)));
  const width = campaign.variants.length;
  const corrected = holm(found.flat().map(({ p }) => p));
  const at = (s: number, v: number): number => item(corrected, s * width + v);
  return {
    tests: found.map((row, s) => row.map(({ groups, statistic, df }, v) => ({ groups, statistic, df, p: at(s, v) }))),
    bad: found.flatMap((row, s) => row.flatMap((test, v) => (at(s, v) < ALARM ? worstOf(campaign, s, v, test, at(s, v)) : []))),
  };
}

function worstOf(campaign: Campaign, s: number, v: number, { worst }: Homogeneity, p: number): BadChunk[] {
  if (worst === null) return [];
  const scenario = item(campaign.scenarios, s);
  const { from, to, mean, rest } = worst;
  return [
    {
      scenario: scenario.id,
      variant: item(campaign.variants, v).spec,
      ...doctrineLabel(campaign, scenario),
      firstPair: from,
      lastPair: to - 1,
      score: mean / 4,
      otherwise: rest / 4,
      p,
      pair: mostTypical(columnsOf(campaign.columns, s, v), from, to, mean > rest),
      doctrines: scenario.doctrines,
    },
  ];
}

/** The first of the pairs in a stretch that deviate most in its direction. */
function mostTypical(columns: EngagementColumns, from: number, to: number, up: boolean): number {
  const points = pairHalfPoints(columns, from, to);
  const most = points.reduce((best, it) => (up ? Math.max(best, it) : Math.min(best, it)), item(points, 0));
  return from + points.indexOf(most);
}

import type { Comparison, ResultSummary, Summary } from '../analysis/index.ts';

/** What newer versions keep of a comparison or a result, with its name in words. */
const OF_COMPARISONS = {
  vpMiddle: 'the middle of the difference in victory points',
  sharedDice: 'what shared dice are worth',
  effect: 'pairs that moved',
};
const OF_RESULTS = { outcomes: 'games won, drawn and lost', counted: 'how many games rules were counted in' };

/**
 * A summary, perhaps written by an older version, in the form of this one: what is missing gets an empty value and is named.
 * @returns `missing` in words; empty for a summary of this version.
 */
export function completed(summary: Summary): { readonly summary: Summary; readonly missing: readonly string[] } {
  const { comparisons = [], results = [], notes } = summary;
  const missing = [...lacking(comparisons, OF_COMPARISONS), ...lacking(results, OF_RESULTS)];
  return {
    missing,
    summary: {
      ...summary,
      results: results.map(completeResult),
      comparisons: comparisons.map(completeComparison),
      doctrines: summary.doctrines ?? [],
      panels: summary.panels ?? [],
      badChunks: summary.badChunks ?? [],
      seed: summary.seed ?? 'sandtable',
      notes: {
        waivers: notes?.waivers ?? [],
        converted: notes?.converted ?? [],
        ignored: notes?.ignored ?? [],
        imported: notes?.imported ?? [],
        unchecked: notes?.unchecked ?? [],
        ...(notes?.failed !== undefined && { failed: notes.failed }),
      },
    },
  };
}

function lacking(rows: readonly object[], names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).flatMap(([name, words]) => (rows.some((row) => !(name in row)) ? [words] : []));
}

function completeResult(one: ResultSummary): ResultSummary {
  const engagements = one.engagements ?? one.pairs * 2;
  return {
    ...one,
    engagements,
    distinct: one.distinct ?? engagements,
    exercised: one.exercised ?? {},
    outcomes: one.outcomes ?? { red: 0, draw: 0, blue: 0 },
    counted: one.counted ?? engagements,
    audited: one.audited ?? 0,
  };
}

function completeComparison(one: Comparison): Comparison {
  const confident = { confidence: 0.95 };
  return {
    ...one,
    score: { ...confident, ...one.score },
    vpMargin: { ...confident, ...one.vpMargin },
    vpMiddle: one.vpMiddle ?? null,
    sharedDice: one.sharedDice ?? { score: null, vpMargin: null },
    effect: one.effect ?? { moves: { lower: 0, level: 0, higher: 0 }, superiority: null, standardised: null },
  };
}

import type { CorrectedDifference, Summary } from '../analysis/index.ts';

/** `+4.1`, with a true minus sign, of a share in percentage points. */
export function points(share: number): string {
  return signed(100 * share, 1);
}

/** A number with its sign and `digits` decimals; what rounds to 0 has no sign. */
export function signed(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0) return size;
  return `${value < 0 ? '−' : '+'}${size}`;
}

/** `54.3 %`. */
export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}

/** A P value as it is usually written. */
export function pValue(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** `Patrol`, or `Patrol (advance against hold)`. */
export function where({ scenario, doctrine }: { scenario: string; doctrine?: string }, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(scenario) ?? scenario;
  return doctrine === undefined ? title : `${title} (${doctrine})`;
}

/** `95 % interval −1.0 to +2.2, p = 0.043`, of a difference of scores in percentage points. */
export function evidenceInWords({ low, high, p, confidence }: CorrectedDifference): string {
  return `${Number((100 * confidence).toFixed(2))} % interval ${points(low)} to ${points(high)}, p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`}`;
}

/** What the methods are, in sentences, for the end of a report. */
export function methodSentences(summary: Summary): string[] {
  const methods = [...new Set(summary.comparisons.map(({ method }) => method))];
  const corrections = [...new Set(summary.comparisons.map(({ correction }) => correction))];
  return [
    'Every pair is two engagements with the same dice and the seats swapped; pairs are the unit of all statistics.',
    'The score of red is 1 for a win, one half for a draw, 0 for a loss. Variants are compared on the same dice, pair by pair.',
    `Results: ${summary.method}.`,
    ...methods.map((method) => `Differences: ${method}.`),
    ...corrections.map((correction) => `Correction for several comparisons: ${correction}.`),
    ...levelSentences(summary),
    `Confidence ${percent(summary.confidence, 0)}; score differences within ±${Number((100 * summary.margin).toFixed(2))} points count as no difference.`,
    'Shared dice: how many times as many engagements it would take with dice that are not shared, (var a + var b) / var(b − a) by pair, with the infinitesimal jackknife’s interval. Middle VP: Hodges and Lehmann’s estimate with the interval of signed ranks.',
    'Chunks of 64 pairs are tested for one mean by chi-squared, corrected over the results; a warning stands at the top when p < 0.001.',
    'No-op means that every event of every engagement is the same; equivalent, that the whole interval lies inside the margin; different, that the interval leaves out 0 and the corrected P value is at most one less the confidence.',
    ...(summary.doctrines.length > 0
      ? [
          'A verdict depends on the doctrine where it is different in both directions, or different under one pair of doctrines and equivalent or no-op under another. Doctrines share their dice, so averages over them are of one observation a pair, and corrected as a family of their own.',
        ]
      : []),
  ];
}

/** Intervals are told at the level of the correction, so that they and the verdicts say the same. */
function levelSentences({ confidence, comparisons, doctrines }: Summary): string[] {
  const levels = [...comparisons, ...doctrines].flatMap(({ score, vpMargin }) => [score.confidence, vpMargin.confidence]);
  if (levels.every((level) => level === confidence)) return [];
  return [
    'Intervals of differences are at the level at which the correction stops (of m comparisons of which r are found different, one less α / (m − r)), so that an interval leaves out 0 where its corrected P value says so; intervals of results stand each for itself.',
  ];
}

import type { Summary } from '../analysis/index.ts';
import { percent } from './words.ts';

/** The methods, in sentences, for the end of a report. */
export function methodSentences(summary: Summary): string[] {
  const methods = [...new Set(summary.comparisons.map(({ method }) => method))];
  const corrections = [...new Set(summary.comparisons.map(({ correction }) => correction))];
  return [
    'Every pair is two games with the same dice and the seats swapped; pairs are the unit of all statistics.',
    'Draws count half of a win. Rulesets are compared on the same dice, pair by pair.',
    `Results: ${summary.method}.`,
    ...methods.map((method) => `Differences: ${method}.`),
    ...corrections.map((correction) => `Correction for several comparisons: ${correction}.`),
    ...levelSentences(summary),
    ...panelSentences(summary),
    `What is “likely” between two numbers is so at a confidence of ${percent(summary.confidence, 0)}; differences of less than ${Number((100 * summary.margin).toFixed(2))} percentage points of games won are said not to matter.`,
    'Shared dice: how many times as many games it would take without shared dice, (var a + var b) / var(b − a) by pair, with the infinitesimal jackknife’s interval. Middle VP: Hodges and Lehmann’s estimate with the interval of signed ranks.',
    'Chunks of 64 pairs are tested for a common mean by chi-squared, corrected over the results; a warning at the top appears when p < 0.001.',
    'No difference at all means that every event of every game is the same; no difference that matters, that the whole interval lies inside the margin; different, that the interval excludes 0 and the corrected P value is at most 1 − confidence.',
    ...(summary.doctrines.length > 0
      ? [
          'A verdict depends on the doctrine where it is different in both directions, or different under one pair of doctrines and certainly not under another. Doctrines share their dice, so averages over them have one observation per pair, and are corrected as their own family.',
        ]
      : []),
  ];
}

/** How values of panels are known, and when a verdict is said to depend on who plays. */
function panelSentences({ panels }: Summary): string[] {
  const methods = [...new Set(panels.map(({ method }) => method))];
  if (methods.length === 0) return [];
  return [
    ...methods.map((method) => `What both sides can expect: value of the matrix game, ${method}.`),
    'Comparisons of what both sides can expect share the error (Bonferroni); those of single meetings are a family of their own. At the old mix: a mean by pair with the weights as estimated.',
    'A verdict depends on who plays where it is certainly different in both directions, among players who do worse by at most 15 percentage points than the best mix against the other side’s, under both rulesets.',
  ];
}

/** Intervals are given at the level of the correction, so that they agree with the verdicts. */
function levelSentences({ confidence, comparisons, doctrines }: Summary): string[] {
  const levels = [...comparisons, ...doctrines].flatMap(({ score, vpMargin }) => [score.confidence, vpMargin.confidence]);
  if (levels.every((level) => level === confidence)) return [];
  return [
    'Intervals of differences are at the level at which the correction stops (of m comparisons of which r are found different, one less α / (m − r)), so that an interval excludes 0 exactly where its corrected P value is significant; intervals of results are not corrected.',
  ];
}

import type { Comparison, ResultSummary, Summary } from '../analysis/index.ts';

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

/** One comparison as a sentence: the verdict first, then the numbers it rests on. */
export function comparisonSentence(one: Comparison, summary: Summary, titles: ReadonlyMap<string, string>): string {
  const place = where(one, titles);
  const { difference, low, high, p } = one.score;
  const level = `${Number((100 * summary.confidence).toFixed(2))} % interval ${points(low)} to ${points(high)}`;
  const numbers = `red’s score moves by ${points(difference)} percentage points (${level}, p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`})`;
  const sentence = {
    'no-op': `${one.variant} changes nothing in ${place}: every engagement is the same in every event as under ${one.baseline}.`,
    equivalent: `${one.variant} makes no difference that matters in ${place}: ${numbers}, inside ±${Number((100 * summary.margin).toFixed(2))}.`,
    different: `${one.variant} helps ${one.favours ?? 'neither side'} in ${place}: against ${one.baseline} ${numbers}.`,
    'not enough evidence': `There is not enough evidence about ${one.variant} in ${place}: ${numbers}.`,
  }[one.verdict];
  const bases = one.differentBases ? ' The two editions are different games, so this is not one rule’s doing.' : '';
  const doctrine = one.dependsOnDoctrine === true ? ' Under other doctrines the verdict is another.' : '';
  return sentence + bases + doctrine;
}

/** One result as a sentence, for runs with nothing to compare. */
export function resultSentence(one: ResultSummary, titles: ReadonlyMap<string, string>): string {
  const { estimate, low, high } = one.score;
  const lean = low > 0.5 ? 'favours red' : high < 0.5 ? 'favours blue' : 'shows no certain favour';
  return `${where(one, titles)} ${lean} under ${one.variant}: red scores ${percent(estimate)} (${percent(low)} to ${percent(high)}).`;
}

/** The answer of a run: a headline, and a sentence for each comparison, or for each result where there is nothing to compare. */
export function answer(summary: Summary, titles: ReadonlyMap<string, string>): { headline: string; sentences: string[] } {
  if (summary.comparisons.length === 0) {
    const sentences = summary.results.map((one) => resultSentence(one, titles));
    return { headline: 'How the armies fare', sentences };
  }
  return { headline: headline(summary.comparisons), sentences: summary.comparisons.map((one) => comparisonSentence(one, summary, titles)) };
}

function headline(comparisons: readonly Comparison[]): string {
  const [only] = comparisons;
  if (comparisons.length === 1 && only !== undefined) {
    return {
      'no-op': `${only.variant} changes nothing`,
      equivalent: `${only.variant} makes no difference that matters`,
      different: `${only.variant} helps ${only.favours ?? 'neither side'}`,
      'not enough evidence': `Not enough evidence about ${only.variant}`,
    }[only.verdict];
  }
  const count = (verdict: Comparison['verdict']) => comparisons.filter((one) => one.verdict === verdict).length;
  const different = count('different');
  const all = comparisons.length;
  if (different > 0) return `${different} of ${all} comparisons show a difference`;
  if (count('no-op') === all) return `None of ${all} comparisons changes anything`;
  const open = count('not enough evidence');
  return open > 0 ? `${open} of ${all} comparisons are still open` : `None of ${all} comparisons makes a difference that matters`;
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
    `Confidence ${percent(summary.confidence, 0)}; score differences within ±${Number((100 * summary.margin).toFixed(2))} points count as no difference.`,
    'No-op means that every event of every engagement is the same; equivalent, that the whole interval lies inside the margin.',
  ];
}

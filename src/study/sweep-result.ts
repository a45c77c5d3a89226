import { doctrineLabel } from '../analysis/doctrines.ts';
import { pairScores } from '../analysis/pair-values.ts';
import type { Comparison, Difference, Summary, Verdict } from '../analysis/summary.ts';
import { identicalPairs } from '../analysis/verdict.ts';
import type { Names } from '../campaign/names.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { type ListNotes, listNotesOf } from '../scenario/list-notes.ts';
import { type Crossing, contrast, crossing, exactly, type Interval, meanInterval, type Numbers, slopeWeights } from '../stats/index.ts';
import type { Range } from './ranges.ts';
import type { Sweep } from './sweep.ts';

/** One value (or combination of values) in one scenario. */
export interface SweepPoint {
  readonly values: readonly string[];
  readonly spec: string;
  /** Score of red. */
  readonly score: Interval;
  /** Relative to the ruleset's own value, on the same dice; null for that value itself. */
  readonly difference: Difference | null;
  readonly verdict: Verdict | null;
  readonly favours: 'red' | 'blue' | null;
}

/** A stretch of values over which the score goes against the trend. */
export interface Turn {
  readonly from: string;
  readonly to: string;
  readonly difference: Interval;
}

/** How red's score depends on one parameter, over its numeric values. */
export interface SweepTrend {
  readonly param: string;
  /** Change of red's score for each 1 of the parameter: the least-squares slope of each pair; over all values of another parameter. */
  readonly slope: Interval;
  /** The distance between neighbouring values, if it is always the same. */
  readonly step: number | null;
  readonly direction: 'up' | 'down' | 'unclear';
  /** The estimates never go the other way from one value to the next. */
  readonly steady: boolean;
  /** Steps that certainly go the other way; Bonferroni over the steps. */
  readonly turns: readonly Turn[];
  /** Where red's score passes one half; null where it stays on one side. Only for a sweep of one parameter. */
  readonly even: Crossing | null;
}

/** One scenario of a sweep. */
export interface SweptScenario {
  readonly scenario: string;
  readonly doctrine?: string;
  /** Score of red with the values that the ruleset has. */
  readonly current: Interval;
  readonly points: readonly SweepPoint[];
  readonly trends: readonly SweepTrend[];
  /** For two parameters: change of one's slope for each 1 of the other; 0 where their effects add up. */
  readonly together: Interval | null;
}

/** The content of `sweep.json`. */
export interface SweepResult {
  readonly format: 1;
  readonly spec: string;
  readonly pairs: number;
  readonly confidence: number;
  readonly margin: number;
  readonly params: readonly { readonly name: string; readonly values: readonly string[]; readonly current: string | null }[];
  readonly method: string;
  readonly correction: string;
  readonly trendMethod: string;
  readonly scenarios: readonly SweptScenario[];
  /** What armies and rulesets are called; absent in results of older versions. */
  readonly names?: Names;
  /** What is told of the army lists; absent in results of older versions. */
  readonly lists?: ListNotes;
}

const TREND_METHOD = "slope by pair on the same dice with the interval of its mean; crossing by Fieller's test between neighbours";

/** The result of a sweep, from its campaign and summary. */
export function sweepResult(sweep: Sweep, ranges: readonly Range[], spec: string, campaign: Campaign, summary: Summary): SweepResult {
  const comparison = summary.comparisons[0];
  return {
    format: 1,
    spec,
    pairs: campaign.pairs,
    confidence: summary.confidence,
    margin: summary.margin,
    params: ranges.map(({ name }, i) => ({ name, values: valuesOf(sweep, i), current: sweep.current[i] ?? null })),
    method: comparison?.method ?? summary.method,
    correction: comparison?.correction ?? 'none',
    trendMethod: TREND_METHOD,
    ...(summary.names !== undefined && { names: summary.names }),
    lists: listNotesOf(summary.notes),
    scenarios: campaign.scenarios.map((scenario, s) => {
      const label = doctrineLabel(campaign, scenario);
      const same = (it: { scenario: string; doctrine?: string }): boolean =>
        it.scenario === scenario.id && (label.doctrine === undefined || it.doctrine === label.doctrine);
      const columnsOf = (of: string): EngagementColumns =>
        campaign.columns[s]?.[campaign.variants.findIndex((it) => it.spec === of)] as EngagementColumns;
      const scoreOf = (of: string): Interval => summary.results.find((it) => same(it) && it.variant === of)?.score as Interval;
      const points = sweep.rulesets.map((it) => ({
        ...it,
        score: scoreOf(it.spec),
        ...comparedBy(summary.comparisons.find((one) => same(one) && one.variant === it.spec)),
      }));
      const columns = sweep.rulesets.map((it) => columnsOf(it.spec));
      const alike = columns.every((it) => it === columns[0] || identicalPairs(it, columns[0] as EngagementColumns) * 2 === it.rows);
      const scores = columns.map((columns) => pairScores(columns));
      const judge: Judge = { scores, alike, confidence: summary.confidence };
      return {
        scenario: scenario.id,
        ...label,
        current: scoreOf(spec),
        points,
        trends: ranges.flatMap(({ name }, i) => trendOf(name, sweep, i, judge) ?? []),
        together: ranges.length === 2 ? togetherOf(sweep, judge) : null,
      };
    }),
  };
}

const comparedBy = (found: Comparison | undefined): Pick<SweepPoint, 'difference' | 'verdict' | 'favours'> =>
  found === undefined
    ? { difference: null, verdict: null, favours: null }
    : { difference: found.score, verdict: found.verdict, favours: found.favours ?? null };

const valuesOf = (sweep: Sweep, i: number): string[] => [...new Set(sweep.rulesets.map((it) => it.values[i] as string))];

/** Values as numbers; null if some are not numbers, or there is only one. */
export function numbersOf(values: readonly string[]): number[] | null {
  const numbers = values.map(Number);
  return numbers.length > 1 && values.every((it, k) => it !== '' && Number.isFinite(numbers[k])) ? numbers : null;
}

interface Judge {
  /** Of each ruleset, by pair. */
  readonly scores: readonly Numbers[];
  /** Every engagement is the same in every event under all rulesets. */
  readonly alike: boolean;
  readonly confidence: number;
}

/** The interval of a weighted sum of the scores; positive and negative weights cancel, so only half of their size counts as range. */
function meanContrast(weights: Numbers, { scores, alike, confidence }: Judge): Interval {
  if (alike) return exactly(0);
  let range = 0;
  for (let v = 0; v < weights.length; v++) range += Math.abs(item(weights, v)) / 2;
  return meanInterval(contrast(scores, weights), confidence, range);
}

function trendOf(param: string, sweep: Sweep, i: number, judge: Judge): SweepTrend | null {
  const texts = valuesOf(sweep, i);
  const numbers = numbersOf(texts);
  if (numbers === null) return null;
  const order = texts.map((_, k) => k).sort((a, b) => item(numbers, a) - item(numbers, b));
  const x = order.map((k) => item(numbers, k));
  const groups = order.map((k) => sweep.rulesets.flatMap((it, v) => (it.values[i] === texts[k] ? [v] : [])));
  const means = groups.map((group) => meanOf(group.map((v) => item(judge.scores, v))));
  const grouped: Judge = { ...judge, scores: means };
  const slope = meanContrast(slopeWeights(x), grouped);
  const direction = slope.low > 0 ? 'up' : slope.high < 0 ? 'down' : 'unclear';
  const stepwise: Judge = { ...grouped, confidence: 1 - (1 - judge.confidence) / (x.length - 1) };
  const steps = x.slice(1).map((_, k): Turn => {
    const weights = x.map((__, v) => (v === k ? -1 : v === k + 1 ? 1 : 0));
    return { from: item(texts, item(order, k)), to: item(texts, item(order, k + 1)), difference: meanContrast(weights, stepwise) };
  });
  const signs = new Set(steps.map(({ difference }) => Math.sign(difference.estimate)).filter((it) => it !== 0));
  const against = direction === 'up' ? -1 : direction === 'down' ? 1 : 0;
  const gaps = x.slice(1).map((value, k) => value - item(x, k));
  const firstGap = item(gaps, 0);
  return {
    param,
    slope,
    step: gaps.every((gap) => Math.abs(gap - firstGap) < 1e-9) ? firstGap : null,
    direction,
    steady: signs.size <= 1,
    turns: steps.filter(({ difference: { low, high } }) => (against < 0 && high < 0) || (against > 0 && low > 0)),
    even: sweep.current.length === 1 ? crossing(means, x, 0.5, judge.confidence, 0.5) : null,
  };
}

function meanOf(columns: readonly Numbers[]): Numbers {
  return columns.length === 1
    ? item(columns, 0)
    : contrast(
        columns,
        columns.map(() => 1 / columns.length),
      );
}

/** How the slope of one parameter changes with the other, over the whole grid. */
function togetherOf(sweep: Sweep, judge: Judge): Interval | null {
  const centred = [0, 1].map((i) => {
    const texts = valuesOf(sweep, i);
    const numbers = numbersOf(texts);
    if (numbers === null) return null;
    const weights = slopeWeights(numbers);
    return sweep.rulesets.map((it) => item(weights, texts.indexOf(it.values[i] as string)));
  });
  const [first, second] = centred;
  if (!first || !second) return null;
  return meanContrast(
    first.map((weight, v) => weight * item(second, v)),
    judge,
  );
}

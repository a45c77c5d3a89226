import { armyHead, type Colour, findingWords, naming } from '../analysis/index.ts';
import { counted } from '../rules/counted.ts';
import { listSentences } from '../scenario/list-notes.ts';
import type { Crossing, Interval } from '../stats/index.ts';
import { eachWords } from './param-words.ts';
import { numbersOf, type SweepPoint, type SweepResult, type SweepTrend, type SweptScenario } from './sweep-result.ts';

/** A table as text: columns of which some are numbers. */
export interface TextTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Heads of right-aligned columns. */
  readonly right: readonly string[];
}

const hundred = (share: number): string => (100 * share).toFixed(1);
const short = (n: number): string => String(Number(n.toPrecision(3)));
const range = ({ low, high }: { low: number; high: number }, show: (n: number) => string): string => `${show(low)} to ${show(high)}`;

export const placeName = ({ scenario, doctrine }: SweptScenario): string =>
  doctrine === undefined ? scenario : `${scenario} (${doctrine})`;

/** The sweep in sentences, one for each scenario and parameter. */
export function sweepSentences(result: SweepResult): string[] {
  const { army } = naming(result);
  return result.scenarios.flatMap((it) => {
    const called = (colour: Colour): string => army(colour, it.scenario);
    const trends = it.trends.map((trend) => `${placeName(it)}: ${trendSentence(trend, called)}`);
    const plain = trends.length === 0 ? [`${placeName(it)}: ${extremes(it, called('red'))}`] : [];
    return [...trends, ...plain, ...togetherSentence(it, result)];
  });
}

function trendSentence({ param, slope, step, direction, steady, turns, even }: SweepTrend, called: (colour: Colour) => string): string {
  const unit = step ?? 1;
  const each = eachWords(param, short(unit));
  const trend =
    direction === 'unclear'
      ? `no clear trend over ${param}: ${each} is worth between ${percentagePoints(slope.low * unit)} and ${percentagePoints(slope.high * unit)} percentage points to ${called('red')}`
      : `${each} ${worth(slope, called, unit)}${steady ? ', the same way at every step' : ''}`;
  const back = turns.map(
    ({ from, to, difference }) => `the step from ${from} to ${to} goes the other way: it ${worth(difference, called)}`,
  );
  return `${[trend, ...back, ...(even === null ? [] : [evenWords(even)])].join('; ')}.`;
}

/** A change of red's score by hundredths, with a sign. */
const percentagePoints = (share: number): string => {
  const shown = (100 * share).toFixed(1);
  return Number(shown) > 0 ? `+${shown}` : shown.replace(/^-(0\.0)$/, '$1');
};

/** `is worth 7.4 percentage points to red (likely 6.0 to 8.8)`: a change of red's score as a gain of the army that it helps. */
function worth({ estimate, low, high }: Interval, called: (colour: Colour) => string, unit = 1): string {
  const helped = estimate < 0 ? 'blue' : 'red';
  const [from, to] = estimate < 0 ? [-high, -low] : [low, high];
  const shown = (share: number): string => (100 * unit * share).toFixed(1).replace(/^-(0\.0)$/, '$1');
  return `is worth ${shown(Math.abs(estimate))} percentage points to ${called(helped)} (likely ${shown(from)} to ${shown(to)})`;
}

/** Where the score passes one half. */
export function evenWords({ at, low, high, below, above }: Crossing): string {
  const from = below ? `${short(low)} or less` : short(low);
  const to = above ? `${short(high)} or more` : short(high);
  if (at.length === 0) return `the armies may be even between ${from} and ${to}`;
  return `the armies are even at about ${at.map(short).join(' and ')} (likely ${from} to ${to})`;
}

/** For values that are words. */
function extremes({ points }: SweptScenario, army: string): string {
  const sorted = [...points].sort((a, b) => a.score.estimate - b.score.estimate);
  const tell = (it: SweepPoint | undefined): string =>
    it === undefined ? '' : `${it.values.join(', ')} (${(100 * it.score.estimate).toFixed(1)} %)`;
  return `${army} won the fewest games with ${tell(sorted[0])} and the most with ${tell(sorted.at(-1))}.`;
}

function togetherSentence(it: SweptScenario, { params }: SweepResult): string[] {
  if (it.together === null) return [];
  const { estimate, low, high } = it.together;
  const [one, other] = params.map(({ name }) => name);
  const by = `${percentagePoints(estimate)} percentage points (${range({ low, high }, percentagePoints)})`;
  const words =
    low <= 0 && high >= 0
      ? `no sign that the two interact: ${by} on the effect of one for each +1 of the other`
      : `the two interact: each +1 of ${one} changes the effect of +1 of ${other} by ${by}`;
  return [`${placeName(it)}: ${words}.`];
}

/** The tables of a sweep: values in rows, or for two parameters a grid for each scenario. */
export const sweepTables = (result: SweepResult): TextTable[] =>
  result.params.length === 1 ? [listTable(result)] : result.scenarios.map((it) => gridTable(it, result));

function listTable(result: SweepResult): TextTable {
  const name = result.params[0]?.name ?? '';
  const won = `won by ${armyHead(result, 'red')}, %`;
  const percent = `${Math.round(result.confidence * 1000) / 10} %`;
  const rows = result.scenarios.flatMap((it) => withCurrent(it, result).map((point) => [placeName(it), ...listRow(point)]));
  return {
    title: '',
    heads: ['scenario', name, won, `${percent} interval`, 'difference', 'its interval', 'verdict'],
    rows,
    right: [name, won, 'difference'],
  };
}

function listRow({ values, score, difference, verdict, favours }: SweepPoint): string[] {
  return [
    values.join(', '),
    hundred(score.estimate),
    range(score, hundred),
    difference === null ? '' : percentagePoints(difference.difference),
    difference === null ? '' : range(difference, percentagePoints),
    verdict === null ? 'as it is' : findingWords(verdict, favours ?? undefined),
  ];
}

/** The points of a sweep of one parameter, including the ruleset's own value; numbers in ascending order. */
export function withCurrent({ points, current }: SweptScenario, { spec, params }: SweepResult): SweepPoint[] {
  const now = params[0]?.current ?? null;
  const all = [...points];
  if (now !== null && !points.some((it) => it.spec === spec))
    all.push({ values: [now], spec, score: current, difference: null, verdict: null, favours: null });
  if (numbersOf(all.map((it) => it.values[0] ?? '')) === null) return all;
  return all.sort((a, b) => Number(a.values[0]) - Number(b.values[0]));
}

/** What the marks next to the scores of a grid mean. */
export const GRID_LEGEND =
  'Games won by red, in per cent (draws count half); * as it is, r or b: helps red or blue, = no difference that matters, ? not enough games to tell.';

function gridTable(it: SweptScenario, { params }: SweepResult): TextTable {
  const [down, across] = params as [SweepResult['params'][0], SweepResult['params'][0]];
  const columns = across.values.map((value) => `${across.name}=${value}`);
  const rows = down.values.map((value) => [
    value,
    ...across.values.map((other) => {
      const point = it.points.find(({ values }) => values[0] === value && values[1] === other);
      return point === undefined ? '' : `${hundred(point.score.estimate)} ${markOf(point)}`;
    }),
  ]);
  return { title: placeName(it), heads: [down.name, ...columns], rows, right: [down.name, ...columns] };
}

function markOf({ verdict, favours }: SweepPoint): string {
  if (verdict === null) return '*';
  if (verdict === 'different') return favours === 'red' ? 'r' : 'b';
  return verdict === 'not enough evidence' ? '?' : '=';
}

/** How it was computed, in one line. */
export const sweepMethod = ({ pairs, method, correction, trendMethod, confidence }: SweepResult): string =>
  `${counted(pairs, 'pair')} per ruleset, on the same dice. Differences: ${method}; ${correction}. Trends: ${trendMethod}, each separately at ${Math.round(confidence * 1000) / 10} %.`;

/** One page for a pull request. */
export function sweepMarkdown(result: SweepResult): string {
  const names = result.params.map((it) => `\`${it.name}\``).join(' and ');
  const tables = sweepTables(result).flatMap(({ title, heads, rows, right }) => [
    ...(title === '' ? [] : [`### ${title}`, '']),
    line(heads),
    line(heads.map((head) => (right.includes(head) ? '---:' : '---'))),
    ...rows.map(line),
    '',
  ]);
  return [
    `## ${names} under ${escaped(naming(result).ruleset(result.spec))}`,
    '',
    ...[...sweepSentences(result), ...listSentences(result.lists)].map((it) => `- ${escaped(it)}`),
    '',
    ...tables,
    ...(result.params.length === 1 ? [] : [escaped(GRID_LEGEND), '']),
    escaped(sweepMethod(result)),
    '',
  ].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('_', '\\_');

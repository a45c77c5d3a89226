import { armyHead, naming, onceEach, withoutPanels } from '../analysis/index.ts';
import type { AcrossDoctrines, Comparison, Difference, Summary } from '../analysis/summary.ts';
import { answer } from '../report/answer.ts';
import { chunkWarnings, fewDistinct, littleRoom } from '../report/warnings.ts';
import { counted } from '../rules/counted.ts';
import { listSentences } from '../scenario/list-notes.ts';
import type { Interval } from '../stats/interval.ts';
import { fewLines } from './details.ts';
import { panelText } from './panel-text.ts';
import { verdictText } from './paper.ts';
import { folded, paint, table } from './print.ts';

/** A share in percentage points, with its sign. */
const points = (share: number): string => signed(100 * share, 1);
const signed = (n: number, digits: number): string => {
  const text = n.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : `${n > 0 ? '+' : ''}${text}`;
};
const within = ({ low, high }: { low: number; high: number }, show: (n: number) => string): string => `${show(low)} to ${show(high)}`;
const place = ({ scenario, doctrine }: { scenario: string; doctrine?: string }): string =>
  doctrine === undefined ? scenario : `${scenario} (${doctrine})`;
const pValue = (p: number): string => (p < 0.0001 ? '<0.0001' : p.toFixed(4));

export interface SummaryTextOptions {
  /** Print the tables behind the answer too. */
  readonly details?: boolean;
  /** What moved along with a comparison, in words. */
  readonly along?: (one: Comparison) => string;
}

/** The results for a terminal: the answer, and the tables behind it where they are asked for. */
export function summaryText(whole: Summary, { details = false, along }: SummaryTextOptions = {}): string {
  const answered = answerText(whole, details, along);
  if (!details) return answered;
  const summary = withoutPanels(whole);
  const { comparisons, doctrines, results, notes } = summary;
  const parts = [answered, panelText(whole)];
  if (doctrines.length > 0) parts.push(acrossTable(doctrines, summary));
  if (comparisons.length > 0) parts.push(comparisonTable(summary), methodText(summary));
  if (results.length > 0) parts.push(resultTable(summary));
  parts.push(exerciseText(onceEach(whole)));
  if (notes.waivers.length > 0) parts.push(`Waived: ${notes.waivers.join(', ')}.`);
  if (notes.converted.length > 0) parts.push(`Converted datasheets: ${notes.converted.join(', ')}.`);
  if (notes.ignored.length > 0) parts.push(`Parts of the mission not played: ${notes.ignored.join(', ')}.`);
  return parts.filter((part) => part !== '').join('\n\n');
}

function answerText(summary: Summary, details: boolean, along?: (one: Comparison) => string): string {
  const { headline, sentences } = answer(summary, along);
  const told = (detailed: boolean) => sentences.map(({ text, detail }) => (!detailed || detail === undefined ? text : `${text} ${detail}`));
  // What moved where nothing was decided belongs to the answer.
  const isOpen = summary.comparisons.length === 1 && summary.comparisons[0]?.verdict === 'not enough evidence';
  const warnings = [...(summary.notes.failed ?? []), ...chunkWarnings(summary)].map((line) => paint('red', line));
  const hints = [...listSentences({ ...summary.notes, failed: [] }), ...fewDistinct(onceEach(summary)), ...littleRoom(summary)];
  const lines = [paint('bold', `${headline}.`), ...told(details || isOpen)];
  const shown = details ? [...lines, ...warnings, ...hints] : fewLines(lines, [...warnings, ...hints]);
  return shown.map((line) => folded(line)).join('\n');
}

function acrossTable(doctrines: readonly AcrossDoctrines[], summary: Summary): string {
  const named = naming(summary);
  const heads = ['over doctrines', 'ruleset', 'verdict', wonBy(summary), ...DIFFERENCE_HEADS];
  const rows = doctrines.map((it) => [
    `${it.scenario}, ${it.doctrines.length} pairs`,
    named.ruleset(it.variant),
    verdictText(it, named),
    ...differenceCells(it.score, it.vpMargin),
  ]);
  return table(heads, rows, [...RIGHT, wonBy(summary)]);
}

/** Head of a column of shares or their differences. */
const wonBy = (summary: Summary): string => `won by ${armyHead(summary, 'red')}`;

const DIFFERENCE_HEADS = ['interval', 'p', 'VP margin', 'VP interval'];
const RIGHT = ['p', 'VP margin', 'identical', 'pairs', 'rounds', 'different games'];

function differenceCells(score: Difference, vp: Difference): string[] {
  return [points(score.difference), within(score, points), pValue(score.p), signed(vp.difference, 2), within(vp, (n) => signed(n, 2))];
}

function comparisonTable(summary: Summary): string {
  const named = naming(summary);
  const [first] = summary.comparisons;
  const against = `against ${named.ruleset(first?.baseline ?? '')}`;
  const heads = [against, 'ruleset', 'verdict', wonBy(summary), ...DIFFERENCE_HEADS, 'middle VP', 'identical', 'shared dice'];
  const rows = summary.comparisons.map((it) => [
    place(it),
    named.ruleset(it.variant),
    verdictText(it, named),
    ...differenceCells(it.score, it.vpMargin),
    it.vpMiddle === null ? '' : `${signed(it.vpMiddle.estimate, 2)} (${within(it.vpMiddle, (n) => signed(n, 2))})`,
    String(it.identicalPairs),
    factorText(it.sharedDice.vpMargin),
  ]);
  return table(heads, rows, [...RIGHT, wonBy(summary)]);
}

/** `x2.4 (2.1 to 2.8)` */
const factorText = (factor: Interval | null): string =>
  factor === null ? '' : `x${factor.estimate.toFixed(1)} (${within(factor, (n) => n.toFixed(1))})`;

function methodText({ comparisons, doctrines }: Summary): string {
  const methods = [...new Set(comparisons.map((it) => `${it.method}; correction: ${it.correction}`))];
  const levels = [...comparisons, ...doctrines].map(({ score }) => score.confidence);
  const level = (n: number): string => `${Number((100 * n).toFixed(2))} %`;
  const lines = [
    `Differences are in percentage points of games won, on the same dice. Method: ${methods.join(' / ')}. Intervals of differences at ${[...new Set(levels.map(level))].join(' and ')} each.`,
    'Middle VP: Hodges and Lehmann’s estimate of the typical difference by pair, which a few lopsided games do not distort.',
    'Shared dice: how many times as many games it would take to know the difference in VP as precisely without shared dice.',
  ];
  if (comparisons.some((it) => it.differentBases)) {
    lines.push('Editions on different bases are different games: no single rule explains such a difference.');
  }
  return lines.map((line) => paint('dim', line)).join('\n');
}

function resultTable(summary: Summary): string {
  const { ruleset } = naming(summary);
  const level = `${Math.round(summary.confidence * 1000) / 10} % interval`;
  const heads = ['scenario', 'ruleset', 'pairs', 'different games', wonBy(summary), level, 'first turn', 'seat 0', 'rounds'];
  const edge = (it: Interval): string => `${points(it.estimate)} (${within(it, points)})`;
  const share = (n: number): string => `${(100 * n).toFixed(1)} %`;
  const rows = summary.results.map((it) => [
    place(it),
    ruleset(it.variant),
    String(it.pairs),
    String(it.distinct),
    share(it.score.estimate),
    within(it.score, (n) => (100 * n).toFixed(1)),
    edge(it.firstTurnAdvantage),
    edge(it.seatAdvantage),
    it.rounds.estimate.toFixed(2),
  ]);
  return table(heads, rows, [...RIGHT, wonBy(summary)]);
}

/** Most rules that two rulesets may differ in to be listed one by one. */
const MOST_RULES = 12;

/** The rules that rulesets differ in, or, if there are none or too many, how many of all came up. */
function exerciseText(summary: Summary): string {
  const { comparisons, results } = summary;
  const { ruleset, rule } = naming(summary);
  const few = comparisons.filter(({ rules = [] }) => rules.length <= MOST_RULES);
  const differing = [...new Set(few.flatMap(({ rules = [] }) => rules.map(({ id }) => id)))];
  if (differing.length > 0) {
    const heads = ['rule', 'scenario', 'ruleset', 'came up', 'changed'];
    const rows = differing.flatMap((id) =>
      results.flatMap((it) => {
        const found = it.exercised[id];
        if (found === undefined) return [];
        const changed = found.changed === null ? '' : `${found.changed} of ${counted(it.audited, 'game')}`;
        return [[rule(id), place(it), ruleset(it.variant), `${counted(found.called, 'time')} in ${counted(it.counted, 'game')}`, changed]];
      }),
    );
    if (rows.length > 0) return table(heads, rows);
  }
  const lines = results.map((it) => {
    const all = Object.values(it.exercised);
    const called = all.filter(({ called: calls, changed }) => calls > 0 || (changed ?? 0) > 0).length;
    return `${place(it)} under ${ruleset(it.variant)}: ${called} of ${all.length} rules and procedures came up in the first ${counted(it.counted, 'game')}.`;
  });
  return lines.map((line) => paint('dim', line)).join('\n');
}

import { onceEach, withoutPanels } from '../analysis/index.ts';
import type { AcrossDoctrines, Comparison, Difference, ResultSummary, Summary } from '../analysis/summary.ts';
import { answer } from '../report/answer.ts';
import { chunkWarnings, fewDistinct, littleRoom } from '../report/warnings.ts';
import type { Interval } from '../stats/interval.ts';
import { panelText } from './panel-text.ts';
import { verdictText } from './paper.ts';
import { paint, table } from './print.ts';

/** Most sentences before the tables; of more only those with the verdict `different`, up to this many. */
const MOST_SENTENCES = 6;

const three = (n: number): string => n.toFixed(3);
const signed = (n: number, digits = 3): string => {
  const text = n.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : `${n > 0 ? '+' : ''}${text}`;
};
const within = ({ low, high }: { low: number; high: number }, show: (n: number) => string): string => `${show(low)} to ${show(high)}`;
const place = ({ scenario, doctrine }: { scenario: string; doctrine?: string }): string =>
  doctrine === undefined ? scenario : `${scenario} (${doctrine})`;
const pValue = (p: number): string => (p < 0.0001 ? '<0.0001' : p.toFixed(4));

/** The results for a terminal: the answer, then the tables behind it. */
export function summaryText(whole: Summary): string {
  const summary = withoutPanels(whole);
  const { comparisons, doctrines, results, notes } = summary;
  const parts = [answerText(whole), panelText(whole)];
  if (doctrines.length > 0) parts.push(acrossTable(doctrines));
  if (comparisons.length > 0) parts.push(comparisonTable(comparisons), methodText(summary));
  if (results.length > 0) parts.push(resultTable(results, summary.confidence));
  parts.push(exerciseText(onceEach(whole)));
  if (notes.waivers.length > 0) parts.push(`Waived: ${notes.waivers.join(', ')}.`);
  if (notes.converted.length > 0) parts.push(`Converted datasheets: ${notes.converted.join(', ')}.`);
  if (notes.ignored.length > 0) parts.push(`Parts of the mission not played: ${notes.ignored.join(', ')}.`);
  return parts.filter((part) => part !== '').join('\n\n');
}

function answerText(summary: Summary): string {
  const { headline, sentences } = answer(summary);
  const shown =
    sentences.length <= MOST_SENTENCES ? sentences : sentences.filter(({ favours }) => favours !== undefined).slice(0, MOST_SENTENCES);
  const rest = sentences.length - shown.length;
  const lines = [
    ...shown.map(({ text, detail }) => (detail === undefined ? text : `${text} ${detail}`)),
    ...(rest > 0 ? [`${rest} more are in the table.`] : []),
  ];
  const warnings = chunkWarnings(summary).map((line) => paint('red', line));
  return [paint('bold', `${headline}.`), ...lines, ...warnings, ...fewDistinct(onceEach(summary)), ...littleRoom(summary)].join('\n');
}

function acrossTable(doctrines: readonly AcrossDoctrines[]): string {
  const heads = ['over doctrines', 'ruleset', 'verdict', ...DIFFERENCE_HEADS];
  const rows = doctrines.map((it) => [
    `${it.scenario}, ${it.doctrines.length} pairs`,
    it.variant,
    it.verdict === 'depends on the doctrine' ? paint('yellow', it.verdict) : verdictText(it.verdict, it.favours),
    ...differenceCells(it.score, it.vpMargin),
  ]);
  return table(heads, rows, RIGHT);
}

const DIFFERENCE_HEADS = ['score of red', 'interval', 'p', 'VP margin', 'VP interval'];
const RIGHT = ['score of red', 'p', 'VP margin', 'identical', 'pairs', 'red wins', 'rounds', 'distinct'];

function differenceCells(score: Difference, vp: Difference): string[] {
  return [
    signed(score.difference),
    within(score, (n) => signed(n)),
    pValue(score.p),
    signed(vp.difference, 2),
    within(vp, (n) => signed(n, 2)),
  ];
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  const heads = [`against ${comparisons[0]?.baseline}`, 'ruleset', 'verdict', ...DIFFERENCE_HEADS, 'middle VP', 'identical', 'shared dice'];
  const rows = comparisons.map((it) => [
    place(it),
    it.variant,
    verdictText(it.verdict, it.favours),
    ...differenceCells(it.score, it.vpMargin),
    it.vpMiddle === null ? '' : `${signed(it.vpMiddle.estimate, 2)} (${within(it.vpMiddle, (n) => signed(n, 2))})`,
    String(it.identicalPairs),
    factorText(it.sharedDice.vpMargin),
  ]);
  return table(heads, rows, RIGHT);
}

/** `x2.4 (2.1 to 2.8)` */
const factorText = (factor: Interval | null): string =>
  factor === null ? '' : `x${factor.estimate.toFixed(1)} (${within(factor, (n) => n.toFixed(1))})`;

function methodText({ comparisons, doctrines }: Summary): string {
  const methods = [...new Set(comparisons.map((it) => `${it.method}; correction: ${it.correction}`))];
  const levels = [...comparisons, ...doctrines].map(({ score }) => score.confidence);
  const level = (n: number): string => `${Number((100 * n).toFixed(2))} %`;
  const lines = [
    `Differences are paired on the same dice. Method: ${methods.join(' / ')}. Intervals of differences at ${[...new Set(levels.map(level))].join(' and ')} each.`,
    'Middle VP: Hodges and Lehmann’s estimate of the typical difference by pair, which a few lopsided games do not distort.',
    'Shared dice: how many times as many engagements it would take to know the difference in VP as precisely without shared dice.',
  ];
  if (comparisons.some((it) => it.differentBases)) {
    lines.push('Editions on different bases are different games: no single rule explains such a difference.');
  }
  return lines.map((line) => paint('dim', line)).join('\n');
}

function resultTable(results: readonly ResultSummary[], confidence: number): string {
  const percent = `${Math.round(confidence * 1000) / 10} % interval`;
  const heads = ['scenario', 'ruleset', 'pairs', 'distinct', 'red wins', 'score of red', percent, 'first turn', 'seat 0', 'rounds'];
  const edge = (it: Interval): string => `${signed(it.estimate)} (${within(it, (n) => signed(n))})`;
  const rows = results.map((it) => [
    place(it),
    it.variant,
    String(it.pairs),
    String(it.distinct),
    `${Math.round((100 * it.outcomes.red) / it.engagements)} %`,
    three(it.score.estimate),
    within(it.score, three),
    edge(it.firstTurnAdvantage),
    edge(it.seatAdvantage),
    it.rounds.estimate.toFixed(2),
  ]);
  return table(heads, rows, RIGHT);
}

/** Most rules that two rulesets may differ in to be listed one by one. */
const MOST_RULES = 12;

/** The rules that rulesets differ in, or, if there are none or too many, how many of all came up. */
function exerciseText({ comparisons, results }: Summary): string {
  const few = comparisons.filter(({ rules = [] }) => rules.length <= MOST_RULES);
  const differing = [...new Set(few.flatMap(({ rules = [] }) => rules.map(({ id }) => id)))];
  if (differing.length > 0) {
    const heads = ['rule', 'scenario', 'ruleset', 'calls', 'changed'];
    const rows = differing.flatMap((id) =>
      results.flatMap((it) => {
        const found = it.exercised[id];
        if (found === undefined) return [];
        const changed = found.changed === null ? '' : `${found.changed} of ${it.audited} engagements`;
        return [[id, place(it), it.variant, `${found.called} in ${it.counted} engagements`, changed]];
      }),
    );
    if (rows.length > 0) return table(heads, rows);
  }
  const lines = results.map((it) => {
    const all = Object.values(it.exercised);
    const called = all.filter(({ called: calls, changed }) => calls > 0 || (changed ?? 0) > 0).length;
    const ruleset = `${place(it)} under ${it.variant}`;
    return `${ruleset}: ${called} of ${all.length} rules and procedures came up in the first ${it.counted} engagements.`;
  });
  return lines.map((line) => paint('dim', line)).join('\n');
}

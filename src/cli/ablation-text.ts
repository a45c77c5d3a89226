import { type Naming, naming } from '../analysis/naming.ts';
import { verdictWords } from '../analysis/verdict-words.ts';
import { listSentences } from '../scenario/list-notes.ts';
import { methodLine } from '../study/ablation-paper.ts';
import type { AblationResult } from '../study/ablation-result.ts';
import {
  answerOf,
  cells,
  decompositionRows,
  effectFinding,
  HANGING_HEADS,
  hangingRows,
  isQuiet,
  LEGEND,
  place,
  places,
  ruleList,
  ruleNames,
  signed,
  span,
} from '../study/ablation-words.ts';
import type { Effect } from '../study/effects.ts';
import type { Interaction } from '../study/interactions.ts';
import { folded, paint, roomOnLine, table } from './print.ts';

/** Most rows of pairs to print; the file has all. */
const MOST_PAIRS_SHOWN = 20;
const WIDTH = 110;

/** An ablation for a terminal: the answer; and with `details` the effects, and the rules that change nothing. */
export function ablationText(result: AblationResult, details = true): string {
  if (!details)
    return [...places(result).map((where) => answerOf(result, where)), ...listSentences(result.lists)].map((it) => folded(it)).join('\n');
  const told = listSentences(result.lists).map((it) => folded(it));
  return [...places(result).map((where) => placeText(result, where)), told.join('\n'), hanging(result), notes(result)]
    .filter((it) => it !== '')
    .join('\n\n');
}

function placeText(result: AblationResult, where: string): string {
  const here = <T extends { scenario: string; doctrine?: string }>(list: readonly T[]): T[] => list.filter((it) => place(it) === where);
  const effects = here(result.effects);
  const loud = effects.filter((it) => !isQuiet(it));
  const named = naming(result);
  const called = ruleNames(result);
  const parts = [paint('bold', folded(answerOf(result, where)))];
  if (loud.length > 0) {
    const heads = ['rule', 'verdict', 'points', 'interval', 'p', 'VP', 'VP interval', 'title'];
    parts.push(
      table(
        heads,
        loud.map((it) => effectRow(it, named)),
        ['points', 'p', 'VP'],
      ),
    );
  }
  for (const verdict of ['no-op', 'not exercised'] as const) {
    const ids = effects.filter((it) => it.verdict === verdict).map((it) => it.rule);
    if (ids.length > 0) parts.push(wrapped(`${verdictWords(verdict)}: ${ruleList(ids, called)}`));
  }
  for (const it of here(result.decompositions).filter(({ measure }) => measure === 'score'))
    parts.push(table(['what all these rules do', 'points', 'interval'], decompositionRows(it, result.screened.length > 0), ['points']));
  parts.push(...pairsText(here(result.interactions), called));
  const shares = here(result.shares);
  if (shares.length > 0) {
    const heads = ['share of the whole', 'verdict', 'points', 'interval', 'p', 'VP', 'VP interval', 'title'];
    const rows = shares
      .filter((it) => it.verdict !== 'no-op')
      .map((it) => [
        it.rule,
        verdictWords(it.verdict),
        ...cells(it.score),
        signed(it.vpMargin.difference),
        span(it.vpMargin, signed),
        it.title,
      ]);
    const idle = shares.filter((it) => it.verdict === 'no-op').map((it) => it.rule);
    if (rows.length > 0) parts.push(table(heads, rows, ['points', 'p', 'VP']));
    if (idle.length > 0) parts.push(wrapped(`No share at all, whichever rules are on: ${ruleList(idle, called)}`));
  }
  return parts.join('\n\n');
}

/** Pairs with a joint effect, the largest first, and the number of pairs without. */
function pairsText(interactions: readonly Interaction[], called: (rule: string) => string): string[] {
  const apart = interactions.filter((it) => it.score.difference !== 0);
  const shown = apart
    .slice(0, MOST_PAIRS_SHOWN)
    .map((it) => [
      it.rules.join(' and '),
      verdictWords(it.verdict),
      ...cells(it.score),
      it.rules.map((rule) => called(rule).replace(/ \([^()]*\)$/, '')).join(' and '),
    ]);
  const rest = [
    ...(apart.length > shown.length ? [`${apart.length - shown.length} more pairs of rules in ablation.json.`] : []),
    ...(interactions.length > apart.length
      ? [`${interactions.length - apart.length} pairs of rules had no joint effect in this run.`]
      : []),
  ];
  return [
    ...(shown.length === 0
      ? []
      : [table(['two rules together, beyond each alone', 'verdict', 'points', 'interval', 'p', 'titles'], shown, ['points', 'p'])]),
    ...(rest.length === 0 ? [] : [rest.join(' ')]),
  ];
}

const STYLE = { different: 'yellow', equivalent: 'green', 'not enough evidence': 'dim', 'no-op': 'dim', 'not exercised': 'dim' } as const;

function effectRow(it: Effect, named: Naming): string[] {
  return [
    it.rule,
    paint(STYLE[it.verdict], effectFinding(it, named)),
    ...cells(it.score),
    signed(it.vpMargin.difference),
    span(it.vpMargin, signed),
    it.title,
  ];
}

function hanging(result: AblationResult): string {
  const rows = hangingRows(result);
  if (rows.length === 0) return '';
  const whole = table(HANGING_HEADS, rows, [], Number.POSITIVE_INFINITY);
  // Every cell matters, so none is left out where they do not fit side by side.
  const fits = whole.split('\n').every((line) => line.length <= roomOnLine());
  return fits ? whole : rows.map((row) => wrapped(row.join(' '))).join('\n');
}

function notes(result: AblationResult): string {
  const lines = [...LEGEND, methodLine(result)];
  if (result.sharesMethod !== '') lines.push(`Shares: ${result.sharesMethod}. They sum to the whole.`);
  if (result.screened.length > 0)
    lines.push(
      `Only pairs of rules that changed something in a first look were played; joint effects of the others count as not explained.`,
    );
  if (result.notCalled.length > 0)
    lines.push(
      `Did not come up in the first ${result.counted} games, and therefore not switched: ${result.notCalled.length} of the rules at work (named in ablation.md). Name one with --rules to play it anyway.`,
    );
  return paint('dim', lines.map(wrapped).join('\n'));
}

/** Text in lines that fit a terminal, later ones indented. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

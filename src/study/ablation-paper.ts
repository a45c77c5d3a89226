import { naming, verdictWords } from '../analysis/index.ts';
import { escapeMarkdown } from '../page/index.ts';
import { listSentences } from '../scenario/list-notes.ts';
import type { AblationResult } from './ablation-result.ts';
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
} from './ablation-words.ts';

/** Most rows of a table to show. */
const MOST_ROWS = 40;

/** `ablation.md`: one page to show in a pull request. */
export function ablationMarkdown(result: AblationResult): string {
  return [
    `## Which rule does what: ${escapeMarkdown(naming(result).ruleset(result.variant))}`,
    listSentences(result.lists).map(escapeMarkdown).join(' '),
    ...places(result).map((where) => placeText(result, where)),
    quietText(result),
    hangingText(result),
    listText('How to read it', [...LEGEND, methodLine(result), ...(result.sharesMethod === '' ? [] : [`Shares: ${result.sharesMethod}.`])]),
  ]
    .filter((it) => it !== '')
    .join('\n\n')
    .concat('\n');
}

function placeText(result: AblationResult, where: string): string {
  const here = <T extends { scenario: string; doctrine?: string }>(list: readonly T[]): T[] => list.filter((it) => place(it) === where);
  const loud = here(result.effects).filter((it) => !isQuiet(it));
  const called = ruleNames(result);
  const decomposed = here(result.decompositions).filter((it) => it.measure === 'score');
  return [
    `### ${where}`,
    `**${answerOf(result, where)}**`,
    tableText(
      ['rule', 'verdict', 'percentage points', 'interval', 'p', 'victory points', 'interval'],
      loud.map((it) => [
        called(it.rule),
        effectFinding(it, naming(result)),
        ...cells(it.score),
        signed(it.vpMargin.difference),
        span(it.vpMargin, signed),
      ]),
    ),
    ...decomposed.map((it) =>
      tableText(['what all these rules do', 'percentage points', 'interval'], decompositionRows(it, result.screened.length > 0)),
    ),
    tableText(
      ['two rules together', 'verdict', 'percentage points', 'interval', 'p'],
      here(result.interactions)
        .filter((it) => it.score.difference !== 0)
        .map((it) => [it.rules.map(called).join(' and '), verdictWords(it.verdict), ...cells(it.score)]),
    ),
    tableText(
      ['share of the whole', 'verdict', 'percentage points', 'interval', 'p', 'victory points'],
      here(result.shares)
        .filter((it) => it.verdict !== 'no-op')
        .map((it) => [called(it.rule), verdictWords(it.verdict), ...cells(it.score), signed(it.vpMargin.difference)]),
    ),
  ]
    .filter((it) => it !== '')
    .join('\n\n');
}

function quietText(result: AblationResult): string {
  const called = ruleNames(result);
  const lines = places(result).flatMap((where) =>
    (['no-op', 'not exercised'] as const).flatMap((verdict) => {
      const ids = result.effects.filter((it) => place(it) === where && it.verdict === verdict).map((it) => it.rule);
      return ids.length === 0 ? [] : [`${verdictWords(verdict)} in ${where}: ${ruleList(ids, called)}`];
    }),
  );
  if (result.notCalled.length > 0)
    lines.push(
      `never came up in the first ${result.counted} games and so not switched: ${ruleList(
        result.notCalled.map((it) => it.id),
        called,
      )}`,
    );
  if (lines.length === 0) return '';
  return `<details><summary>Rules that change nothing here</summary>\n\n${lines.map((it) => `- ${escapeMarkdown(it)}`).join('\n')}\n\n</details>`;
}

function hangingText(result: AblationResult): string {
  const rows = hangingRows(result);
  return rows.length === 0 ? '' : `#### Rules that depend on each other\n\n${tableText(HANGING_HEADS, rows)}`;
}

/** `500 pairs of each of 13 rulesets, seed "x", 95 % confidence. Method: paired difference by pair, ...; Holm, 12 comparisons.` */
export function methodLine({ effects, seed, confidence, rulesets, method, correction }: AblationResult): string {
  const pairs = effects.map((it) => it.pairs);
  const [least, most] = [Math.min(...pairs), Math.max(...pairs)];
  const played =
    least === most
      ? `${most} pairs of each of ${rulesets} rulesets`
      : `${least} to ${most} pairs of each of ${rulesets} rulesets, until it was decided`;
  return `${played}, seed "${seed}", ${Math.round(confidence * 1000) / 10} % confidence. Method: ${method}; ${correction}.`;
}

function listText(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `#### ${title}\n\n${lines.map((it) => `- ${escapeMarkdown(it)}`).join('\n')}`;
}

function tableText(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (row: readonly string[]): string => `| ${row.map(escapeMarkdown).join(' | ')} |`;
  const more = rows.length > MOST_ROWS ? `\n\n${rows.length - MOST_ROWS} more in \`ablation.json\`.` : '';
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.slice(0, MOST_ROWS).map(line)].join('\n') + more;
}

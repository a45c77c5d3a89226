import { join } from 'node:path';
import { counted } from '../rules/counted.ts';
import { listSentences } from '../scenario/list-notes.ts';
import { consequence, headline } from '../study/check-markdown.ts';
import { type CheckResult, foundText, promisedText, VERDICT_WORDS, valuesFirst, whereText } from '../study/check-result.ts';
import type { Judged } from '../study/judge.ts';
import { goOnText, toDecideText } from '../study/to-decide-words.ts';
import type { Look } from '../study/worth-a-look.ts';
import type { Checked } from './check-contract.ts';
import { fewLines } from './details.ts';
import { folded, paint } from './print.ts';

const STYLES = { kept: 'green', broken: 'red', undecided: 'yellow' } as const;

/** Most changes since the baseline that the answer tells. */
const MOST_CHANGES = 3;

/** The result of a check for a terminal: the answer in a few lines, everything behind it with `details`. */
export function resultText({ result, folder, pace }: Checked, details: boolean): string {
  const { title, promises, verdict, engagements, ruleset, accepted } = result;
  const head = `${title}: ${paint(STYLES[verdict], headline(result))} (${counted(engagements, 'game')} under ${ruleset}).`;
  const goOn = goOnText(result, pace);
  const last = [
    ...listSentences(result.lists),
    ...(goOn === null ? [] : [goOn]),
    ...(accepted ? ['These results are now the baseline; commit its file.'] : []),
  ];
  if (details) {
    const parts = [[head, ...last], changedList(result), promises.flatMap((it) => promiseLines(it, result)), lookList(result.look, folder)];
    return parts
      .filter((it) => it.length > 0)
      .map((lines) => lines.map((line) => folded(line, undefined, 4)).join('\n'))
      .join('\n\n');
  }
  const of = (wanted: Judged['verdict']): Judged[] => promises.filter((it) => it.verdict === wanted);
  const lines = [
    head,
    ...changedLine(result),
    ...of('broken').map((it) => `Broken: ${it.promise}${where(it, result)}; found ${foundText(it)}.`),
    ...of('undecided').map((it) => `Open: ${it.promise}${where(it, result)}; found ${foundText(it)}; ${toDecideText(it)}.`),
    ...(verdict === 'kept' && !moved(result) ? [] : result.look.slice(0, 1).map((it) => `Worth a look: ${lookText(it, folder)}`)),
  ];
  return fewLines(lines, last)
    .map((line) => folded(line))
    .join('\n');
}

/** Where a promise is about, if the contract has several places. */
const where = (it: Judged, { promises }: CheckResult): string => (new Set(promises.map(whereText)).size > 1 ? ` (${whereText(it)})` : '');

const total = ({ compared }: CheckResult, key: 'pairs' | 'changed'): number => (compared ?? []).reduce((sum, it) => sum + it[key], 0);
const moved = (result: CheckResult): boolean => total(result, 'changed') > 0;

const consequences = (result: CheckResult): string[] =>
  result.compared === null ? [] : [consequence(total(result, 'pairs'), total(result, 'changed'), result.changed?.length ?? 0)];

/** What changed since the baseline, and what came of it, in a line. */
function changedLine(result: CheckResult): string[] {
  const { changed } = result;
  if (changed === null) return [];
  const more = changed.length - MOST_CHANGES;
  const told = more > 1 ? [...valuesFirst(changed).slice(0, MOST_CHANGES), `and ${more} more`] : changed;
  const since = told.length === 0 ? 'Nothing has changed since the baseline.' : `Changed since the baseline: ${told.join('; ')}.`;
  return [[since, ...consequences(result)].join(' ')];
}

function changedList(result: CheckResult): string[] {
  const { changed } = result;
  if (changed === null) return [];
  if (changed.length === 0) return ['Nothing has changed since the baseline.', ...consequences(result)];
  return ['Changed since the baseline:', ...changed.map((it) => `  ${it}`), ...consequences(result)];
}

/** A promise with what was found, the verdict first. */
function promiseLines(it: Judged, result: CheckResult): string[] {
  const pairs = `${it.pairs.toLocaleString('en-US')} of ${counted(result.budget, 'pair')}`;
  const open = it.verdict === 'undecided' ? [`  ${toDecideText(it)}`] : [];
  return [
    `${paint(STYLES[it.verdict], VERDICT_WORDS[it.verdict])}: ${it.promise}${where(it, result)}`,
    `  found ${foundText(it)}, promised ${promisedText(it)}; ${pairs}`,
    ...open,
  ];
}

/** A game, and its page or else the command that shows it. */
const lookText = ({ why, command, file }: Look, folder: string): string => `${why} (${file === undefined ? command : join(folder, file)})`;

const lookList = (look: readonly Look[], folder: string): string[] =>
  look.length === 0
    ? []
    : [
        'Worth a look:',
        ...look.flatMap((it) => [`  ${it.why}`, ...(it.file === undefined ? [] : [`    ${join(folder, it.file)}`]), `    ${it.command}`]),
      ];

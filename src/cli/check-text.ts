import { counted } from '../rules/counted.ts';
import { consequence, headline } from '../study/check-markdown.ts';
import { type CheckResult, foundText, VERDICT_WORDS, whereText } from '../study/check-papers.ts';
import { paint, table } from './print.ts';

const STYLES = { kept: 'green', broken: 'red', undecided: 'yellow' } as const;

/** The result of a check, for a terminal. */
export function resultText(result: CheckResult): string {
  const { contract, promises, changed, compared, look, verdict } = result;
  const rows = promises.map((it) => [
    paint(STYLES[it.verdict], VERDICT_WORDS[it.verdict]),
    whereText(it),
    it.promise,
    foundText(it),
    `${it.pairs} of ${result.budget}`,
  ]);
  const total = (key: 'pairs' | 'changed'): number => (compared ?? []).reduce((sum, it) => sum + it[key], 0);
  return [
    `${contract}: ${paint(STYLES[verdict], headline(result))} (${counted(result.engagements, 'game')} of ${result.variant})`,
    ...(changed === null
      ? []
      : [
          '',
          ...(changed.length === 0
            ? ['Nothing has changed since the baseline.']
            : ['Changed since the baseline:', ...changed.map((it) => `  ${it}`)]),
        ]),
    ...(compared === null ? [] : [consequence(total('pairs'), total('changed'), changed?.length ?? 0)]),
    ...(rows.length === 0 ? [] : ['', table(['verdict', 'where', 'promise', 'found', 'pairs'], rows)]),
    ...(look.length === 0 ? [] : ['', 'Worth a look:', ...look.flatMap((it) => [`  ${it.why}`, `    ${it.command}`])]),
    ...(result.accepted ? ['', 'These results are now the baseline; commit its file.'] : []),
  ].join('\n');
}

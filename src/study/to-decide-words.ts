import { roughly } from '../analysis/roughly.ts';
import { commandLine } from '../campaign/command-line.ts';
import { counted } from '../rules/counted.ts';
import type { CheckResult } from './check-result.ts';
import type { Judged } from './judge.ts';

/** What would decide an open promise, as the end of a sentence. */
export function toDecideText({ toDecide, pairs }: Judged): string {
  if (toDecide === undefined || toDecide === null)
    return 'what was found is so close to an edge of what was promised that more games would hardly decide it: promise a little more or less';
  return `if what was found is true, about ${counted(toDecide, 'pair')} of games instead of ${pairs.toLocaleString('en-US')} would decide it (four chances in five)`;
}

/**
 * How to go on, in sentences; null where nothing is open that more pairs would decide.
 * @param pace games a second here; null if it is not known
 */
export function goOnText({ toDecide, file, promises }: CheckResult, pace: number | null): string | null {
  if (toDecide === null) return null;
  const { pairs, games } = toDecide;
  const time = pace === null ? '' : `, which takes ${roughly(games / pace)} here`;
  const command = commandLine('check', [file], { pairs });
  const set = `To decide ${promises.filter((it) => it.toDecide).length === 1 ? 'it' : 'them'}, set pairs: ${pairs} in ${file}, or run ${command}${time}.`;
  const compares = promises.some((it) => it.verdict === 'undecided' && it.against === 'baseline');
  return compares ? `${set} The baseline needs as many pairs: first run it with --accept and the rules as they were.` : set;
}

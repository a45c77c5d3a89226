import { listWords } from '../../compile/index.ts';
import { counted } from '../../rules/counted.ts';
import { item } from '../../rules/item.ts';
import { listSentences } from '../../scenario/list-notes.ts';
import type { Interval } from '../../stats/index.ts';
import type { Block } from '../army-paper.ts';
import type { BalanceResult, Tried } from './balance-result.ts';
import { type Band, bandRange, bandSays, bandValue } from './bands.ts';

/** What a search found, in words and tables: the answer first. */
export function balanceBlocks(result: BalanceResult): Block[] {
  const { front, plan } = result;
  const promised = plan.keep.map((it, b) => ({ head: headOf(it, result), b: b + 1 }));
  return [
    { text: answerWords(result) },
    ...sections([confirmedWords(result), smallerWords(result), closeWords(result), idleWords(result)]),
    { text: 'The nearest of each size, as far as it is nearer to the target than every smaller one:' },
    {
      heads: ['cost', 'change', headOf(plan.target, result), 'likely', 'on fresh dice', 'target', ...promised.map((it) => it.head)],
      rows: front.map((it) => [
        String(it.size),
        changeWords(it),
        ...searched(plan.target, it, 0),
        it.confirmation === null ? '' : bandRange(plan.target, item(it.confirmation.intervals, 0)),
        it.confirmation === null ? '' : it.confirmation.holds ? 'met' : 'not shown',
        ...promised.map(({ b }) => searched(item(plan.keep, b - 1), it, b).join(', ')),
      ]),
      right: ['cost', headOf(plan.target, result)],
      kept: 2,
    },
    ...sections(listSentences(plan.lists)),
    { text: methodWords(result) },
  ];
}

const sections = (texts: readonly string[]): Block[] => texts.filter((it) => it !== '').map((text) => ({ text }));

function searched(band: Band, { searched: intervals }: Tried, b: number): [string, string] {
  const interval = item(intervals, b);
  return [bandValue(band, interval.estimate), bandRange(band, interval)];
}

/** `Line infantry T from 3 to 4 and “Edge” (DIA-SCORE-01) by from 1 to 2`. */
export const changeWords = ({ moves }: Tried): string =>
  moves.length === 0
    ? 'as it is'
    : listWords(moves.map(({ title, from, to }) => (from === null ? `${title} to ${to}` : `${title} from ${from} to ${to}`)));

const armyOf = ({ scenario }: Band, { plan }: BalanceResult): string => `${item(plan.red, plan.scenarios.indexOf(scenario))} (red)`;
const headOf = (band: Band, result: BalanceResult): string => `${bandSays(band, armyOf(band, result))}${elsewhere(band, result)}`;
const elsewhere = ({ scenario }: Band, { plan }: BalanceResult): string => (scenario === plan.scenarios[0] ? '' : ` in ${scenario}`);

function answerWords(result: BalanceResult): string {
  const { answer, best, own, plan } = result;
  const { target } = plan;
  const band = bandRange(target, target);
  const now = toldOf(target, item(own.searched, 0), result, false);
  switch (answer) {
    case 'none needed':
      return `No change needed: ${freshOf(best, result)} under ${plan.ruleset} as it is. Fresh dice confirm that this lies within ${band}.`;
    case 'found':
      return `Change ${changeWords(best)} (cost ${best.size}): ${freshOf(best, result)} then, instead of ${bandValue(target, item(own.searched, 0).estimate)}. Fresh dice confirm that this lies within ${band}.`;
    case 'not confirmed':
      return `No change is shown to meet the target, ${band}. As it is, ${now}. What looked right did not hold on fresh dice, or was too near to a limit to be shown.`;
    case 'none found':
      return `None found within a cost of ${plan.most} that meets the target, ${band}. As it is, ${now}. The nearest is ${changeWords(best)}${best.size === 0 ? '' : ` (cost ${best.size})`}: ${freshOf(best, result)}.`;
  }
}

/** The target under a change: on fresh dice, if it went there, else on search dice. */
const freshOf = ({ confirmation, searched: intervals }: Tried, result: BalanceResult): string =>
  toldOf(result.plan.target, item(confirmation?.intervals ?? intervals, 0), result);

/** `Line squad (red) wins 49.9 % of its games (likely 48.3 to 51.6 %)`. */
function toldOf(band: Band, interval: Interval, result: BalanceResult, likely = true): string {
  const games = band.measure === 'score' ? ' of its games' : '';
  const range = likely ? ` (likely ${bandRange(band, interval)})` : '';
  return `${bandSays(band, armyOf(band, result))} ${bandValue(band, interval.estimate)}${games}${elsewhere(band, result)}${range}`;
}

/** What fresh dice said of promises, and of what they did not confirm. */
function confirmedWords(result: BalanceResult): string {
  const { confirmed, plan } = result;
  const bands = [plan.target, ...plan.keep];
  return confirmed
    .filter((it) => plan.keep.length > 0 || it.confirmation?.holds === false)
    .map((tried) => {
      const { pairs, intervals, holds } = tried.confirmation as NonNullable<Tried['confirmation']>;
      const each = bands.map((band, b) => {
        const interval = item(intervals, b);
        const inside = interval.low >= band.low && interval.high <= band.high;
        return `${toldOf(band, interval, result)}, ${inside ? 'within' : 'not shown to lie within'} ${bandRange(band, band)}`;
      });
      return `${holds ? 'Confirmed' : 'Not confirmed'} on fresh dice (${counted(pairs, 'pair')}), ${changeWords(tried)}: ${each.join('; ')}.`;
    })
    .join(' ');
}

/** What may be said of smaller changes than the one found. */
function smallerWords({ answer, best, sizes }: BalanceResult): string {
  if (answer === 'none needed') return '';
  const smaller = sizes.filter(({ size }) => answer !== 'found' || size < best.size);
  const all = smaller.reduce((sum, it) => sum + it.changes, 0);
  const played = smaller.reduce((sum, it) => sum + it.played, 0);
  if (all === 0) return answer === 'found' ? 'There is no smaller change.' : '';
  const left = all - played;
  const rest =
    left === 0
      ? ''
      : ` The other ${left === 1 ? 'one was' : `${left.toLocaleString('en-US')} were`} not played: by what smaller changes did, ${left === 1 ? 'it is' : 'they are'} no nearer.`;
  const which = answer === 'found' ? counted(all, 'smaller change') : counted(all, 'change');
  return `Of ${which}, ${played.toLocaleString('en-US')} ${played === 1 ? 'was' : 'were'} played, and none was shown to meet the target.${rest}`;
}

function closeWords({ close, plan }: BalanceResult): string {
  if (close.length === 0) return '';
  const list = close.map((it) => `${changeWords(it)} (cost ${it.size}, ${bandValue(plan.target, item(it.searched, 0).estimate)})`);
  return `Perhaps inside as well, but too near to a limit to be shown with ${counted(plan.confirmPairs, 'pair')}: ${listWords(list)}.`;
}

function idleWords({ idle, knobs }: BalanceResult): string {
  if (idle.length === 0) return '';
  const titles = knobs.filter(({ name }) => idle.includes(name)).map((it) => it.title);
  const prices = idle.some((it) => it.endsWith('.points'))
    ? ' What a unit should cost, where lists are filled up to a limit: `sandtable price`.'
    : '';
  return `No step of ${listWords(titles)} changed any game.${prices}`;
}

/** How it was worked out. */
function methodWords({ plan, level, games }: BalanceResult): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1).replace(/\.0$/, '')} %`;
  return [
    `Method: smaller changes first; those of one size compete by successive halving on the same dice (at most ${counted(plan.pairs, 'pair')} each), helped by what the ruleset as it is shows of their luck.`,
    `Intervals on search dice are ${percent(plan.confidence)} each and a little flattered, since the nearest were picked.`,
    `On fresh dice a change counts only if the whole interval lies inside; it is ${percent(level)}, so that the at most 3 of a search hold together at ${percent(plan.confidence)} (Bonferroni).`,
    `${counted(games, 'game')}.`,
  ].join(' ');
}

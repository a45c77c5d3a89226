import { counted } from '../../rules/counted.ts';
import { listSentences } from '../../scenario/list-notes.ts';
import type { Interval } from '../../stats/index.ts';
import { type Block, blockMarkdown } from '../army-paper.ts';
import type { FillWords, PriceResult } from './result.ts';

/** What the study says, the answer first. */
export function priceBlocks(result: PriceResult): Block[] {
  return [
    ...priceSentences(result).map((text) => ({ text })),
    {
      heads: ['price', 'what it leaves buys', 'wins', 'likely', 'gain', 'likely gain'],
      rows: result.prices.map(({ price, fill, score, difference }) => [
        points(price),
        fillText(fill),
        percent(score.estimate),
        range(score, percent),
        signed(difference.estimate),
        range(difference, signed),
      ]),
      right: ['price', 'wins', 'gain'],
      kept: 1,
    },
    { text: withoutText(result) },
    ...listSentences(result.lists).map((text) => ({ text })),
    { text: priceMethod(result) },
  ];
}

/** The answer, what it means, and how the lists were made. */
export function priceSentences(result: PriceResult): string[] {
  return [fairText(result), ...meaningText(result), listsText(result)];
}

/** One line: what it should cost. */
export function fairText(result: PriceResult): string {
  const { fair, unit, prices, army } = result;
  const name = unitName(result);
  const [lowest, highest] = [prices[0]?.price ?? 0, prices.at(-1)?.price ?? 0];
  const now = `it costs ${points(unit.points)}`;
  switch (fair.kind) {
    case 'no matter':
      return `Neither ${name} nor its price matters here: every list has the same result in every game. Choose other opponents (--against) or smaller lists (--limit).`;
    case 'less':
      return `${name} is worth less than ${points(lowest)} army points here (${now}): even at that price ${army.title} does better without it. ${lowest <= 1 ? 'That is as good as nothing.' : `To go lower: --prices 0..${points(Math.ceil(lowest))}.`}`;
    case 'more':
      return `${name} is worth more than ${points(highest)} army points here (${now}): even at that price ${army.title} does better with it. ${higher(result, highest)}`;
    case 'anything':
      return `These games cannot tell what ${name} should cost (${now}): every price from ${points(lowest)} to ${points(highest)} army points fits. More pairs would tell more: -n ${4 * result.pairs}.`;
    case 'price': {
      const likely = `likely ${points(fair.low)}${fair.below ? ' or less' : ''} to ${points(fair.high)}${fair.above ? ' or more' : ''}`;
      const verdict = unit.points < fair.low ? 'too cheap' : unit.points > fair.high ? 'too dear' : 'no reason to change it';
      if (fair.price === null)
        return `${name} should cost ${fair.above ? `at least ${points(fair.low)}` : `at most ${points(fair.high)}`} army points; ${now}: ${verdict}.`;
      const each = unit.models > 1 ? `, ${(fair.price / unit.models).toFixed(1)} for each model` : '';
      return `${name} should cost about ${points(fair.price)} army points (${likely})${each}; ${now}: ${verdict}.`;
    }
  }
}

function higher({ limit, rest, army }: PriceResult, highest: number): string {
  const room = limit - rest;
  return highest < room
    ? `To go higher: --prices ${points(highest)}..${points(room)}.`
    : `Nothing is left for anything else; to go higher: --limit ${points(limit + army.limit)}.`;
}

function meaningText(result: PriceResult): string[] {
  const { fair, without } = result;
  if (fair.kind !== 'price') return [];
  const wide = fair.high - fair.low;
  return [
    `At that price ${result.army.title} does as well with it against ${foes(result)} as with its points spent on ${fillers(result)}: it wins ${percent(without.score.estimate)} of its games (draws count half).`,
    ...(fair.price !== null && wide > fair.price / 2
      ? [`That is a wide range; about ${4 * result.pairs} pairs would halve it: -n ${4 * result.pairs}.`]
      : []),
  ];
}

function listsText(result: PriceResult): string {
  const { limit, army, unit } = result;
  const more =
    limit === army.limit
      ? `the limit of ${army.title}`
      : `not the ${points(army.limit)} of ${army.title}, so that there is room for a higher price; opponents are brought to it with copies of their own units`;
  const added = unit.listed ? '' : ` ${unit.title} is in no list and was added to ${army.title}.`;
  return `Every list is of ${points(limit)} army points, ${more}.${added} Units deploy by themselves.`;
}

function withoutText(result: PriceResult): string {
  const { without } = result;
  const mix = without.fills.map((it) => `${fillText(it)}${it.share < 1 ? ` in ${percent(it.share)} of the games` : ''}`).join(', ');
  return `Gain: percentage points of games won more than without ${unitName(result)}, when its points buy more ${fillers(result)}: ${mix}. That list wins ${percent(without.score.estimate)} (likely ${range(without.score, percent)}).`;
}

/** How it was computed. */
export const priceMethod = ({ pairs, confidence, method, opponents }: PriceResult): string =>
  `"Likely" is a range with ${Number((100 * confidence).toFixed(1))} % confidence. ${counted(pairs, 'pair')} (two games on the same dice with the seats swapped) of each list${opponents.length === 1 ? '' : ` against each of ${opponents.length} opponents, who count the same`}; ${method}. Between two prices a list is a mixture of both fills.`;

/** `Line infantry (line-1, 20 models)`. */
export const unitName = ({ unit }: PriceResult): string =>
  `${unit.title} (${unit.id}${unit.models === 1 ? '' : `, ${unit.models} models`})`;

export const foes = ({ opponents }: PriceResult): string =>
  opponents.length <= 3 ? listed(opponents.map((it) => it.title)) : `${opponents.length} armies`;

const fillers = ({ fillers: list }: PriceResult): string => listed(list.map((it) => it.title));

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** `14 models in 1 unit (224)`. */
export function fillText({ points: cost, units, models }: FillWords): string {
  if (units === 0) return 'nothing else';
  const what = models === units ? counted(units, 'unit') : `${counted(models, 'model')} in ${counted(units, 'unit')}`;
  return `${what} (${points(cost)})`;
}

/** Army points, to one decimal where they are not whole. */
export const points = (n: number): string => String(Number(n.toFixed(n < 20 ? 1 : 0)));
const percent = (share: number): string => `${Number((100 * share).toFixed(0))} %`;
const signed = (share: number): string => {
  const shown = (100 * share).toFixed(1).replace(/^-(0\.0)$/, '$1');
  return Number(shown) > 0 ? `+${shown}` : shown;
};
const range = ({ low, high }: Interval, show: (n: number) => string): string => `${show(low)} to ${show(high)}`;

/** `price.md`. */
export const priceMarkdown = (result: PriceResult): string => blockMarkdown(priceBlocks(result));

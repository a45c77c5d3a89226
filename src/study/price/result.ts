import { pairScores } from '../../analysis/pair-values.ts';
import type { Campaign } from '../../campaign/result.ts';
import { item } from '../../rules/item.ts';
import { type ListNotes, listNotesOf } from '../../scenario/list-notes.ts';
import type { ArmyColour } from '../../scenario/types.ts';
import { contrast, type Interval, meanInterval, type Numbers } from '../../stats/index.ts';
import type { Fill } from './fill.ts';
import { type Fair, fairPrice } from './fit.ts';
import type { PlayedList, PricePlan } from './plan.ts';

/** One price, and how the list does that it leaves. */
export interface PricePoint {
  readonly price: number;
  readonly fill: FillWords;
  /** Of the army with the unit, over all opponents. */
  readonly score: Interval;
  /** That less the score without the unit, on the same dice. */
  readonly difference: Interval;
}

/** What points were spent on. */
export interface FillWords {
  readonly points: number;
  readonly units: number;
  readonly models: number;
}

/** The content of `price.json`. */
export interface PriceResult {
  readonly format: 1;
  readonly spec: string;
  readonly scenario: { readonly id: string; readonly title: string };
  readonly pairs: number;
  readonly confidence: number;
  readonly side: ArmyColour;
  readonly army: Named & { readonly limit: number };
  readonly opponents: readonly Named[];
  readonly unit: {
    readonly id: string;
    readonly datasheet: string;
    readonly title: string;
    readonly models: number;
    readonly points: number;
    /** False: it was added to the list for the question. */
    readonly listed: boolean;
  };
  readonly fillers: readonly { readonly name: string; readonly title: string; readonly points: number; readonly step: number }[];
  /** Army points of every list with the unit, and on average without it. */
  readonly limit: number;
  /** Army points of what is in every list. */
  readonly rest: number;
  readonly without: { readonly score: Interval; readonly fills: readonly (FillWords & { readonly share: number })[] };
  readonly prices: readonly PricePoint[];
  readonly fair: Fair;
  readonly method: string;
  /** What is told of the army lists; absent in results of older versions. */
  readonly lists?: ListNotes;
}

interface Named {
  readonly id: string;
  readonly title: string;
}

const METHOD =
  "differences by pair on the same dice; where they pass 0 by Fieller's test between neighbouring prices, the estimate from the nearest curve that never rises";

interface Told {
  readonly confidence: number;
  readonly notes: Partial<ListNotes>;
}

/** The result of a plan that was played. */
export function priceResult(plan: PricePlan, campaign: Campaign, scenario: Named, { confidence, notes }: Told): PriceResult {
  const { lists, priced, army, fillers, opponents, spec, current, models, limit, rest, armyLimit } = plan;
  const scores = lists.map((_, l) => scoresOf(plan, campaign, l));
  const [reference, played] = [lists.filter((it) => it.price === null), lists.filter((it) => it.price !== null)];
  const without = contrast(
    scores.slice(0, reference.length),
    reference.map((it) => it.share),
  );
  const withIt = scores.slice(reference.length);
  const differences = withIt.map((column) => contrast([column, without], [1, -1]));
  const prices = played.map((it) => it.price as number);
  return {
    format: 1,
    spec,
    scenario,
    pairs: campaign.pairs,
    confidence,
    side: priced.side,
    army: { id: army.id, title: army.title, limit: armyLimit },
    opponents: opponents.map(({ id, title }) => ({ id, title })),
    unit: {
      id: priced.unit.id,
      datasheet: priced.sheet.id,
      title: priced.sheet.title,
      models,
      points: current,
      listed: priced.listed,
    },
    fillers: fillers.map(({ name, sheet, points, grows }) => ({ name, title: sheet.title, points, step: grows?.each ?? points })),
    limit,
    rest,
    without: {
      score: shareInterval(without, confidence),
      fills: reference.map((it) => ({ ...fillWords(plan, it.fill), share: it.share })),
    },
    prices: played.map((it: PlayedList, k) => ({
      price: item(prices, k),
      fill: fillWords(plan, it.fill),
      score: shareInterval(item(withIt, k), confidence),
      difference: meanInterval(item(differences, k), confidence, 1),
    })),
    fair: fairPrice(differences, prices, confidence),
    method: METHOD,
    lists: listNotesOf(notes),
  };
}

/** Score of the priced army by pair, the mean over its opponents. */
function scoresOf({ priced, opponents }: PricePlan, { columns }: Campaign, list: number): Numbers {
  const each = opponents.map((_, o) => pairScores(item(item(columns, list * opponents.length + o), 0)));
  const red = contrast(
    each,
    each.map(() => 1 / each.length),
  );
  return priced.side === 'red' ? red : red.map((it) => 1 - it);
}

/** Of a score from 0 to 1: half is the furthest that a value can be from the middle. */
function shareInterval(scores: Numbers, confidence: number): Interval {
  const { estimate, low, high } = meanInterval(
    Float64Array.from(scores, (it) => it - 0.5),
    confidence,
    0.5,
  );
  return { estimate: estimate + 0.5, low: low + 0.5, high: high + 0.5 };
}

const fillWords = ({ fillers }: PricePlan, { points, parts }: Fill): FillWords => ({
  points,
  units: parts.reduce((sum, it) => sum + it.units, 0),
  models: parts.reduce((sum, { units, more }, k) => sum + units * item(fillers, k).models + more, 0),
});

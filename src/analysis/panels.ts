import { type Campaign, columnsOf } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { differences, type GameValue, lookConfidence, mean, meanInterval } from '../stats/index.ts';
import { doctrinesInWords } from './doctrines.ts';
import type { Inference } from './method.ts';
import { pairScores } from './pair-values.ts';
import { type Grid, gridOf, valuesOn, variantsOn } from './panel-grid.ts';
import { inOrder, type PanelEnd } from './panel-looks.ts';
import type { BySide, Meeting, Panel, PanelDifference, PanelEffect, PanelValue } from './panel-summary.ts';
import type { Comparison } from './summary.ts';
import { verdictOf } from './verdict.ts';

export interface PanelOptions extends Inference {
  /** Index of the baseline among the variants. */
  readonly baseline: number;
  readonly margin: number;
  /** Ids of the scenarios. */
  readonly panels: readonly string[];
  /** How those panels ended that got their pairs in stages, by id. */
  readonly ends?: ReadonlyMap<string, PanelEnd> | undefined;
}

/** A player who does worse than this against the other side's mix is not competent: nothing follows from a verdict that needs it. */
export const COMPETENT = 0.15;

const METHOD_WORDS =
  'pairs resampled across all meetings and rulesets, each resample solved anew; hull of the percentile interval and its reflection';
const IN_STAGES = ', at a level that allows for a look at each doubling of the pairs';

/** The panels of a campaign: what each ruleset is worth when both sides mix their players to do their best, and how rulesets differ then. */
export function panelsOf(campaign: Campaign, comparisons: readonly Comparison[], options: PanelOptions): Panel[] {
  const family = options.panels.length * Math.max(1, campaign.variants.length - 1);
  return options.panels.map((id): Panel => {
    const grid = gridOf(campaign, id);
    const variants = inOrder(variantsOn(campaign, grid), options.baseline);
    const end = options.ends?.get(id);
    const level = (size: number): number => {
      const confidence = 1 - (1 - options.confidence) / Math.max(1, size);
      return end === undefined ? confidence : lookConfidence(confidence, end.look, end.plan);
    };
    const values = valuesOn(campaign, grid, variants, options.seed, level(1));
    const shared = family > 1 ? valuesOn(campaign, grid, variants, options.seed, level(family)) : values;
    const of = comparisons.filter(({ scenario }) => scenario === id);
    return {
      scenario: id,
      title: grid.title,
      players: grid.players,
      values: values.map((value, i) => valueUnder(campaign, grid, item(variants, i), value)),
      effects: shared.slice(1).map((value, i): PanelEffect => {
        const [before, after] = [item(variants, 0), item(variants, i + 1)];
        const cells = of.filter(({ variant }) => variant === item(campaign.variants, after).spec);
        const frame = { campaign, grid, cells, confidence: level(family), margin: options.margin };
        return effectOf(frame, [before, item(shared, 0)], [after, value]);
      }),
      method: end === undefined ? METHOD_WORDS : METHOD_WORDS + IN_STAGES,
    };
  });
}

function valueUnder(campaign: Campaign, grid: Grid, v: number, value: GameValue): PanelValue {
  return {
    variant: item(campaign.variants, v).spec,
    value: value.value,
    mix: mixOf(value),
    scores: value.means.map((row) => Array.from(row)),
    pairs: grid.cells.map((row) => row.map((s) => columnsOf(campaign.columns, s, v).rows / 2)),
    shortfall: { red: Array.from(value.shortfall.rows), blue: Array.from(value.shortfall.columns) },
  };
}

const mixOf = ({ solved }: GameValue): BySide<number> => ({ red: Array.from(solved.rows), blue: Array.from(solved.columns) });

interface Frame {
  readonly campaign: Campaign;
  readonly grid: Grid;
  /** The comparisons of the meetings. */
  readonly cells: readonly Comparison[];
  readonly confidence: number;
  readonly margin: number;
}

type Played = readonly [variant: number, value: GameValue];

function effectOf(frame: Frame, [before, old]: Played, [after, now]: Played): PanelEffect {
  const { campaign, cells, confidence, margin } = frame;
  const { estimate, low, high } = now.difference ?? { estimate: 0, low: 0, high: 0 };
  const identical = cells.length > 0 && cells.every(({ verdict }) => verdict === 'no-op');
  const p = low > 0 || high < 0 ? 0 : 1;
  const verdict = verdictOf({ identical, score: { difference: estimate, low, high, p }, margin, alpha: 0 });
  const meetings = competentMeetings(frame, old, now);
  const helped = (side: 'red' | 'blue'): Meeting[] =>
    meetings
      .filter(({ one }) => one?.favours === side)
      .map(({ red, blue, one }) => ({ red, blue, difference: one?.score.difference ?? 0 }))
      .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const helps = { red: helped('red'), blue: helped('blue') };
  return {
    baseline: item(campaign.variants, before).spec,
    variant: item(campaign.variants, after).spec,
    score: { difference: estimate, low, high, confidence },
    oldMix: atOldMix(frame, before, after, old),
    verdict,
    ...(verdict === 'different' && { favours: estimate > 0 ? 'red' : 'blue' }),
    competent: meetings.length,
    helps,
    dependsOnPlayers: helps.red.length > 0 && helps.blue.length > 0,
  };
}

/** The meetings of players who hold their own under both rulesets, each with its comparison. */
function competentMeetings({ campaign, grid, cells }: Frame, old: GameValue, now: GameValue) {
  const good = (side: 'rows' | 'columns', i: number): boolean => [old, now].every(({ shortfall }) => item(shortfall[side], i) <= COMPETENT);
  return grid.players.red.flatMap((red, i) =>
    grid.players.blue.flatMap((blue, j) => {
      if (!good('rows', i) || !good('columns', j)) return [];
      const name = doctrinesInWords(item(campaign.scenarios, item(item(grid.cells, i), j)));
      return [{ red, blue, one: cells.find(({ doctrine }) => doctrine === name) }];
    }),
  );
}

/** What changes while both sides keep to the mix that is best under the baseline: a mean of differences, with those weights. */
function atOldMix({ campaign, grid, confidence }: Frame, before: number, after: number, { solved }: GameValue): PanelDifference {
  const weighted = grid.cells.flatMap((row, i) =>
    row.flatMap((s, j) => {
      const weight = item(solved.rows, i) * item(solved.columns, j);
      if (weight === 0) return [];
      const [a, b] = [before, after].map((v) => pairScores(columnsOf(campaign.columns, s, v)));
      return a === undefined || b === undefined ? [] : [{ weight, values: differences(a, b) }];
    }),
  );
  if (weighted.every(({ values }) => values.every((it) => it === 0))) return { difference: 0, low: 0, high: 0, confidence };
  const { estimate, low, high } = meanInterval(byPair(weighted), confidence, 1);
  return { difference: estimate, low, high, confidence };
}

interface Weighted {
  readonly weight: number;
  readonly values: Float64Array;
}

/**
 * The weighted mean of several samples, as a value for each pair of that which has most: its mean is the weighted mean, and its variance over the number of pairs
 * is that of the weighted mean, whichever pairs the samples share.
 */
function byPair(weighted: readonly Weighted[]): Float64Array {
  const pairs = Math.max(...weighted.map(({ values }) => values.length));
  const means = weighted.map(({ values }) => mean(values));
  const whole = weighted.reduce((sum, { weight }, c) => sum + weight * item(means, c), 0);
  return Float64Array.from({ length: pairs }, (_, pair) =>
    weighted.reduce((sum, { weight, values }, c) => {
      const value = values[pair];
      return value === undefined ? sum : sum + weight * (pairs / values.length) * (value - item(means, c));
    }, whole),
  );
}

import { item } from '../rules/item.ts';
import { type Campaign, columnsOf } from '../runner/result.ts';
import { differences, type GameValue, meanInterval } from '../stats/index.ts';
import { doctrinesInWords } from './doctrines.ts';
import type { Inference, Method } from './method.ts';
import { pairScores } from './pair-values.ts';
import { type Grid, gridOf, shortfallOf, valuesOn, variantsOn } from './panel-grid.ts';
import { inOrder, panelConfidence } from './panel-looks.ts';
import type { BySide, Meeting, Panel, PanelDifference, PanelEffect, PanelValue } from './panel-summary.ts';
import type { Comparison } from './summary.ts';
import { verdictOf } from './verdict.ts';

export interface PanelOptions extends Inference {
  /** Index of the baseline among the variants. */
  readonly baseline: number;
  readonly margin: number;
  /** Ids of the scenarios. */
  readonly panels: readonly string[];
}

/** A player who does worse than this against the other side's mix is not competent: nothing follows from a verdict that needs it. */
export const COMPETENT = 0.15;

const METHOD_WORDS: Readonly<Record<Method, string>> = {
  fixed: 'pairs resampled across all meetings and rulesets, each resample solved anew; hull of the percentile interval and its reflection',
  anytime:
    'pairs resampled across all meetings and rulesets, each resample solved anew; hull of the percentile interval and its reflection, at a level that allows for a look at each doubling of the pairs',
};

/** The panels of a campaign: what each ruleset is worth when both sides mix their players to do their best, and how rulesets differ then. */
export function panelsOf(campaign: Campaign, comparisons: readonly Comparison[], options: PanelOptions): Panel[] {
  const family = options.panels.length * Math.max(1, campaign.variants.length - 1);
  return options.panels.map((id): Panel => {
    const grid = gridOf(campaign, id);
    const variants = inOrder(variantsOn(campaign, grid), options.baseline);
    const pairs = Math.max(...grid.cells.flat().flatMap((s) => variants.map((v) => columnsOf(campaign.columns, s, v).rows / 2)));
    const level = (size: number): number => panelConfidence(options.method, options.confidence, size, pairs);
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
      method: METHOD_WORDS[options.method],
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
    shortfall: shortfallOf(value),
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
  const both = [shortfallOf(old), shortfallOf(now)];
  const good = (side: 'red' | 'blue', i: number): boolean => both.every((it) => item(it[side], i) <= COMPETENT);
  return grid.players.red.flatMap((red, i) =>
    grid.players.blue.flatMap((blue, j) => {
      if (!good('red', i) || !good('blue', j)) return [];
      const name = doctrinesInWords(item(campaign.scenarios, item(item(grid.cells, i), j)));
      return [{ red, blue, one: cells.find(({ doctrine }) => doctrine === name) }];
    }),
  );
}

/** What changes while both sides keep to the mix that is best under the baseline: a mean of differences by pair, with those weights. */
function atOldMix({ campaign, grid, confidence }: Frame, before: number, after: number, { solved }: GameValue): PanelDifference {
  const weighted = grid.cells.flatMap((row, i) =>
    row.flatMap((s, j) => {
      const weight = item(solved.rows, i) * item(solved.columns, j);
      if (weight === 0) return [];
      const [a, b] = [before, after].map((v) => pairScores(columnsOf(campaign.columns, s, v)));
      return a === undefined || b === undefined ? [] : [{ weight, values: differences(a, b) }];
    }),
  );
  const pairs = Math.min(...weighted.map(({ values }) => values.length));
  const mixed = Float64Array.from({ length: pairs }, (_, pair) =>
    weighted.reduce((sum, { weight, values }) => sum + weight * item(values, pair), 0),
  );
  if (mixed.every((it) => it === 0)) return { difference: 0, low: 0, high: 0, confidence };
  const { estimate, low, high } = meanInterval(mixed, confidence, 1);
  return { difference: estimate, low, high, confidence };
}

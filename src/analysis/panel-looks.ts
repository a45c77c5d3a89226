import { type Campaign, columnsOf } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { type GamePlan, type GameValue, lookConfidence, mostLooks, nextPairs } from '../stats/index.ts';
import type { Inference } from './method.ts';
import { type Grid, gridOf, valuesOn, variantsOn } from './panel-grid.ts';
import { verdictOf } from './verdict.ts';

/** Most pairs of a meeting at the first look. */
const FIRST_LOOK = 16;

/** A run that was not told when to stop (`--until`) says more than a sign: it plays on until the effect is known to this, where pairs allow. */
export const PRECISION = 0.1;

export interface PanelLooks extends Omit<Inference, 'method'> {
  readonly margin: number;
  /** Ids of scenarios. */
  readonly panels: readonly string[];
  /** Index of the baseline among the variants. */
  readonly baseline: number;
  /** Most pairs of a meeting; all together have as many for every player of the side that has more. */
  readonly pairs: number;
  /** Play on until the difference is known to this much either way, decided or not. Default: stop as soon as it is decided. */
  readonly precision?: number;
}

/** Whether a panel was decided along the way, or ended with all its pairs; and what it was allowed. */
export interface PanelEnd {
  readonly look: 'along the way' | 'end';
  readonly plan: GamePlan;
}

/**
 * How many pairs a panel gets: as many as `pairs` for each player of the side with more players, wherever they tell most.
 * @param first pairs of a meeting at the first look
 */
export const panelPlan = ({ players }: Pick<Grid, 'players'>, pairs: number, first: number): GamePlan => ({
  first,
  most: pairs,
  budget: Math.max(players.red.length, players.blue.length) * pairs,
});

/** Pairs of every meeting at the first look, so that no panel of these sizes spends more on it than it has. */
export function firstLook(panels: readonly Pick<Grid, 'players'>[], pairs: number): number {
  const shares = panels.map(({ players }) => Math.floor(pairs / Math.min(players.red.length, players.blue.length)));
  return Math.max(1, Math.min(FIRST_LOOK, ...shares));
}

/**
 * Plays the panels of a campaign in stages. A panel is closed when every ruleset has its verdict, its effect known as well as asked; or without a ruleset to compare when the value is
 * known to the margin; before that, meetings get more pairs as far as they matter (`nextPairs`), until the panel has spent all of its own.
 */
export class PanelStages {
  readonly #options: PanelLooks;
  readonly first: number;
  readonly #looks = new Map<string, number>();
  readonly #ended = new Map<string, PanelEnd>();

  /** @param first pairs of every meeting at the first look */
  constructor(options: PanelLooks, first: number) {
    this.#options = options;
    this.first = first;
  }

  /** How each panel ended, by id. */
  get ends(): ReadonlyMap<string, PanelEnd> {
    return this.#ended;
  }

  /** The pairs that the meetings are to have next; null for other scenarios. */
  wanted(soFar: Campaign): (readonly number[] | null)[] {
    const pairs: (readonly number[] | null)[] = soFar.scenarios.map(() => null);
    for (const id of this.#options.panels) {
      const grid = gridOf(soFar, id);
      const wanted = this.#next(soFar, grid);
      for (const [i, row] of grid.cells.entries()) {
        for (const [j, s] of row.entries()) pairs[s] = soFar.variants.map(() => item(item(wanted, i), j));
      }
    }
    return pairs;
  }

  #next(soFar: Campaign, grid: Grid): readonly (readonly number[])[] {
    const id = grid.scenario;
    const counts = grid.cells.map((row) => row.map((s) => columnsOf(soFar.columns, s, 0).rows / 2));
    if (this.#ended.has(id)) return counts;
    if (counts.flat().includes(0)) return counts.map((row) => row.map(() => this.first));
    const { panels, margin, baseline, seed, precision = 1 } = this.#options;
    const plan = panelPlan(grid, this.#options.pairs, this.first);
    const family = panels.length * Math.max(1, soFar.variants.length - 1);
    const confidence = lookConfidence(1 - (1 - this.#options.confidence) / family, 'along the way', plan);
    const values = valuesOn(soFar, grid, inOrder(variantsOn(soFar, grid), baseline), seed, confidence);
    if (!stillOpen(values, margin, precision)) {
      this.#ended.set(id, { look: 'along the way', plan });
      return counts;
    }
    const look = (this.#looks.get(id) ?? 0) + 1;
    this.#looks.set(id, look);
    const next = nextPairs(values, counts, plan, confidence);
    const grows = next.some((row, i) => row.some((pairs, j) => pairs > item(item(counts, i), j)));
    if (!grows || look >= mostLooks(plan)) this.#ended.set(id, { look: 'end', plan });
    return next;
  }
}

/** The baseline first, where it has played. */
export const inOrder = (variants: readonly number[], baseline: number): number[] => [
  ...variants.filter((v) => v === baseline),
  ...variants.filter((v) => v !== baseline),
];

function stillOpen(values: readonly GameValue[], margin: number, precision: number): boolean {
  if (values.length < 2) return values.some(({ value }) => value.high - value.low > 2 * margin);
  return values.some(({ difference }) => {
    if (difference === null) return false;
    const { estimate, low, high } = difference;
    const score = { difference: estimate, low, high, p: low > 0 || high < 0 ? 0 : 1 };
    // What has changed nothing so far may still do so.
    if (low === 0 && high === 0) return true;
    if (high - low > 2 * precision) return true;
    return verdictOf({ identical: false, score, margin, alpha: 0 }) === 'not enough evidence';
  });
}

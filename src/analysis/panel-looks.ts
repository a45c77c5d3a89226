import type { Cells } from '../runner/cells.ts';
import { chunksOf } from '../runner/plan.ts';
import type { Campaign } from '../runner/result.ts';
import { type GameValue, unseen } from '../stats/index.ts';
import type { Inference, Method } from './method.ts';
import { gridOf, shortfallOf, valuesOn, variantsOn } from './panel-grid.ts';
import { verdictOf } from './verdict.ts';

/** A panel is judged when its chunks have doubled: after 1, 2, 4, 8 and so on. */
const lookOf = (pairs: number): number => Math.floor(Math.log2(Math.max(1, chunksOf(pairs))));

/**
 * The confidence of one interval of a panel, so that all of them hold together: `family` of them share the error, and so do the looks of a
 * run that may stop early. Look k, from 0, and an end between two looks each get a share of 1 / (2 (k + 1) (k + 2)), which sum to less than 1
 * (Bonferroni; the spending of Lan & DeMets 1983, Biometrika 70).
 */
export function panelConfidence(method: Method, confidence: number, family: number, pairs: number): number {
  const look = lookOf(pairs);
  const share = method === 'fixed' ? 1 : 1 / (2 * (look + 1) * (look + 2));
  return 1 - ((1 - confidence) * share) / Math.max(1, family);
}

export interface PanelLooks extends Omit<Inference, 'method'> {
  readonly margin: number;
  /** Ids of scenarios. */
  readonly panels: readonly string[];
  /** Index of the baseline among the variants. */
  readonly baseline: number;
}

/**
 * Which meetings of a campaign's panels need more pairs, as a function to call at each look; cells of other scenarios stay open. A panel is
 * closed when every ruleset has its verdict; before that, players without weight in any resample of any ruleset are not played on, since
 * no mix that the evidence allows has a use for them. Without a ruleset to compare, it is closed when the value is known to the margin.
 */
export function panelLooks(options: PanelLooks): (soFar: Campaign) => Cells {
  let judged = -1;
  let marks: Cells = [];
  return (soFar) => {
    const look = lookOf(soFar.pairs);
    if (look === judged) return marks;
    judged = look;
    const family = options.panels.length * Math.max(1, soFar.variants.length - 1);
    const confidence = panelConfidence('anytime', options.confidence, family, soFar.pairs);
    const open = soFar.scenarios.map(() => true);
    for (const id of options.panels) {
      const grid = gridOf(soFar, id);
      const variants = variantsOn(soFar, grid);
      const values = valuesOn(soFar, grid, inOrder(variants, options.baseline), options.seed, confidence);
      const least = unseen(soFar.pairs, confidence);
      const undecided = stillOpen(values, options.margin);
      for (const [i, row] of grid.cells.entries()) {
        for (const [j, s] of row.entries()) open[s] = undecided && matters(values, [i, j], least);
      }
    }
    marks = open.map((it) => soFar.variants.map(() => it));
    return marks;
  };
}

/** The baseline first, where it has played. */
export const inOrder = (variants: readonly number[], baseline: number): number[] => [
  ...variants.filter((v) => v === baseline),
  ...variants.filter((v) => v !== baseline),
];

function stillOpen(values: readonly GameValue[], margin: number): boolean {
  if (values.length < 2) return values.some(({ value }) => value.high - value.low > 2 * margin);
  return values.some(({ difference }) => {
    if (difference === null) return false;
    const { estimate, low, high } = difference;
    const score = { difference: estimate, low, high, p: low > 0 || high < 0 ? 0 : 1 };
    // What has changed nothing so far may still do so.
    if (low === 0 && high === 0) return true;
    return verdictOf({ identical: false, score, margin, alpha: 0 }) === 'not enough evidence';
  });
}

/**
 * Whether a mix of either side may use both players: some resample does, or one of them is worse by so little that what has not been seen
 * yet could make up for it, as with players who hardly ever differ.
 */
function matters(values: readonly GameValue[], [row, column]: readonly [number, number], least: number): boolean {
  const may = (most: ArrayLike<number>, shortfall: readonly number[], i: number): boolean =>
    (most[i] ?? 0) > 0 || (shortfall[i] ?? 0) <= least;
  return (
    values.some((it) => may(it.most.rows, shortfallOf(it).red, row)) &&
    values.some((it) => may(it.most.columns, shortfallOf(it).blue, column))
  );
}

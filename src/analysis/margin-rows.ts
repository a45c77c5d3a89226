import type { EngagementColumns } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { meanInterval, quantileSorted } from '../stats/index.ts';
import { log10, power } from '../stats/portable.ts';
import { pairMargins, pairMeans } from './pair-values.ts';
import type { Row } from './tidy.ts';

/** Target number of bins. */
const BINS = 31;

/**
 * Red's margin in victory points, in bins that all variants of a scenario share: about thirty at most, each a whole number of
 * points wide, centred on multiples of their width, so that a drawn game has a bin around 0.
 * @param group the variants of one scenario
 * @returns rows by variant
 */
export function marginRows(group: readonly EngagementColumns[], confidence: number): Row[][] {
  const margins = group.map((columns) => Float64Array.from(columns.redVp, (vp, row) => vp - item(columns.blueVp, row)));
  const widest = margins.reduce((most, values) => values.reduce((size, value) => Math.max(size, Math.abs(value)), most), 1);
  const width = Math.max(1, niceAbove((2 * widest + 1) / BINS));
  const last = Math.ceil((widest + 0.5) / width - 0.5);
  const binOf = (margin: number): number => Math.min(2 * last, Math.max(0, Math.floor(margin / width + 0.5) + last));
  return group.map((columns, v) => {
    const bins = item(margins, v).map(binOf);
    const mean = meanInterval(pairMargins(columns), confidence);
    const median = quantileSorted(item(margins, v).sort(), 0.5);
    return Array.from({ length: 2 * last + 1 }, (_, bin): Row => {
      const inBin = pairMeans(columns, (row) => (bins[row] === bin ? 1 : 0));
      const share = meanInterval(inBin, confidence, 1);
      return {
        from: (bin - last - 0.5) * width,
        to: (bin - last + 0.5) * width,
        engagements: bins.reduce((count, it) => count + (it === bin ? 1 : 0), 0),
        share: share.estimate,
        low: Math.max(0, share.low),
        high: Math.min(1, share.high),
        mean: mean.estimate,
        mean_low: mean.low,
        mean_high: mean.high,
        median,
      };
    });
  });
}

function niceAbove(width: number): number {
  const decade = power(10, Math.floor(log10(Math.max(width, 1))));
  return ([1, 2, 5, 10].find((step) => step * decade >= width) ?? 10) * decade;
}

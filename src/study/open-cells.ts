import { compare } from '../analysis/index.ts';
import { differenceOf, type Inference } from '../analysis/method.ts';
import type { Cells } from '../campaign/cells.ts';
import type { Campaign } from '../campaign/result.ts';

/**
 * Which cells of a study need more pairs: every ruleset is compared with the first, and a decided one is played no further. The
 * first continues as long as any other does. A ruleset that has changed nothing so far counts as decided once any difference
 * it could still make is inside the margin.
 */
export function openCells(soFar: Campaign, inference: Inference, margin: number): Cells {
  const comparisons = compare(soFar, { ...inference, margin, baseline: 0 });
  const others = soFar.variants.length - 1;
  return soFar.scenarios.map((_, s) => {
    const open = comparisons.slice(s * others, (s + 1) * others).map(({ verdict }, v) => {
      if (verdict !== 'no-op') return verdict === 'not enough evidence';
      const pairs = (soFar.columns[s]?.[v + 1]?.rows ?? 0) / 2;
      return differenceOf(new Float64Array(pairs), inference, false, '', 1).high > margin;
    });
    return [open.includes(true), ...open];
  });
}

import { item } from './item.ts';
import type { Numbers } from './moments.ts';

/**
 * The never-increasing curve nearest to some values in squared distance: neighbours that go up are replaced by their mean until none do.
 * Barlow, Bartholomew, Bremner & Brunk (1972), "Statistical inference under order restrictions", section 1.2 (pool adjacent violators).
 */
export function decreasing(values: Numbers): Float64Array {
  const blocks: { sum: number; count: number }[] = [];
  for (let i = 0; i < values.length; i++) {
    let last = { sum: item(values, i), count: 1 };
    for (let before = blocks.at(-1); before !== undefined; before = blocks.at(-1)) {
      if (before.sum / before.count >= last.sum / last.count) break;
      last = { sum: before.sum + last.sum, count: before.count + last.count };
      blocks.pop();
    }
    blocks.push(last);
  }
  return Float64Array.from(blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count)));
}

/** Where a never-increasing curve, straight between the points `x`, passes 0: the middle of the stretch on which it is 0; null where it stays on one side. */
export function passesZero(curve: Numbers, x: Numbers): number | null {
  let [from, to] = [Number.NaN, Number.NaN];
  for (let i = 0; i < curve.length; i++) {
    const [here, next] = [item(curve, i), i + 1 < curve.length ? item(curve, i + 1) : Number.NaN];
    if (here === 0) {
      if (Number.isNaN(from)) from = item(x, i);
      to = item(x, i);
    } else if (here > 0 && next < 0) return item(x, i) + ((item(x, i + 1) - item(x, i)) * here) / (here - next);
  }
  return Number.isNaN(from) ? null : (from + to) / 2;
}

import { expect } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE } from '../../variants/two-units.ts';

/** The chances of 0, 1, 2 ... of a quantity, exact; certainly 0 where it cannot happen. */
export async function chancesOf(variant: string, attack: Example, quantity: string): Promise<number[]> {
  const found = attackOdds(attack, FILE, await loadSelection(variant))[quantity]?.distribution ?? { 0: 1 };
  const most = Math.max(...Object.keys(found).map(Number));
  return Array.from({ length: most + 1 }, (_, n) => found[n] ?? 0);
}

export function expectNear(found: readonly number[], expected: readonly number[]): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((p, k) => expect(p).toBeCloseTo(expected[k] as number, 12));
}

/** Chances of so many successes of `n`, each with chance `p`. */
export function binomial(n: number, p: number): number[] {
  let chances = [1];
  for (let k = 0; k < n; k++) chances = [...chances, 0].map((c, i) => c * (1 - p) + (chances[i - 1] ?? 0) * p);
  return chances;
}

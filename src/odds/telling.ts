import type { Quantities, Quantity } from './quantities.ts';
import { endOf, FINAL, isFinal, unitOf } from './quantity-words.ts';

/** The quantity with the most informative chart: for the unit with the least certain fate, the one with the most steps that a reader counts. */
export function tellingQuantity(attacks: readonly { readonly quantities: Quantities }[]): string | undefined {
  const names = [...new Set(attacks.flatMap(({ quantities }) => Object.keys(quantities)))].filter(isFinal);
  const entropy = (name: string): number => attacks.reduce((sum, { quantities }) => sum + entropyOf(quantities[name]), 0);
  const steps = (name: string): number =>
    Math.max(0, ...attacks.map(({ quantities }) => Object.keys(quantities[name]?.distribution ?? {}).length));
  const rank = (name: string): number => (FINAL as readonly string[]).indexOf(endOf(name));
  const [first] = [...names].sort((a, b) => entropy(b) - entropy(a));
  if (first === undefined) return undefined;
  const ofUnit = names.filter((name) => unitOf(name) === unitOf(first)).sort((a, b) => rank(a) - rank(b));
  return ofUnit.find((name) => steps(name) > 2) ?? first;
}

function entropyOf(quantity: Quantity | undefined): number {
  return Object.values(quantity?.distribution ?? {}).reduce((sum, p) => sum - (p > 0 ? p * Math.log2(p) : 0), 0);
}

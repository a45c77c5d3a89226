/**
 * P values of a family, adjusted so that the chance of any false alarm among them stays at the level; in the order given.
 * Holm (1979), "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((a, b) => (pValues[a] as number) - (pValues[b] as number) || a - b);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let running = 0;
  for (const [rank, i] of order.entries()) {
    running = Math.max(running, Math.min(1, (pValues.length - rank) * (pValues[i] as number)));
    adjusted[i] = running;
  }
  return adjusted;
}

/** A chance in per cent with as many decimals as are useful: `41.7 %`, `0.08 %`, `< 0.01 %`. */
export function percentText(chance: number): string {
  if (chance > 0 && chance < 0.0001) return '< 0.01 %';
  return `${(100 * chance).toFixed(chance > 0 && chance < 0.01 ? 2 : 1)} %`;
}

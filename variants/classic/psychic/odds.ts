/** Chances of dice, for choosing. */

const MOST = 256;
const ways = new Float64Array(MOST);

/** Chance that of `n` dice, each of which succeeds with chance `p`, at least `need` do. */
export function tailChance(n: number, need: number, p: number): number {
  if (need <= 0) return 1;
  if (n < need) return 0;
  const dice = Math.min(n, MOST - 1);
  ways.fill(0, 0, dice + 1);
  ways[0] = 1;
  for (let d = 1; d <= dice; d++) {
    for (let k = d; k > 0; k--) ways[k] = ways[k] * (1 - p) + ways[k - 1] * p;
    ways[0] *= 1 - p;
  }
  let sum = 0;
  for (let k = need; k <= dice; k++) sum += ways[k];
  return sum;
}

/** Chance that two or more of `n` dice show a six. */
export const perilsChance = (n: number): number => tailChance(n, 2, 1 / 6);

/** Mean by which 3D6 exceed a Leadership of 0 to 10. */
const EXCESS = new Float64Array(11);
for (let a = 1; a <= 6; a++) {
  for (let b = 1; b <= 6; b++) {
    for (let c = 1; c <= 6; c++) for (let ld = 0; ld <= 10; ld++) EXCESS[ld] += Math.max(0, a + b + c - ld) / 216;
  }
}
export const meanExcess = (leadership: number): number => EXCESS[Math.max(0, Math.min(10, leadership))];

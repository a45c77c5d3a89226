/** Chances of dice, for choosing: worked out once when the module loads. */

/** More dice than these are looked at as if they were so many. */
const MOST_DICE = 40;
const WIDTH = MOST_DICE + 1;
const SIDES = 6;

/** Chance of exactly k successes on n dice, then of at least k: by sixths of a chance, n, k. */
const tails = new Float64Array((SIDES + 1) * WIDTH * WIDTH);
for (let sixths = 0; sixths <= SIDES; sixths++) {
  const p = sixths / SIDES;
  const at = (n: number, k: number): number => (sixths * WIDTH + n) * WIDTH + k;
  tails[at(0, 0)] = 1;
  for (let n = 1; n <= MOST_DICE; n++) {
    for (let k = 0; k <= n; k++) tails[at(n, k)] = tails[at(n - 1, k)] * (1 - p) + (k > 0 ? tails[at(n - 1, k - 1)] * p : 0);
  }
  for (let n = 0; n <= MOST_DICE; n++) for (let k = n - 1; k >= 0; k--) tails[at(n, k)] += tails[at(n, k + 1)];
}

/** Chance that of `n` dice, each of which succeeds on so many of its faces, at least `need` do. */
export function tailChance(n: number, need: number, faces: number): number {
  if (need <= 0) return 1;
  const dice = Math.min(n, MOST_DICE);
  return need > dice ? 0 : tails[(faces * WIDTH + dice) * WIDTH + need];
}

/** Chance that two or more of `n` dice show a six. */
export const perilsChance = (n: number): number => tailChance(n, 2, 1);

const SUMS = SIDES * MOST_DICE + 2;
/** Chance that n dice add up to exactly a sum, then to at least it: by n, sum. */
const sums = new Float64Array(WIDTH * SUMS);
sums[0] = 1;
for (let n = 1; n <= MOST_DICE; n++) {
  for (let sum = n; sum <= SIDES * n; sum++) {
    let all = 0;
    for (let face = 1; face <= SIDES && face <= sum; face++) all += sums[(n - 1) * SUMS + sum - face];
    sums[n * SUMS + sum] = all / SIDES;
  }
}
for (let n = 0; n <= MOST_DICE; n++) for (let sum = SIDES * n - 1; sum >= 0; sum--) sums[n * SUMS + sum] += sums[n * SUMS + sum + 1];

/** Chance that the sum of `n` dice is at least `total`. */
export function sumChance(n: number, total: number): number {
  const dice = Math.min(n, MOST_DICE);
  if (total <= dice) return 1;
  return total > SIDES * dice ? 0 : sums[dice * SUMS + total];
}

/** Mean by which 3D6 exceed a Leadership of 0 to 10. */
const TEST_DICE = 3;
const excess = new Float64Array(11);
for (let leadership = 0; leadership < excess.length; leadership++) {
  for (let over = leadership + 1; over <= SIDES * TEST_DICE; over++) excess[leadership] += sumChance(TEST_DICE, over);
}
export const meanExcess = (leadership: number): number => excess[Math.max(0, Math.min(excess.length - 1, leadership))];

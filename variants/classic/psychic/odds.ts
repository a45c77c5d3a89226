/** Dice odds for choosing, worked out once when the module loads. */

/** Larger pools count as this many dice. */
const MOST_DICE = 40;
const WIDTH = MOST_DICE + 1;
const SIDES = 6;

/** Chance of exactly k successes on n dice, then of at least k: indexed by winning faces, n, k. */
const TAILS = tailTable();
function tailTable(): Float64Array {
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
  return tails;
}

/** Chance that at least `need` of `n` dice succeed, each on so many of its faces. */
export function tailChance(n: number, need: number, faces: number): number {
  if (need <= 0) return 1;
  const dice = Math.min(n, MOST_DICE);
  return need > dice ? 0 : TAILS[(faces * WIDTH + dice) * WIDTH + need];
}

/** Chance that two or more of `n` dice show a six. */
export const perilsChance = (n: number): number => tailChance(n, 2, 1);

const SUMS = SIDES * MOST_DICE + 2;
/** Chance that n dice total exactly a sum, then at least it: indexed by n, sum. */
const AT_LEAST = sumTable();
function sumTable(): Float64Array {
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
  return sums;
}

/** Chance that the sum of `n` dice is at least `total`. */
export function sumChance(n: number, total: number): number {
  const dice = Math.min(n, MOST_DICE);
  if (total <= dice) return 1;
  return total > SIDES * dice ? 0 : AT_LEAST[dice * SUMS + total];
}

/** Mean excess of 3D6 over a Leadership of 0 to 10. */
const TEST_DICE = 3;
const EXCESS = Float64Array.from({ length: 11 }, (_, leadership) => {
  let mean = 0;
  for (let over = leadership + 1; over <= SIDES * TEST_DICE; over++) mean += sumChance(TEST_DICE, over);
  return mean;
});
export const meanExcess = (leadership: number): number => EXCESS[Math.max(0, Math.min(EXCESS.length - 1, leadership))];

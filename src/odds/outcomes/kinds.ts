/** By the least of sums, number of outcomes and marks of dice (`reaching`): for each outcome the first of its kind. */
const KINDS = new Map<number, Map<number, readonly number[]>>();
/** More than one roll has outcomes. */
const MOST_WAYS = 2 ** 20;

/**
 * Outcomes of one die, of several that are added up (`Dice.group`), or sums (`Dice.sum`), that reach the same of some numbers are of one kind.
 * @param least of sums; 0 for faces
 */
export function kindsOf(ways: number, marks: number, least = 0): readonly number[] {
  const byMarks = KINDS.get(least * MOST_WAYS + ways) ?? new Map<number, readonly number[]>();
  KINDS.set(least * MOST_WAYS + ways, byMarks);
  const known = byMarks.get(marks);
  if (known !== undefined) return known;
  const reached = Array.from({ length: ways }, (_, outcome) => reachedBy(least > 0 ? least + outcome : sumOf(outcome, ways), marks));
  const kinds = reached.map((it) => reached.indexOf(it));
  byMarks.set(marks, kinds);
  return kinds;
}

/** Faces are digits to the base of 6, less 1. */
function sumOf(outcome: number, ways: number): number {
  let sum = 0;
  for (let rest = outcome, left = ways; left > 1; left /= 6) {
    sum += 1 + (rest % 6);
    rest = Math.floor(rest / 6);
  }
  return sum;
}

/** The marks that a sum reaches. */
const reachedBy = (sum: number, marks: number): number => marks & ((2 << sum) - 1);

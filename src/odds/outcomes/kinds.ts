/** By number of outcomes and by marks of dice (`reaching`): for each outcome the first of its kind. */
const KINDS = new Map<number, Map<number, readonly number[]>>();

/** Outcomes of one die, or of several that are added up (`Dice.group`), whose sum reaches the same of some numbers are of one kind. */
export function kindsOf(ways: number, marks: number): readonly number[] {
  const byMarks = KINDS.get(ways) ?? new Map<number, readonly number[]>();
  KINDS.set(ways, byMarks);
  const known = byMarks.get(marks);
  if (known !== undefined) return known;
  const reached = Array.from({ length: ways }, (_, outcome) => reachedBy(sumOf(outcome, ways), marks));
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

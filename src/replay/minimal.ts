/**
 * A part of a set that suffices to cause something and from which nothing can be left out: the minimising delta debugging algorithm
 * `ddmin` of A. Zeller and R. Hildebrandt (2002), "Simplifying and Isolating Failure-Inducing Input", IEEE Transactions on
 * Software Engineering 28(2), 183-200.
 *
 * @param all What is known to cause it together. Earlier elements are tried first.
 * @param test Whether a part suffices. It is called at most once per part.
 * @param most Limit on calls of `test`. When it is reached, the smallest part found so far is returned.
 */
export function minimalPart<T>(all: readonly T[], test: (part: readonly T[]) => boolean, most: number): Minimal<T> {
  const known = new Map<string, boolean>();
  let asked = 0;
  const brings = (part: readonly T[]): boolean => {
    const key = part.map((it) => all.indexOf(it)).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    if (asked >= most) return false;
    asked += 1;
    const answer = test(part);
    known.set(key, answer);
    return answer;
  };
  let part = all;
  let pieces = 2;
  while (part.length >= 2 && asked < most) {
    const cut = split(part, pieces);
    const piece = cut.find(brings);
    if (piece !== undefined) {
      part = piece;
      pieces = 2;
      continue;
    }
    const rest = pieces === 2 ? undefined : cut.map((it) => part.filter((element) => !it.includes(element))).find(brings);
    if (rest !== undefined) {
      part = rest;
      pieces = Math.max(pieces - 1, 2);
    } else if (pieces < part.length) pieces = Math.min(part.length, pieces * 2);
    else return { part, minimal: true, asked };
  }
  return { part, minimal: part.length < 2, asked };
}

export interface Minimal<T> {
  readonly part: readonly T[];
  /** Nothing can be left out; false if the limit was reached before this was known. */
  readonly minimal: boolean;
  readonly asked: number;
}

/** `n` pieces of nearly equal size, in order. */
function split<T>(list: readonly T[], n: number): (readonly T[])[] {
  return Array.from({ length: n }, (_, i) => list.slice(Math.floor((i * list.length) / n), Math.floor(((i + 1) * list.length) / n)));
}

/** The item at an index that is known to exist. Throws a RangeError if it does not, so that no sum turns into NaN unnoticed. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return found;
}

/** The same for a list of typed numbers. Sums run through it in their inner loops, where a function that meets lists of one kind alone is fast. */
export function numberAt(list: Float64Array, index: number): number {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no number ${index} in a list of ${list.length}`);
  return found;
}

/** The item at an index that is known to exist. Throws a RangeError if it does not: an index that is out of range is a fault in code. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no item ${index} in a list of ${list.length}`);
  return found;
}

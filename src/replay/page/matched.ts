/**
 * Aligns two lists with as many pairs of equal keys as possible (a longest common subsequence): indices into both, or into one and -1.
 * The shared beginning and end, usually most of both, are paired first.
 */
export function matched<T>(a: readonly T[], b: readonly T[], keyOf: (it: T) => string): (readonly [number, number])[] {
  const [x, y] = [a.map(keyOf), b.map(keyOf)];
  let from = 0;
  while (from < x.length && from < y.length && x[from] === y[from]) from += 1;
  let end = 0;
  while (end < x.length - from && end < y.length - from && x[x.length - 1 - end] === y[y.length - 1 - end]) end += 1;
  const [n, m] = [x.length - end, y.length - end];
  const width = m - from + 1;
  const longest = new Int32Array((n - from + 1) * width);
  const at = (i: number, j: number): number => longest[(i - from) * width + (j - from)] as number;
  for (let i = n - 1; i >= from; i--)
    for (let j = m - 1; j >= from; j--)
      longest[(i - from) * width + (j - from)] = x[i] === y[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let k = 0; k < from; k++) pairs.push([k, k]);
  let [i, j] = [from, from];
  while (i < n || j < m) {
    if (i < n && j < m && x[i] === y[j]) pairs.push([i++, j++]);
    else if (j >= m || (i < n && at(i + 1, j) >= at(i, j + 1))) pairs.push([i++, -1]);
    else pairs.push([-1, j++]);
  }
  for (let k = 0; k < end; k++) pairs.push([n + k, m + k]);
  return pairs;
}

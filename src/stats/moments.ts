/** A list of numbers, plain or typed. */
export interface Numbers {
  readonly length: number;
  readonly [index: number]: number;
}

/** What the interval of a mean needs from its values: their number, mean, variance and skewness. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
  readonly skewness: number;
}

export const momentsOf = (values: Numbers): Moments => ({
  n: values.length,
  mean: mean(values),
  variance: variance(values),
  skewness: skewness(values),
});

/** Moments of `n` whole numbers from their sum, the sum of their squares and that of their cubes, each times `scale`. */
export function momentsFromSums(n: number, sums: readonly [number, number, number], scale = 1): Moments {
  const [first, second, third] = sums;
  const centre = first / n;
  // The numerator is a whole number, so that nothing is lost where all values are equal.
  const square = (n * second - first * first) / (n * n);
  const cube = third / n - (3 * centre * second) / n + 2 * centre * centre * centre;
  return {
    n,
    mean: centre * scale,
    variance: n < 2 ? 0 : ((square * n) / (n - 1)) * scale * scale,
    skewness: square > 0 ? cube / (square * Math.sqrt(square)) : 0,
  };
}

/** Arithmetic mean; NaN for an empty list. */
export function mean(values: Numbers): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}

/** Unbiased sample variance in two passes; 0 for fewer than two values. */
export function variance(values: Numbers): number {
  if (values.length < 2) return 0;
  const centre = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const deviation = (values[i] as number) - centre;
    sum += deviation * deviation;
  }
  return sum / (values.length - 1);
}

/** Unbiased sample covariance of two lists of equal length; 0 for fewer than two values. */
export function covariance(a: Numbers, b: Numbers): number {
  if (a.length !== b.length) throw new RangeError(`lists of ${a.length} and ${b.length} values`);
  if (a.length < 2) return 0;
  const meanA = mean(a);
  const meanB = mean(b);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] as number) - meanA) * ((b[i] as number) - meanB);
  return sum / (a.length - 1);
}

/** Sample skewness, the mean cube over the 3/2 power of the mean square; 0 where nothing varies. */
export function skewness(values: Numbers): number {
  return standardMoment(values, 3);
}

/** Sample kurtosis, 3 for a normal distribution; 3 where nothing varies. */
export function kurtosis(values: Numbers): number {
  return variance(values) === 0 ? 3 : standardMoment(values, 4);
}

function standardMoment(values: Numbers, order: 3 | 4): number {
  const sd = Math.sqrt((variance(values) * (values.length - 1)) / values.length);
  if (!(sd > 0)) return 0;
  const centre = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const deviation = ((values[i] as number) - centre) / sd;
    sum += order === 3 ? deviation * deviation * deviation : deviation * deviation * deviation * deviation;
  }
  return sum / values.length;
}

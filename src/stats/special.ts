/**
 * Distribution functions to about twelve digits, checked against 50-digit values in the tests.
 */

/** Stirling series coefficients B(2k) / (2k (2k - 1)). */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];

/** Error of Stirling's formula, ln Γ(x + 1) − (x + ½) ln x + x − ½ ln 2π, for x > 0. */
function stirlingError(x: number): number {
  if (x < 12) return logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - 0.5 * Math.log(2 * Math.PI);
  const inverse = 1 / x;
  let power = inverse;
  let sum = 0;
  for (const coefficient of STIRLING) {
    sum += coefficient * power;
    power *= inverse * inverse;
  }
  return sum;
}

/** Natural logarithm of Γ(x) for x > 0: shift upwards, then the Stirling series. */
export function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  let product = 1;
  while (y < 12) {
    product *= y;
    y += 1;
    if (product > 1e290) {
      shift += Math.log(product);
      product = 1;
    }
  }
  shift += Math.log(product);
  const inverse = 1 / y;
  let power = inverse;
  let sum = 0;
  for (const coefficient of STIRLING) {
    sum += coefficient * power;
    power *= inverse * inverse;
  }
  return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + sum - shift;
}

/** x ln(x / m) + m − x without cancellation. Loader (2000), "Fast and accurate computation of binomial probabilities". */
function deviance(x: number, m: number): number {
  const d = x - m;
  if (Math.abs(d) < 0.1 * (x + m)) {
    const v = d / (x + m);
    let sum = d * v;
    let term = 2 * x * v;
    for (let j = 1; j < 1000; j++) {
      term *= v * v;
      const next = sum + term / (2 * j + 1);
      if (next === sum) break;
      sum = next;
    }
    return sum;
  }
  return x * Math.log(x / m) + m - x;
}

/** x^a (1−x)^b / (a B(a, b)), the factor before the continued fraction, in Loader's form. */
function betaFactor(x: number, a: number, b: number): number {
  const n = a + b;
  const exponent =
    stirlingError(n) -
    stirlingError(a) -
    stirlingError(b) -
    deviance(a, n * x) -
    deviance(b, n * (1 - x)) +
    0.5 * Math.log(b / (2 * Math.PI * a * n));
  return Math.exp(exponent);
}

/** Regularised incomplete beta function I_x(a, b): Lentz's continued fraction (Press et al., "Numerical Recipes", 6.4). */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return x > (a + 1) / (a + b + 2) ? 1 - betaTail(1 - x, b, a) : betaTail(x, a, b);
}

function betaTail(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 - ((a + b) * x) / (a + 1);
  d = 1 / (Math.abs(d) < tiny ? tiny : d);
  let fraction = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 + even * d;
    c = 1 + even / c;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    if (Math.abs(c) < tiny) c = tiny;
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 + odd * d;
    c = 1 + odd / c;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    if (Math.abs(c) < tiny) c = tiny;
    const step = d * c;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-16) break;
  }
  return betaFactor(x, a, b) * fraction;
}

/** x with I_x(a, b) = p: Newton steps kept inside a bracket, on the smaller tail so that no digits are lost. */
export function betaQuantile(p: number, a: number, b: number): number {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  if (p > 0.5) return 1 - lowerBetaQuantile(1 - p, b, a);
  return lowerBetaQuantile(p, a, b);
}

function lowerBetaQuantile(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  let x = a / (a + b);
  for (let step = 0; step < 200; step++) {
    const value = betaCdf(x, a, b);
    if (value > p) high = x;
    else low = x;
    const density = (betaFactor(x, a, b) * a) / (x * (1 - x));
    let next = x - (value - p) / density;
    // A bracket that spans decades is halved on the log scale: quantiles for small a lie next to 0.
    if (!(next > low && next < high)) next = low > 0 && high / low > 4 ? Math.sqrt(low * high) : low > 0 ? (low + high) / 2 : high / 16;
    if (Math.abs(next - x) <= 1e-15 * x) return next;
    x = next;
  }
  return x;
}

/** Two-sided area of Student's t beyond |t|, through the incomplete beta function. */
export function studentTwoSided(t: number, df: number): number {
  return betaCdf(df / (df + t * t), df / 2, 0.5);
}

/** Quantile of Student's t with `df` > 0 degrees of freedom, which need not be whole. */
export function studentQuantile(p: number, df: number): number {
  if (p === 0.5) return 0;
  if (p < 0.5) return -studentQuantile(1 - p, df);
  if (df > 1e10) return normalQuantile(p);
  const x = betaQuantile(2 * (1 - p), df / 2, 0.5);
  return Math.sqrt((df * (1 - x)) / x);
}

const A = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087, 33430.57558358813,
  2509.0809287301227,
];
const B = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943, 5226.495278852546,
];
const C = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
  0.022723844989269184, 0.0007745450142783414,
];
const D = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457, 0.0005475938084995344,
  1.0507500716444169e-9,
];
const E = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124, 0.0012426609473880784,
  2.7115555687434876e-5, 2.0103343992922881e-7,
];
const F = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5, 1.421511758316446e-7,
  2.0442631033899397e-15,
];

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + coefficients[i];
  return sum;
}

/** Quantile of the standard normal distribution. Wichura (1988), algorithm AS 241 (PPND16), Applied Statistics 37. */
export function normalQuantile(p: number): number {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(A, r)) / polynomial(B, r);
  }
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const size = r <= 5 ? polynomial(C, r - 1.6) / polynomial(D, r - 1.6) : polynomial(E, r - 5) / polynomial(F, r - 5);
  return q < 0 ? -size : size;
}

/** Two-sided area of the standard normal distribution beyond |z|. */
export function normalTwoSided(z: number): number {
  const size = Math.abs(z);
  if (size < 3) {
    // Series of the error function: erf(x) = 2/√π Σ (−1)^n x^(2n+1) / (n! (2n+1)), in its all-positive form.
    const x = size / Math.SQRT2;
    let term = x;
    let sum = x;
    for (let n = 1; n < 200; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
      if (term < 1e-17 * sum) break;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  // Continued fraction of the tail (Abramowitz & Stegun 26.2.14), from the inside out.
  let fraction = size;
  for (let n = 120; n >= 1; n--) fraction = size + n / fraction;
  return (2 * Math.exp(-0.5 * size * size)) / (Math.sqrt(2 * Math.PI) * fraction);
}

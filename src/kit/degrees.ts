/** Cosine and sine of one degree; all others follow by algebra, so that the result does not depend on a machine's maths library. */
const COS_1 = 0.9998476951563913;
const SIN_1 = 0.01745240643728351;

/** Unit vectors of whole degrees 0 to 359, anticlockwise from +x: cosine at 2d, sine at 2d + 1. */
export const DEGREES: Float64Array = /* @__PURE__ */ buildDegrees();

/** Turns up to 45 degrees by the addition theorem and mirrors the rest, so that 0, 90, 180 and 270 are exact. */
function buildDegrees(): Float64Array {
  const table = new Float64Array(720);
  let c = 1;
  let s = 0;
  for (let d = 0; d <= 45; d++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      place(table, 90 * quarter + d, quarter, c, s);
      place(table, 90 * quarter + 90 - d, quarter, s, c);
    }
    const next = c * COS_1 - s * SIN_1;
    s = s * COS_1 + c * SIN_1;
    c = next;
  }
  return table;
}

function place(table: Float64Array, degrees: number, quarter: number, c: number, s: number): void {
  const at = 2 * (degrees % 360);
  table[at] = quarter === 0 ? c : quarter === 1 ? -s : quarter === 2 ? -c : s;
  table[at + 1] = quarter === 0 ? s : quarter === 1 ? c : quarter === 2 ? -s : -c;
}

const wrapped = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Cosine of whole degrees of any size or sign. */
export const cosDegrees = (degrees: number): number => DEGREES[2 * wrapped(degrees)];
/** Sine of whole degrees of any size or sign. */
export const sinDegrees = (degrees: number): number => DEGREES[2 * wrapped(degrees) + 1];

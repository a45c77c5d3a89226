import type { AddressedDice } from '../../src/engine/dice/addressed.ts';
import type { RootKey } from '../../src/engine/dice/root-key.ts';
import type { Purpose, Roller } from '../../src/rules/index.ts';

/**
 * Whether many draws look like dice: chi-squared of the faces (5 degrees of freedom, 20.5 at one in a thousand) and of pairs
 * of neighbours in a row and of neighbouring addresses (25 degrees of freedom for independence, 52.6 at one in a thousand).
 */
export function facesOf(
  dice: AddressedDice,
  root: RootKey,
  deed: number,
  why: Purpose,
  [actor, target]: readonly [Roller, Roller],
  draws: number,
): string {
  const ROW = 100;
  const faces = new Float64Array(6);
  const inRow = new Float64Array(36);
  const acrossPairs = new Float64Array(36);
  const last = new Uint8Array(ROW);
  for (let pair = 0; pair < draws / ROW; pair++) {
    dice.seat(root, 11, pair);
    const frame = dice.begin(deed, actor, target);
    let before = -1;
    for (let i = 0; i < ROW; i++) {
      const face = dice.d6(frame, why) - 1;
      faces[face]++;
      if (before >= 0) inRow[before * 6 + face]++;
      if (pair > 0) acrossPairs[last[i] * 6 + face]++;
      before = face;
      last[i] = face;
    }
    dice.end(frame);
  }
  const one = (value: number): string => value.toFixed(1);
  return `faces of ${draws.toExponential(0)} draws: chi-squared ${one(uniform(faces))} (20.5), neighbours ${one(independent(inRow))} (52.6), across addresses ${one(independent(acrossPairs))} (52.6)`;
}

function uniform(counts: Float64Array): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function independent(counts: Float64Array): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const rows = Array.from({ length: 6 }, (_, a) => counts.slice(a * 6, a * 6 + 6).reduce((sum, n) => sum + n, 0));
  const columns = Array.from({ length: 6 }, (_, b) => rows.reduce((sum, _n, a) => sum + counts[a * 6 + b], 0));
  let chi = 0;
  for (let a = 0; a < 6; a++)
    for (let b = 0; b < 6; b++) chi += (counts[a * 6 + b] - (rows[a] * columns[b]) / total) ** 2 / ((rows[a] * columns[b]) / total);
  return chi;
}

const HALVINGS = 8;
const PARTS = 256;

/** Angle between two unit vectors in radians, 0 to pi: halved until its chord is as good as its arc. */
export function angleBetween(ax: number, ay: number, bx: number, by: number): number {
  let cos = ax * bx + ay * by;
  if (cos >= 1) return 0;
  if (cos < -1) cos = -1;
  for (let k = 0; k < HALVINGS; k++) cos = Math.sqrt((1 + cos) / 2);
  const chord = Math.sqrt(2 * (1 - cos));
  return PARTS * chord * (1 + (chord * chord) / 24);
}

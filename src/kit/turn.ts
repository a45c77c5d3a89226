const HALVINGS = 8;
const PARTS = 256;

/** Angle between two unit vectors in radians, 0 to pi: halved until its chord is as good as its arc. */
export function angleBetween(ax: number, ay: number, bx: number, by: number): number {
  let chord = Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
  for (let k = 0; k < HALVINGS; k++) chord /= Math.sqrt(2 + Math.sqrt(Math.max(0, 4 - chord * chord)));
  return PARTS * chord * (1 + (chord * chord) / 24);
}

import { CONTACT, gapAt, snap } from 'sandtable/kit';
import type { ModelId, Models } from 'sandtable/rules';

/** Where a model touches a hull, written by `besideHull`. */
export const spot = new Float64Array(2);

/** Just short of touching, so that rounding to the grid makes contact and never overlap. */
const SHY = CONTACT / 2;
const MOST_STEPS = 24;

/** Puts into `spot` the place nearest to x, y where a model stands against a hull as that faces now. */
export function besideHull(m: Models, hull: ModelId, j: ModelId, x: number, y: number): void {
  const c = m.dirX[hull];
  const d = m.dirY[hull];
  const dx = x - m.x[hull];
  const dy = y - m.y[hull];
  const ahead = dx * c + dy * d;
  const aside = dy * c - dx * d;
  const long = m.coreX[hull];
  const broad = m.coreY[hull];
  // The point of the core that is nearest, and the way out from it.
  let fromAhead = Math.max(-long, Math.min(long, ahead));
  let fromAside = Math.max(-broad, Math.min(broad, aside));
  let outAhead = ahead - fromAhead;
  let outAside = aside - fromAside;
  const out = Math.sqrt(outAhead * outAhead + outAside * outAside);
  if (out > 0) {
    outAhead /= out;
    outAside /= out;
  } else if (long - Math.abs(ahead) < broad - Math.abs(aside)) {
    outAhead = ahead < 0 ? -1 : 1;
    outAside = 0;
    fromAhead = outAhead * long;
  } else {
    outAhead = 0;
    outAside = aside < 0 ? -1 : 1;
    fromAside = outAside * broad;
  }
  let away = m.rim[hull] + m.radius[j] + SHY;
  for (let step = 0; step < MOST_STEPS; step++) {
    put(m, hull, fromAhead + outAhead * away, fromAside + outAside * away);
    const left = gapAt(m, j, spot[0], spot[1], m.dirX[j], m.dirY[j], hull) - SHY;
    if (left <= 1 / 1024) break;
    away -= left;
  }
  spot[0] = snap(spot[0]);
  spot[1] = snap(spot[1]);
}

/** Puts into `spot` a point so far ahead of the middle of a hull and to its left. */
function put(m: Models, hull: ModelId, ahead: number, left: number): void {
  spot[0] = m.x[hull] + m.dirX[hull] * ahead - m.dirY[hull] * left;
  spot[1] = m.y[hull] + m.dirY[hull] * ahead + m.dirX[hull] * left;
}

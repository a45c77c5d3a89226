import { gapAt, makePose, SAME_INCHES, SHY_INCHES, setPose, snap } from 'sandtable/kit';
import { type ModelId, type Models, scratch } from 'sandtable/rules';

/** Where a model touches a hull. */
const room = scratch({ x: 0, y: 0 });
type Spot = ReturnType<typeof room>;

const MOST_STEPS = 24;

const there = scratch(makePose());

/** The place nearest to x, y where a model touches a hull as it now faces; to be read before the next call. */
export function besideHull(m: Models, hull: ModelId, j: ModelId, x: number, y: number): Spot {
  const spot = room();
  const c = m.dirX[hull];
  const d = m.dirY[hull];
  const dx = x - m.x[hull];
  const dy = y - m.y[hull];
  const ahead = dx * c + dy * d;
  const aside = dy * c - dx * d;
  const long = m.coreX[hull];
  const broad = m.coreY[hull];
  // The nearest point of the core, and the direction out from it.
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
  let away = m.rim[hull] + m.radius[j] + SHY_INCHES;
  for (let step = 0; step < MOST_STEPS; step++) {
    put(m, spot, hull, fromAhead + outAhead * away, fromAside + outAside * away);
    const left = gapAt(m, j, setPose(there(), spot.x, spot.y, m.dirX[j], m.dirY[j]), hull) - SHY_INCHES;
    if (left <= SAME_INCHES) break;
    away -= left;
  }
  spot.x = snap(spot.x);
  spot.y = snap(spot.y);
  return spot;
}

/** Puts into `spot` a point at an offset ahead and to the left of the middle of a hull. */
function put(m: Models, spot: Spot, hull: ModelId, ahead: number, left: number): void {
  spot.x = m.x[hull] + m.dirX[hull] * ahead - m.dirY[hull] * left;
  spot.y = m.y[hull] + m.dirY[hull] * ahead + m.dirX[hull] * left;
}

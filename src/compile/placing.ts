import type { Placing } from '../engine/match.ts';
import { DEGREES } from '../kit/index.ts';
import { item } from '../rules/item.ts';
import type { Battlefield, Placement } from '../scenario/types.ts';

/** The places of a placement for its army in seat 0 and in seat 1: `frame` is the seat that it is written for. */
export function seatPlacings(placement: Placement, frame: 0 | 1, field: Battlefield): readonly [Placing, Placing] {
  const straight = placingOf(placement, field, false);
  const turned = placingOf(placement, field, true);
  return frame === 0 ? [straight, turned] : [turned, straight];
}

function placingOf(placement: Placement, field: Battlefield, turned: boolean): Placing {
  const degrees = ((Math.round(placement.facing) % 360) + 360) % 360;
  const sign = turned ? -1 : 1;
  const size = placement.positions.length;
  return {
    x: Float64Array.from(placement.positions, ([x]) => (turned ? field.width - x : x)),
    y: Float64Array.from(placement.positions, ([, y]) => (turned ? field.height - y : y)),
    z: new Float64Array(size).fill(placement.level),
    dirX: sign * item(DEGREES, 2 * degrees),
    dirY: sign * item(DEGREES, 2 * degrees + 1),
  };
}

/** Two placings as one: a unit and the character that has joined it. */
export const joinPlacings = (a: readonly [Placing, Placing], b: readonly [Placing, Placing]): readonly [Placing, Placing] => [
  join(a[0], b[0]),
  join(a[1], b[1]),
];

const join = (a: Placing, b: Placing): Placing => ({
  x: Float64Array.of(...a.x, ...b.x),
  y: Float64Array.of(...a.y, ...b.y),
  z: Float64Array.of(...a.z, ...b.z),
  dirX: a.dirX,
  dirY: a.dirY,
});

import { CONTACT, EPSILON, gap, levelGap } from 'sandtable/kit';
import type { Game, ModelId } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import { defineRule, type Modern } from '../family.ts';
import { AIRCRAFT, VEHICLE } from '../field-desk.ts';
import { farthestFromHull } from '../transport/near.ts';

const WALKER = keyword('walker');
const UP_INCHES = 5;

/** Whether a model is a Vehicle with a base, but no Walker or Aircraft: its hull counts with its base. */
export function isBasedVehicle(g: Game<Modern>, m: ModelId): boolean {
  const bits = g.sheetOf(m).keywordBits;
  if (!hasBit(bits, VEHICLE) || hasBit(bits, WALKER) || hasBit(bits, AIRCRAFT)) return false;
  return g.models.rim[m] > 0 || g.models.outlines?.baseless[m] === 0;
}

function whollyBeside(
  g: Game<Modern>,
  m: ModelId,
  x: number,
  y: number,
  dirX: number,
  dirY: number,
  level: number,
  hull: ModelId,
  inches: number,
): boolean {
  if (Math.abs(level - g.models.z[hull]) > UP_INCHES + EPSILON) return false;
  return farthestFromHull(g.models, m, x, y, dirX, dirY, hull) <= inches + EPSILON;
}

/** Base contact with a Vehicle on a base is contact with any part of it on the plan; passengers come and go wholly within 3" of it. */
export const vehiclesWithBases = defineRule({
  id: 'TEN-VEH-06',
  default: 'on',
  keyword: 'vehicle',
  patch: () => ({
    wrap: {
      baseContact: (next) => (g, m, n) =>
        next(g, m, n) ||
        ((isBasedVehicle(g, m) || isBasedVehicle(g, n)) &&
          gap(g.models, m, n) <= CONTACT &&
          levelGap(g.models, m, n) <= UP_INCHES + EPSILON),
      // On the plan, all of the model, and up to 5" above or below: also to embark.
      nearHull: (next) => (g, m, hull, inches) => {
        if (!isBasedVehicle(g, hull)) return next(g, m, hull, inches);
        const { x, y, dirX, dirY, z } = g.models;
        return whollyBeside(g, m, x[m], y[m], dirX[m], dirY[m], z[m], hull, inches);
      },
      whollyNearHull: (next) => (g, m, x, y, dirX, dirY, level, hull, inches) =>
        isBasedVehicle(g, hull)
          ? whollyBeside(g, m, x, y, dirX, dirY, level, hull, inches)
          : next(g, m, x, y, dirX, dirY, level, hull, inches),
    },
  }),
});

import { CONTACT, EPSILON, gap, levelGap, makePose, type Pose, setPose } from 'sandtable/kit';
import { type Game, hasBit, integer, keyword, type ModelId, scratch } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { AIRCRAFT, VEHICLE } from '../terrain/field-desk.ts';
import { farthestFromHull } from '../transports/near.ts';

const WALKER = keyword('walker');

/** Whether a model is a Vehicle with a base, but not a Walker or Aircraft: its hull counts as well as its base. */
export function isBasedVehicle(g: Game<Modern>, m: ModelId): boolean {
  const bits = g.sheetOf(m).keywordBits;
  if (!hasBit(bits, VEHICLE) || hasBit(bits, WALKER) || hasBit(bits, AIRCRAFT)) return false;
  return g.models.rim[m] > 0 || g.models.outlines?.baseless[m] === 0;
}

function whollyBeside(g: Game<Modern>, m: ModelId, pose: Pose, hull: ModelId, inches: number): boolean {
  return farthestFromHull(g.models, m, pose, hull) <= inches + EPSILON;
}

const there = scratch(makePose());

/**
 * Base contact with a Vehicle on a base is contact with any part of it in plan view; passengers embark and disembark wholly within 3" of
 * it.
 */
export default defineRule({
  id: 'TEN-VEH-06',
  title: 'Vehicles with bases',
  source: 'Commentary "Vehicles with Bases"',
  text: 'VEHICLES with a base, except AIRCRAFT and WALKERS: for all purposes the closest part of base or hull counts, but: (1) a model that ends a move within ER of such a vehicle is in base contact with it while 0" away horizontally, and 5" at most vertically, from some part of it; (2) the same the other way round; (3) the 3" for embarking is checked as "every model wholly within 3" horizontally, 5" vertically, of some part of the vehicle"; (4) the same zone, outside ER, is where disembarking models are set up.',
  layer: 'commentary',
  changes:
    'Refines TEN-VEH-05, TEN-TRANSPORT-02, TEN-TRANSPORT-03. Off: base contact needs the bases to touch and embarking, disembarking are measured in a straight line to base or hull.',
  default: 'on',
  keyword: 'vehicle',
  params: {
    upInches: integer(5, 0, 12, 'how far above or below a part of the vehicle base contact, embarking and disembarking reach', 'inches'),
  },
  patch: ({ upInches }) => {
    const isLevel = (g: Game<Modern>, z: number, hull: ModelId): boolean => Math.abs(z - g.models.z[hull]) <= upInches + EPSILON;
    return {
      wrap: {
        baseContact: (next) => (g, m, n) =>
          next(g, m, n) ||
          ((isBasedVehicle(g, m) || isBasedVehicle(g, n)) &&
            gap(g.models, m, n) <= CONTACT &&
            levelGap(g.models, m, n) <= upInches + EPSILON),
        // In plan view, all of the model, and up to 5" above or below: also to embark.
        nearHull: (next) => (g, m, hull, inches) => {
          if (!isBasedVehicle(g, hull)) return next(g, m, hull, inches);
          const { x, y, dirX, dirY, z } = g.models;
          return isLevel(g, z[m], hull) && whollyBeside(g, m, setPose(there(), x[m], y[m], dirX[m], dirY[m]), hull, inches);
        },
        whollyNearHull: (next) => (g, m, pose, level, hull, inches) =>
          isBasedVehicle(g, hull)
            ? isLevel(g, level, hull) && whollyBeside(g, m, pose, hull, inches)
            : next(g, m, pose, level, hull, inches),
      },
    };
  },
});

import { cosDegrees, legalPlace, levelAt, type MoveRules, makePose, outlookOf, setPose, sinDegrees } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { prepareMove } from '../movement/footing.ts';
import type { Tables } from '../tables.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Rings round a point on which a place is looked for, and where there is none those between them. */
const MOST_INCHES = 12;
const RING_INCHES = 1;
const STEP_DEGREES = 15;
const FINE_RING_INCHES = 1 / 4;
const FINE_STEP_DEGREES = 5;
const GRID = 256;

/**
 * Finds a place for a destroyed model as close to where it was removed as there is room, clear of every model and outside Engagement Range
 * of all enemies. Writes its columns; returns false if there is none.
 */
export function findSpot(g: G, t: Tables, u: U, m: ModelId): boolean {
  const rules = prepareMove(g, t, u, false, 0);
  return standNear(g, m, RING_INCHES, STEP_DEGREES, rules) || standNear(g, m, FINE_RING_INCHES, FINE_STEP_DEGREES, rules);
}

const there = scratch(makePose());

function standNear(g: G, m: ModelId, apart: number, step: number, rules: MoveRules): boolean {
  const { models } = g;
  const u = g.unitOf(m);
  const x0 = models.x[m];
  const y0 = models.y[m];
  const outlook = outlookOf(g, u.side);
  for (let far = 0; far <= MOST_INCHES; far += apart) {
    for (let degrees = 0; degrees < (far === 0 ? step : 360); degrees += step) {
      const x = Math.round((x0 + cosDegrees(degrees) * far * outlook) * GRID) / GRID;
      const y = Math.round((y0 + sinDegrees(degrees) * far * outlook) * GRID) / GRID;
      if (!legalPlace(g, u, m, setPose(there(), x, y, models.dirX[m], models.dirY[m]), rules)) continue;
      models.x[m] = x;
      models.y[m] = y;
      models.z[m] = levelAt(g, x, y, rules);
      return true;
    }
  }
  return false;
}

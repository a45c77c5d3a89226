import { cosDegrees, legalPlace, levelAt, sinDegrees } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { prepareMove } from '../movement/footing.ts';
import type { Tables } from '../tables.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const RINGS = 12;
const RING_INCHES = 1;
const STEP_DEGREES = 15;
const GRID = 256;

/**
 * Finds a place for a destroyed model as close to where it was removed as there is room, clear of every model and outside Engagement Range
 * of all enemies. Writes its columns; returns false if there is none.
 */
export function findSpot(g: G, t: Tables, u: U, m: ModelId): boolean {
  const { models } = g;
  const rules = prepareMove(g, t, u, false, 0);
  const x0 = models.x[m];
  const y0 = models.y[m];
  for (let ring = 0; ring <= RINGS; ring++) {
    for (let degrees = 0; degrees < (ring === 0 ? STEP_DEGREES : 360); degrees += STEP_DEGREES) {
      const x = Math.round((x0 + cosDegrees(degrees) * ring * RING_INCHES) * GRID) / GRID;
      const y = Math.round((y0 + sinDegrees(degrees) * ring * RING_INCHES) * GRID) / GRID;
      if (!legalPlace(g, u, m, x, y, models.dirX[m], models.dirY[m], rules)) continue;
      models.x[m] = x;
      models.y[m] = y;
      models.z[m] = levelAt(g, x, y, rules);
      return true;
    }
  }
  return false;
}

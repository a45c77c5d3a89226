import { cosDegrees, legalPlace, levelAt, makePose, outlookOf, setPose, sinDegrees, within3d } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { prepareMove } from '../movement/footing.ts';
import type { Tables } from '../tables.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Directions tried round each model, degrees apart. */
const STEP_DEGREES = 15;
/** Gaps tried: almost in contact, half way, and almost at coherency distance. */
const GAPS_INCHES = [1 / 32, 1, 2 - 1 / 32];
/** What is tried where there is no room by those. */
const FINE_STEP_DEGREES = 5;
const FINE_GAPS_INCHES = Array.from({ length: 16 }, (_, k) => 1 / 32 + (k * (2 - 1 / 16)) / 15);
const GRID = 256;

/**
 * Finds room for a destroyed model of a unit on the table: in coherency, next to a model that may have it there, as near as possible to the
 * middle of the unit. Writes its columns; returns false if there is none.
 */
export const findRoom = (g: G, s: ModernSeams, t: Tables, m: ModelId): boolean =>
  findBeside(g, s, t, m, GAPS_INCHES, STEP_DEGREES) || findBeside(g, s, t, m, FINE_GAPS_INCHES, FINE_STEP_DEGREES);

const there = scratch(makePose());

function findBeside(g: G, s: ModernSeams, t: Tables, m: ModelId, gaps: readonly number[], step: number): boolean {
  const { models } = g;
  const u = g.unitOf(m);
  const rules = prepareMove(g, t, u, false, 0);
  rules.keepFromEnemiesInches = 0;
  const outlook = outlookOf(g, u.side);
  let bestX = 0;
  let bestY = 0;
  let facing = u.first;
  let nearest = Infinity;
  for (let by = u.first; by < u.first + u.size; by++) {
    if (models.alive[by] === 0 || !s.mayAnchor(g, u, by)) continue;
    models.dirX[m] = models.dirX[by];
    models.dirY[m] = models.dirY[by];
    for (const gap of gaps) {
      const apart = models.radius[by] + models.radius[m] + gap;
      for (let degrees = 0; degrees < 360; degrees += step) {
        // On the grid used for positions, so that what is checked here still holds afterwards.
        const x = Math.round((models.x[by] + cosDegrees(degrees) * apart * outlook) * GRID) / GRID;
        const y = Math.round((models.y[by] + sinDegrees(degrees) * apart * outlook) * GRID) / GRID;
        const away = (x - u.x) * (x - u.x) + (y - u.y) * (y - u.y);
        if (away >= nearest || !legalPlace(g, u, m, setPose(there(), x, y, models.dirX[m], models.dirY[m]), rules)) continue;
        models.x[m] = x;
        models.y[m] = y;
        models.z[m] = levelAt(g, x, y, rules);
        if (!within3d(models, m, by, t.coherencyInches, t.coherencyUpInches) || !fits(g, s, u, m)) continue;
        bestX = x;
        bestY = y;
        facing = by;
        nearest = away;
      }
    }
  }
  if (nearest === Infinity) return false;
  models.x[m] = bestX;
  models.y[m] = bestY;
  models.dirX[m] = models.dirX[facing];
  models.dirY[m] = models.dirY[facing];
  models.z[m] = levelAt(g, bestX, bestY, rules);
  return true;
}

/** Whether the unit would be coherent with the model, and nothing forbids the place. */
function fits(g: G, s: ModernSeams, u: U, m: ModelId): boolean {
  g.models.alive[m] = 1;
  u.alive++;
  const coherent = s.coherent(g, u);
  u.alive--;
  g.models.alive[m] = 0;
  return coherent && s.mayStandAdded(g, u, m);
}

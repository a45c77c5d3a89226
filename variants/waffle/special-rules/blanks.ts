import { EPSILON, gap } from 'sandtable/kit';
import { type Game, hasBit, keyword, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { BROTHERHOOD, PILOT, PSYKER } from '../../classic/psychic/psykers.ts';
import { transportOf } from '../../classic/transports/hold.ts';

/** What is near a Blank (WAF-USR-03 to -07). */

const BLANK = keyword('blank');
const DAEMON = keyword('daemon');

export const isBlank = (g: Game<Classic>, model: ModelId): boolean => hasBit(g.sheetOf(model).keywordBits, BLANK);

/** Whether a model is a Psyker or a Daemon, whom Blanks weaken. */
export function isOfTheWarp(g: Game<Classic>, model: ModelId): boolean {
  const { keywordBits } = g.sheetOf(model);
  return hasBit(keywordBits, DAEMON) || hasBit(keywordBits, PSYKER) || hasBit(keywordBits, BROTHERHOOD) || hasBit(keywordBits, PILOT);
}

/** Whether a living model of a unit is a Blank. */
export function hasBlank(g: Game<Classic>, u: Unit<Classic>): boolean {
  if (!hasBit(u.anyBits, BLANK)) return false;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && isBlank(g, i)) return true;
  return false;
}

/** Whether a model's position is near a Blank on the table; compares circles first. */
function placeIsNear(g: Game<Classic>, i: ModelId, inches: number): boolean {
  const m = g.models;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.alive === 0 || u.place !== PLACE.table || !hasBit(u.anyBits, BLANK)) continue;
    const dx = m.x[i] - u.x;
    const dy = m.y[i] - u.y;
    const far = inches + m.radius[i] + u.radius + EPSILON;
    if (dx * dx + dy * dy > far * far) continue;
    for (let j = u.first; j < u.first + u.size; j++) {
      if (m.alive[j] !== 0 && isBlank(g, j) && gap(m, i, j) <= inches + EPSILON) return true;
    }
  }
  return false;
}

/** Whether a psyker is near a Blank: any of its models, if it is a Brotherhood, which is one psyker. Passengers are where their vehicle is. */
export function isNearBlank(g: Game<Classic>, psyker: ModelId, inches: number): boolean {
  const u = g.unitOf(psyker);
  if (u.place === PLACE.table) {
    return hasBit(g.sheetOf(psyker).keywordBits, BROTHERHOOD) ? brothersAreNear(g, u, inches) : placeIsNear(g, psyker, inches);
  }
  const hull = transportOf(g, u);
  return hull !== null && hull.alive > 0 && hull.place === PLACE.table && unitIsNear(g, hull, inches);
}

/** Whether a model of a unit's Brotherhood is near a Blank, whoever has joined it. */
function brothersAreNear(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && hasBit(g.sheetOf(i).keywordBits, BROTHERHOOD) && placeIsNear(g, i, inches)) return true;
  }
  return false;
}

/** Whether a unit on the table has a model near a Blank. */
export function unitIsNear(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && placeIsNear(g, i, inches)) return true;
  return false;
}

/** Whether a Psyker or Daemon of a unit is near a Blank. */
export function warpIsNear(g: Game<Classic>, u: Unit<Classic>, inches: number): boolean {
  if (u.place !== PLACE.table) return isNearBlank(g, u.first, inches);
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] !== 0 && isOfTheWarp(g, i) && placeIsNear(g, i, inches)) return true;
  }
  return false;
}

import { rememberedGap } from 'sandtable/kit';
import { type Decision, decision, type Game, PLACE, type Question, type Unit } from 'sandtable/rules';
import { inchesToOccupy } from '../buildings/occupying.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';

/** Weapon range from which a unit prefers to shoot from a building. */
const SHOOTERS_INCHES = 24;
const FAR_INCHES = 14;

/** Lists the buildings that a unit could now go into, or onto, -1 first; returns how many. */
export function listBuildings(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, roofs: boolean, options: Int32Array): number {
  let n = 0;
  options[n++] = -1;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.building === null || (roofs && !piece.building.battlements)) continue;
    const far = FAR_INCHES + u.radius;
    if (u.x + far < piece.minX || u.x - far > piece.maxX || u.y + far < piece.minY || u.y - far > piece.maxY) continue;
    if (!(roofs ? s.mayOccupyRoof(g, u, p) : s.mayOccupy(g, u, p)) || inchesToOccupy(g, s, u, p) > s.moveInches(g, u)) continue;
    options[n++] = p;
  }
  return n;
}

/** Whether an enemy is in range of a unit's weapons. */
export function hasTargets(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): boolean {
  const enemies = g.sides[1 - u.side];
  const reach = s.reachInches(g, u);
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive > 0 && enemy.place === PLACE.table && rememberedGap(g, u, enemy) <= reach) return true;
  }
  return false;
}

/** Decisions of buildings: which to go into (pieces, -1 first), onto which roof, and whether to leave. */
export function decisions(s: ClassicSeams) {
  const about = (q: Question<Classic>): Unit<Classic> => q.about as Unit<Classic>;
  const shooter = (q: Question<Classic>): number => (s.reachInches(q.game, about(q)) >= SHOOTERS_INCHES ? 1 : 0);
  const idle = (q: Question<Classic>): number => (hasTargets(q.game, s, about(q)) ? 0 : 1);
  return {
    occupy: decision<Classic>('occupy', 'piece', shooter),
    climb: decision<Classic>('man-battlements', 'piece', shooter),
    vacate: decision<Classic>('vacate', 'flag', idle),
  };
}

export const ask = (g: Game<Classic>, what: Decision<Classic>, u: Unit<Classic>, n: number): number =>
  n > 1 ? what.options[g.ask(what, u.side, u, null, n)] : -1;

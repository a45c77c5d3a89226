import { insidePolygon, standing } from 'sandtable/kit';
import { event, type Game, hasBit, keyword, PLACE, type Unit } from 'sandtable/rules';
import { type Classic, NEVER } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';
import type { CalixtusSeams } from '../../seams.ts';
import { HIDEOUT } from '../../state.ts';

const INFILTRATE = keyword('infiltrate');
const HIDES = event('hides', { unit: 'unit' }, '{unit} hides');
const LEAVES_COVER = event('leaves-cover', { unit: 'unit' }, '{unit} leaves its hiding place');

const WHOLLY = 2;
/** What hiding promises to infiltrators, as a share of their points. */
const HIDING_SHARE = 1;
/** How near infiltrators may not come to who sees them (CLS-RESERVE-10). */
const SEEN_INCHES = 18;

/** Whether all living models of a unit stand wholly in a piece. */
function whollyIn(g: Game<Classic>, u: Unit<Classic>, piece: number): boolean {
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0 && standing(g, g.desk.sight, i, piece) !== WHOLLY) return false;
  return true;
}

/** The piece of cover terrain that a unit stands wholly in, or -1. */
function shelterOf(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>): number {
  for (let p = 0; p < g.board.count; p++) if (s.coversInside(g, p) && s.pieceCover(g, p) < NEVER && whollyIn(g, u, p)) return p;
  return -1;
}

/** Whether a unit could set up about a point in cover terrain: no enemy is too near. */
function couldHide(g: Game<Classic>, s: CalixtusSeams, u: Unit<Classic>, x: number, y: number): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
    const far = SEEN_INCHES + enemy.radius + u.radius / 2;
    if ((enemy.x - x) * (enemy.x - x) + (enemy.y - y) * (enemy.y - y) <= far * far) return false;
  }
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (s.coversInside(g, p) && s.pieceCover(g, p) < NEVER && insidePolygon(piece.polygon, piece.corners, x, y)) return true;
  }
  return false;
}

/** Ends the hiding of units that have left their cover. */
function reveal(g: Game<Classic>): void {
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.reg[HIDEOUT] === 0 || (u.place === PLACE.table && whollyIn(g, u, u.reg[HIDEOUT] - 1))) continue;
    u.reg[HIDEOUT] = 0;
    g.log.note(LEAVES_COVER, u.slot);
  }
}

/** Infiltrators that are set up in cover cannot be shot at or charged until they leave it or are spotted. */
export const hiddenInCover = defineRule({
  id: 'CAL-USR-06',
  default: 'on',
  keyword: 'infiltrate',
  requires: ['CLS-RESERVE-10'],
  patch: (_p, s) => ({
    after: {
      deployArmies: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.alive === 0 || u.place !== PLACE.table || !hasBit(u.allBits, INFILTRATE)) continue;
          u.reg[HIDEOUT] = shelterOf(g, s, u) + 1;
          if (u.reg[HIDEOUT] !== 0) g.log.note(HIDES, u.slot);
        }
      },
      endPhase: reveal,
      endTurn: reveal,
    },
    wrap: {
      infiltrationWorth: (next) => (g, u, x, y) => next(g, u, x, y) + (couldHide(g, s, u, x, y) ? HIDING_SHARE * u.sheet.points : 0),
      isHidden: (next) => (g, u) => (u.reg[HIDEOUT] !== 0 && whollyIn(g, u, u.reg[HIDEOUT] - 1)) || next(g, u),
      isTargetable: (next) => (g, u, target) => (target.reg[HIDEOUT] === 0 || !s.hiddenFromFire(g, target, u)) && next(g, u, target),
      inChargeReach: (next) => (g, u, target) => (target.reg[HIDEOUT] === 0 || !s.isHidden(g, target)) && next(g, u, target),
      // It is still in its cover when it declares a charge.
      mayOverwatch: (next) => (g, u, charger) => (charger.reg[HIDEOUT] === 0 || !s.hiddenFromFire(g, charger, u)) && next(g, u, charger),
    },
  }),
});

import { insidePolygon, standing } from 'sandtable/kit';
import { event, type Game, hasBit, keyword, PLACE, type Unit } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';
import { HIDEOUT } from '../state.ts';

const INFILTRATE = keyword('infiltrate');
const HIDES = event('hides', { unit: 'unit' }, '{unit} hides');
const LEAVES_COVER = event('leaves-cover', { unit: 'unit' }, '{unit} leaves its hiding place');

const WHOLLY = 2;
/** What hiding is worth to infiltrators, as a share of their points. */
const HIDING_SHARE = 1;
/** How far infiltrators must stay from units that see them (CLS-RESERVE-10). */
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

/** Whether a unit could set up about a point in cover terrain, that is, no enemy is too near. */
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
export default defineRule({
  id: 'CAL-USR-06',
  title: 'Infiltrators: hidden in cover',
  source: 'Universal Special Rules',
  text: [
    'An infiltrated unit that has not left its cover is Hidden: it may not be shot at or charged until it is spotted (CAL-USR-07).',
    'Ruling: distances at deployment are those of CLS-RESERVE-10 (more than 12", or 18" in sight). Hidden starts when it deploys with Infiltrate wholly in cover terrain and ends for good when any model leaves that terrain or it is spotted. Shooting from cover does not end it, as the source names only leaving. Blasts that drift onto it and powers without targeting still affect it.',
  ].join('\n'),
  changes: 'extends classic base: Infiltrate deployment (CLS-RESERVE-10)',
  outside: ['CAL-USR-24'],
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
      // It is still in cover when it declares a charge.
      mayOverwatch: (next) => (g, u, charger) => (charger.reg[HIDEOUT] === 0 || !s.hiddenFromFire(g, charger, u)) && next(g, u, charger),
    },
  }),
});

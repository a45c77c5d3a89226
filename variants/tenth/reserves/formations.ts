import { deployInZone, FORMATION, layOut, makePose, setPose, zoneBounds } from 'sandtable/kit';
import type { Game, SideId, Unit } from 'sandtable/rules';
import { decision, enemyOf, first, hasBit, keyword, PLACE, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { prepareMove } from '../movement/footing.ts';
import { basesInside } from '../outline/zone.ts';
import type { Tables } from '../tables.ts';
import { deployment } from './deployment.ts';
import { EDGE, inwardX, inwardY } from './edges.ts';
import type { ReserveSeams } from './seams.ts';
import { DEPLOYED } from './states.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const FORTIFICATION = keyword('fortification');
/** Which unit a side deploys next. */
export const DEPLOY_NEXT = decision<Modern>('TEN-MISSION-01/next', 'unit', first);

type Part = 'declareSide' | 'reservePoints' | 'deployUnit' | 'settleInZone';

/**
 * What comes before the first turn: which units start off the table, and in which order the others are set up (TEN-MISSION-01,
 * TEN-RESERVE-04).
 */
export function formationSeams(s: ModernSeams, t: Tables): Pick<ReserveSeams, Part> & Pick<ModernSeams, 'deploy'> {
  return {
    declareSide(g, side) {
      // In army list order, as many as the limit allows; the others are deployed after all.
      const { due } = deployment(g);
      const units = g.sides[side];
      let left = t.reserveShare * armyPoints(g, side);
      for (let k = 0; k < units.length; k++) {
        const u = units[k];
        due[u.slot] = u.place === PLACE.table ? 1 : 0;
        if (u.place !== PLACE.reserve || u.alive === 0 || !s.inStrategicReserves(g, u)) continue;
        const points = s.reservePoints(g, u);
        if (points <= left && !hasBit(u.anyBits, FORTIFICATION)) left -= points;
        else due[u.slot] = 1;
      }
    },
    reservePoints: (g, u) => pointsWithin(g, u),
    deploy(g) {
      const to = deployment(g);
      const { due, order } = to;
      to.orderCount = 0;
      let side = defenderOf(g);
      for (;;) {
        let n = listDue(g, side, due);
        if (n === 0) {
          side = enemyOf(side);
          n = listDue(g, side, due);
          if (n === 0) return;
        }
        const u = g.units[DEPLOY_NEXT.options[g.ask(DEPLOY_NEXT, side, null, null, n)]];
        due[u.slot] = 0;
        order[to.orderCount++] = u.slot;
        // A unit with a place in the scenario stands there, as its player planned.
        if (u.place === PLACE.reserve) s.deployUnit(g, u);
        s.settleInZone(g, u);
        side = enemyOf(side);
      }
    },
    deployUnit(g, u) {
      const bounds = zoneBounds(g.board.zones[g.seatOf[u.side]]);
      deployInside(g, t, u, (bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2);
    },
    settleInZone(g, u) {
      if (u.place === PLACE.table && u.alive > 1 && !s.coherent(g, u)) closeRanks(g, t, u);
    },
  };
}

/** The side that deploys first: the Defender, or seat 0 if the mission names no attacker. */
export const defenderOf = (g: G): SideId => {
  const attackerSeat = g.mission.attackerSeat === -1 ? 1 : g.mission.attackerSeat;
  return g.seatOf[0] === attackerSeat ? 1 : 0;
};

function listDue(g: G, side: SideId, due: Uint8Array): number {
  const units = g.sides[side];
  let n = 0;
  for (let k = 0; k < units.length; k++) if (due[units[k].slot] !== 0) DEPLOY_NEXT.options[n++] = units[k].slot;
  return n;
}

function armyPoints(g: G, side: SideId): number {
  let points = 0;
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) points += ownPoints(g, units[k]);
  return points;
}

/** Points of the models of a unit. */
function ownPoints(g: G, u: U): number {
  let points = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) points += g.sheetOf(m).points;
  return points;
}

/** Points of a unit and of those inside it. */
function pointsWithin(g: G, u: U): number {
  let points = ownPoints(g, u);
  const units = g.sides[u.side];
  for (let k = 0; k < units.length; k++) {
    if (units[k].place === PLACE.embarked && units[k].inside === u.slot) points += ownPoints(g, units[k]);
  }
  return points;
}

const closing = scratch(makePose());

/**
 * Sets a unit up coherently as near to its scenario place as there is room, in its zone if it was in it: ranks laid out by a scenario may
 * leave a model with one other near it where it needs two (TEN-UNIT-01).
 */
function closeRanks(g: G, t: Tables, u: U): void {
  const zone = g.board.zones[g.seatOf[u.side]];
  const rules = prepareMove(g, t, u, true, 0);
  rules.offMarkers = false;
  // Each model keeps to its floor.
  rules.floorInches = -1;
  const there = setPose(closing(), u.x, u.y, g.models.dirX[u.first], g.models.dirY[u.first]);
  const stands = basesInside(g, u, zone) ? deployInZone(g, u, zone, there, rules) : layOut(g, u, there, FORMATION.block, rules);
  if (stands) g.log.note(DEPLOYED, u.slot, Math.round(u.x * 256), Math.round(u.y * 256));
}

const inside = scratch(makePose());

/** In its zone, as near to a point as there is room, and as far forward as possible. */
export function deployInside(g: G, t: Tables, u: U, nearX: number, nearY: number): void {
  const zone = g.board.zones[g.seatOf[u.side]];
  const fx = inwardX(g, u.side, EDGE.own);
  const fy = inwardY(g, u.side, EDGE.own);
  const bounds = zoneBounds(zone);
  const x = fx === 0 ? nearX : fx > 0 ? bounds[2] : bounds[0];
  const y = fy === 0 ? nearY : fy > 0 ? bounds[3] : bounds[1];
  u.place = PLACE.table;
  if (!deployInZone(g, u, zone, setPose(inside(), x, y, fx, fy), prepareMove(g, t, u, true, 0))) {
    u.place = PLACE.reserve;
    return;
  }
  g.relocate(u, PLACE.table);
  g.log.note(DEPLOYED, u.slot, Math.round(u.x * 256), Math.round(u.y * 256));
}

/** Declare Battle Formations: who starts off the table. */
export function declareFormations(g: Game<Modern>, s: ModernSeams): void {
  s.declareSide(g, defenderOf(g));
  s.declareSide(g, enemyOf(defenderOf(g)));
}

import { rememberedGap } from 'sandtable/kit';
import { type AnyRule, type Decision, decision, type Game, is, PLACE, type Question, type Unit } from 'sandtable/rules';
import { type Classic, defineRule } from '../family.ts';
import { choose } from '../move.ts';
import type { ClassicSeams } from '../seams.ts';
import { thinOut } from '../transport/firePoints.ts';
import { DISEMBARKED, EMBARKED, ESCAPED, ESCAPES } from '../transport/hold.ts';
import { squeezeOut } from '../transport/setDown.ts';
import { buildings, buildingTable } from './damage.ts';
import { emplacedGuns } from './guns.ts';
import { ON_ROOF } from './house.ts';
import { houseOf, inchesToOccupy } from './occupying.ts';

/** Longest range that makes a unit one to shoot from a building. */
const SHOOTERS_INCHES = 24;
const FAR_INCHES = 14;
const PARAPET_COVER = 4;

/** Lists the buildings that a unit could go into, or onto, now, -1 first; returns how many. */
function listBuildings(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, roofs: boolean, options: Int32Array): number {
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

/** Whether an enemy stands in range of a unit's weapons. */
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
function decisions(s: ClassicSeams) {
  const about = (q: Question<Classic>): Unit<Classic> => q.about as Unit<Classic>;
  const shooter = (q: Question<Classic>): number => (s.reachInches(q.game, about(q)) >= SHOOTERS_INCHES ? 1 : 0);
  const idle = (q: Question<Classic>): number => (hasTargets(q.game, s, about(q)) ? 0 : 1);
  return {
    occupy: decision<Classic>('occupy', 'piece', shooter),
    climb: decision<Classic>('man-battlements', 'piece', shooter),
    vacate: decision<Classic>('vacate', 'flag', idle),
  };
}

const ask = (g: Game<Classic>, what: Decision<Classic>, u: Unit<Classic>, n: number): number =>
  n > 1 ? what.options[g.ask(what, u.side, u, null, n)] : -1;

/** Units go into buildings, fire from their fire points, stay where they are, and leave by the doors. */
export const occupation = defineRule({
  id: 'CLS-TRANSPORT-15',
  default: 'on',
  keyword: 'garrison',
  patch: (_p, s) => {
    const d = decisions(s);
    return {
      before: {
        // Who flees has to come out first.
        fallBack: (g, u) => {
          if (u.housed >= 0)
            g.log.note(ESCAPES, u.slot, squeezeOut(g, u, u.first, g.board.pieces[u.housed], s.disembarkInches(g, u), null));
        },
      },
      wrap: {
        mayMove: (next) => (g, u) => !is(u, DISEMBARKED) && next(g, u),
        moveInches: (next) => (g, u) => (houseOf(u) >= 0 ? 0 : next(g, u)),
        moveUnit: (next) => (g, u) => {
          if (houseOf(u) >= 0) {
            if (!is(u, EMBARKED) && g.choose(d.vacate, u.side, u, null)) s.vacate(g, u, choose(g, s, u));
            return;
          }
          const p = u.place === PLACE.table ? ask(g, d.occupy, u, listBuildings(g, s, u, false, d.occupy.options)) : -1;
          if (p < 0) next(g, u);
          else s.occupy(g, u, p);
        },
        mayRun: (next) => (g, u) => houseOf(u) < 0 && !is(u, ESCAPED) && next(g, u),
        mayCharge: (next) => (g, u) => houseOf(u) < 0 && !is(u, DISEMBARKED) && next(g, u),
        electWeapons: (next) => (g, u, target, overwatch) => {
          next(g, u, target, overwatch);
          const building = u.housed < 0 ? null : g.board.pieces[u.housed].building;
          if (building !== null) thinOut(g, u, target, building.firePoints);
        },
      },
    };
  },
});

/** Models stand on the roofs of buildings behind a parapet; if one falls in each is hit. */
export const battlements = defineRule({
  id: 'CLS-TERRAIN-14',
  default: 'on',
  keyword: 'garrison',
  requires: ['CLS-TRANSPORT-15'],
  patch: (_p, s) => {
    const { climb } = decisions(s);
    return {
      wrap: {
        moveUnit: (next) => (g, u) => {
          const p = u.place === PLACE.table && houseOf(u) < 0 ? ask(g, climb, u, listBuildings(g, s, u, true, climb.options)) : -1;
          if (p < 0 || !s.manBattlements(g, u, p)) next(g, u);
        },
        // Nobody gets up there to fight them (CLS-ASSAULT-11).
        inChargeReach: (next) => (g, u, target) => target.reg[ON_ROOF] === 0 && next(g, u, target),
        terrainCover: (next) => (g, a, firer, model) => {
          const on = next(g, a, firer, model);
          const roof = g.unitOf(model).reg[ON_ROOF];
          return roof === 0 ? on : Math.min(on, s.coverGrade(g, g.board.pieces[roof - 1].kind, PARAPET_COVER));
        },
      },
    };
  },
});

export const buildingRules: readonly AnyRule[] = [occupation, battlements, buildings, buildingTable, emplacedGuns];

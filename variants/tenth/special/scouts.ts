import { intentGoal } from 'sandtable/kit';
import type { Game, SideId, Unit } from 'sandtable/rules';
import { enemyOf, event, INTENT, intent, intentKind, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { keepPlaces, prepareMove, putBack } from '../footing.ts';
import { allFly, INTENTION } from '../move.ts';
import { prepareTurns } from '../movement/pivots.ts';
import { moveBest } from '../movement/ways.ts';
import type { ModernSeams } from '../seams.ts';
import type { Tables } from '../tables.ts';

const SCOUTED = event('scouted', { unit: 'unit', moved: 'inches' }, '{unit} scouts {moved} ahead');
const KEEP_AWAY_INCHES = 9;

/** A move before the first turn, the side that goes first beginning. */
export default defineRule({
  id: 'TEN-USR-07',
  default: 'on',
  keyword: ['scouts', 'gives-scouts'],
  patch: (_p, s, t) => ({
    after: {
      preBattle: (g) => {
        scoutSide(g, s, t, g.first);
        scoutSide(g, s, t, enemyOf(g.first));
      },
    },
  }),
});

function scoutSide(g: Game<Modern>, s: ModernSeams, t: Tables, side: SideId): void {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (units[k].place === PLACE.table && units[k].alive > 0) scout(g, s, t, units[k]);
}

function scout(g: Game<Modern>, s: ModernSeams, t: Tables, u: Unit<Modern>): void {
  const limits = g.desk.field.limits;
  let farthest = 0;
  let least = Infinity;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0) continue;
    const value = s.scoutValue(g, u, m);
    if (value === 0) return;
    limits[m] = s.scoutInches(g, m, value);
    farthest = Math.max(farthest, limits[m]);
    least = Math.min(least, limits[m]);
  }
  const code = INTENTION.options[g.ask(INTENTION, u.side, u, null, goals(g, u))];
  if (intentKind(code) === INTENT.hold) return;
  const rules = prepareMove(g, t, u, allFly(g, u, s.flies), s.reachInches(g, u));
  const hulls = prepareTurns(g, s, u, rules);
  rules.keepFromEnemiesInches = KEEP_AWAY_INCHES + 1 / 64;
  if (!intentGoal(g, u, code, farthest, rules, goal)) return;
  let gone = 0;
  if (least < farthest) rules.limits = limits;
  // Who may go farther than the rest goes as far ahead of them as coherency lets it.
  for (let most = farthest; gone < least && most >= least; most--) {
    if (gone > 0) putBack(g, u);
    keepPlaces(g, u);
    for (let m = u.first; m < u.first + u.size; m++) if (limits[m] > most) limits[m] = most;
    gone = moveBest(g, u, goal[0], goal[1], most, rules, hulls, false);
    if (least === farthest) break;
  }
  if (gone > 0) g.log.note(SCOUTED, u.slot, Math.round(gone * 256));
}

const goal = new Float64Array(2);

/** Where it may want to go: nowhere, an objective, an enemy. */
function goals(g: Game<Modern>, u: Unit<Modern>): number {
  let n = 0;
  INTENTION.options[n++] = intent(INTENT.hold);
  for (let o = 0; o < g.board.objectives.length; o++) INTENTION.options[n++] = intent(INTENT.objective, o);
  const enemies = g.sides[enemyOf(u.side)];
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].place === PLACE.table && enemies[k].alive > 0) INTENTION.options[n++] = intent(INTENT.advance, enemies[k].slot);
  }
  return n;
}

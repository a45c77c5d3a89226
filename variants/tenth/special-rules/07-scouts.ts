import { intentGoal, SPARE_INCHES } from 'sandtable/kit';
import { enemyOf, event, type Game, INTENT, integer, intent, intentKind, PLACE, type SideId, scratch, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { keepPlaces, prepareMove, putBack } from '../movement/footing.ts';
import { goalAt } from '../movement/goal.ts';
import { INTENTION } from '../movement/move.ts';
import { prepareTurns } from '../movement/pivots.ts';
import { allFly } from '../movement/way-rules.ts';
import { moveBest, TURNING } from '../movement/ways.ts';
import type { Tables } from '../tables.ts';

const SCOUTED = event('scouted', { unit: 'unit', moved: 'inches' }, '{unit} scouts {moved} ahead');
const room = scratch({ goal: new Float64Array(2) });

/** A move before the first turn; the side that goes first begins. */
export default defineRule({
  id: 'TEN-USR-07',
  title: 'Scouts X" (before the errata)',
  source: 'Core rules, Scouts',
  text: 'If every model of a unit has it, it may, in round 1 before the first turn starts, make a Normal move of X" at most and never more than its M, ending more than 9" horizontally from all enemy models. A Dedicated Transport may do so with the value of the passengers if all models that start embarked in it have Scouts. The player with the first turn moves its units first.',
  layer: 'core',
  changes: 'new (changed by TEN-USR-08)',
  default: 'on',
  keyword: ['scouts', 'gives-scouts'],
  params: { awayInches: integer(9, 0, 24, 'how far from all enemies the move has to end', 'inches') },
  patch: ({ awayInches }, s, t) => ({
    after: {
      preBattle: (g) => {
        scoutSide(g, s, t, g.first, awayInches);
        scoutSide(g, s, t, enemyOf(g.first), awayInches);
      },
    },
  }),
});

function scoutSide(g: Game<Modern>, s: ModernSeams, t: Tables, side: SideId, awayInches: number): void {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (units[k].place === PLACE.table && units[k].alive > 0) scout(g, s, t, units[k], awayInches);
}

function scout(g: Game<Modern>, s: ModernSeams, t: Tables, u: Unit<Modern>, awayInches: number): void {
  const { goal } = room();
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
  rules.keepFromEnemiesInches = awayInches + SPARE_INCHES;
  if (!intentGoal(g, u, code, farthest, rules, goal)) return;
  let gone = 0;
  if (least < farthest) rules.limits = limits;
  // Models that may go farther than the rest go as far ahead of them as coherency allows.
  for (let most = farthest; gone < least && most >= least; most--) {
    if (gone > 0) putBack(g, u);
    keepPlaces(g, u);
    for (let m = u.first; m < u.first + u.size; m++) if (limits[m] > most) limits[m] = most;
    gone = moveBest(g, u, goalAt(goal[0], goal[1]), most, rules, hulls ? TURNING.costs : TURNING.free);
    if (least === farthest) break;
  }
  if (gone > 0) g.log.note(SCOUTED, u.slot, Math.round(gone * 256));
}

/** Its options: nowhere, an objective, an enemy. */
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

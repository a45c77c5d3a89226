import {
  CONTACT,
  coreSegmentAtSquared,
  fleeTo,
  LEAST_WAY_INCHES,
  type MoveRules,
  makePose,
  makeSegment,
  moveTowards,
  poseOf,
  setSegment,
  spareModel,
  strayModel,
} from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { CAUSE, DEED, enemyOf, event, hasBit, inflict, is, keyword, PLACE, purpose, scratch } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { noteFirstBlood } from '../mission/mission.ts';
import { keepPlaces, prepareMove, putBack } from '../movement/footing.ts';
import { tellEnemies } from '../movement/move.ts';
import { prepareTurns } from '../movement/pivots.ts';
import type { MoveSeams } from '../movement/seams.ts';
import { allFly } from '../movement/way-rules.ts';
import { destroyModel } from '../saves/damage.ts';
import { BATTLE_SHOCKED, ENEMY_MOVED, ENEMY_STARTS_MOVE, FELL_BACK } from '../state.ts';
import type { Tables } from '../tables.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

export const DESPERATE_ESCAPE = purpose('desperate-escape');
export const FALLS_BACK = event('retreats', { unit: 'unit', inches: 'inches' }, '{unit} falls back {inches}');
export const ESCAPES = event(
  'desperate-escape',
  { unit: 'unit', tests: 'number', lost: 'number' },
  '{unit} attempts a Desperate Escape: {tests|test|tests}, {lost|model|models} lost',
);
const TITANIC = keyword('titanic');

/** Fall Back moves and Desperate Escape (TEN-MOVE-05, TEN-MOVE-08, TEN-MOVE-09). */
export function fallBackSeams(s: ModernSeams, t: Tables): Pick<MoveSeams, 'fallBackMove' | 'desperateEscape'> {
  return {
    fallBackMove(g, u) {
      tellEnemies(g, ENEMY_STARTS_MOVE, u);
      if (u.alive === 0) return true;
      keepPlaces(g, u);
      const crossing = retreat(g, s, t, u);
      if (crossing < 0) return false;
      inflict(g, u, FELL_BACK);
      const tests = is(u, BATTLE_SHOCKED) ? u.alive : Math.min(crossing, u.alive);
      if (tests > 0) testEscape(g, s, t, u, tests);
      if (u.alive > 0) {
        g.log.note(FALLS_BACK, u.slot, Math.round(longestWay(g, u) * 256));
        tellEnemies(g, ENEMY_MOVED, u);
      }
      return true;
    },
    desperateEscape: (g, _u, dice) => g.dice.d6(dice, DESPERATE_ESCAPE) <= t.escapeFailsUpTo,
  };
}

/** Takes the tests and removes a model for each failure; the unit chooses which. */
function testEscape(g: G, s: ModernSeams, t: Tables, u: U, tests: number): void {
  const dice = g.dice.begin(DEED.move, u, g.nobody);
  let lost = 0;
  for (let k = 0; k < tests; k++) if (s.desperateEscape(g, u, dice)) lost++;
  g.dice.end(dice);
  g.log.note(ESCAPES, u.slot, tests, lost);
  for (let k = 0; k < lost && u.alive > 0; k++) destroyModel(g, s, leastMissed(g, t, u), CAUSE.other, null);
  noteFirstBlood(g);
}

/** The model that its owner misses least: one that is cut off, or one without which the others stay together. */
function leastMissed(g: G, t: Tables, u: U): number {
  const stray = strayModel(g, u, t.coherencyInches, t.coherencyUpInches, 1);
  return stray >= 0 ? stray : spareModel(g, u, t.coherencyInches, t.coherencyUpInches);
}

/**
 * Moves the unit out of Engagement Range of all enemies: round them if it can, over them if not. Returns how many models had to cross enemy
 * models, or -1 (with nothing changed) if there is no way at all.
 */
function retreat(g: G, s: ModernSeams, t: Tables, u: U): number {
  const inches = s.moveInches(g, u);
  const flies = allFly(g, u, s.flies);
  const rules = prepareMove(g, t, u, flies, 0);
  const hulls = prepareTurns(g, s, u, rules);
  if (leave(g, s, u, inches, rules) || slipAway(g, s, u, inches, rules)) return 0;
  if (hulls && leaveTurned(g, s, u, inches, rules)) return 0;
  rules.passesEnemies = true;
  rules.facesMove = !hulls;
  if (flies) return leave(g, s, u, inches, rules) || slipAway(g, s, u, inches, rules) ? 0 : -1;
  return leaveOver(g, s, u, inches, rules) || slipAway(g, s, u, inches, rules) ? crossings(g, s, u) : -1;
}

/** Leaves over enemy models, in the direction in which fewest models cross any; of several such, the one farthest away from them. */
function leaveOver(g: G, s: ModernSeams, u: U, inches: number, rules: MoveRules): boolean {
  let fewest = Infinity;
  let best = -1;
  for (let k = 0; k < DIRECTIONS && fewest > 0; k++) {
    if (!leaveTo(g, s, u, k, inches, rules)) continue;
    const n = crossings(g, s, u);
    putBack(g, u);
    if (n >= fewest) continue;
    fewest = n;
    best = k;
  }
  return best >= 0 && leaveTo(g, s, u, best, inches, rules);
}

/** The same with models that turn to face the way they go, and pay for it. */
function leaveTurned(g: G, s: ModernSeams, u: U, inches: number, rules: MoveRules): boolean {
  rules.facesMove = true;
  return leave(g, s, u, inches, rules);
}

const DIRECTIONS = 8;
/** Directions tried, as turns from straight away: straight, half left and right, left and right, and so on round. */
const COS = Float64Array.of(1, Math.SQRT1_2, Math.SQRT1_2, 0, 0, -Math.SQRT1_2, -Math.SQRT1_2, -1);
const SIN = Float64Array.of(0, Math.SQRT1_2, -Math.SQRT1_2, 1, -1, Math.SQRT1_2, -Math.SQRT1_2, 0);

const outwards = scratch({ x: 0, y: 0 });

/** The direction away from the enemies that a unit is engaged with, or home. */
function awayFrom(g: G, s: ModernSeams, u: U): Readonly<{ x: number; y: number }> {
  const enemies = g.sides[enemyOf(u.side)];
  let awayX = 0;
  let awayY = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (!s.engages(g, u, e)) continue;
    const dx = u.x - e.x;
    const dy = u.y - e.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d === 0) continue;
    awayX += dx / d;
    awayY += dy / d;
  }
  let d = Math.sqrt(awayX * awayX + awayY * awayY);
  if (d < LEAST_WAY_INCHES) {
    const home = g.board.homeward[g.seatOf[u.side]];
    awayX = home.x;
    awayY = home.y;
    d = 1;
  }
  const away = outwards();
  away.x = awayX / d;
  away.y = awayY / d;
  return away;
}

/** Where no usual move leads out, models go to whatever places there are for all of them. */
function slipAway(g: G, s: ModernSeams, u: U, inches: number, rules: MoveRules): boolean {
  if (fleeTo(g, u, inches, awayFrom(g, s, u), false, rules) === 0) return false;
  if (!s.engaged(g, u)) return true;
  putBack(g, u);
  return false;
}

function leave(g: G, s: ModernSeams, u: U, inches: number, rules: MoveRules): boolean {
  for (let k = 0; k < DIRECTIONS; k++) if (leaveTo(g, s, u, k, inches, rules)) return true;
  return false;
}

/** Leaves in the k-th direction; false, with nothing changed, if the unit does not get out of Engagement Range that way. */
function leaveTo(g: G, s: ModernSeams, u: U, k: number, inches: number, rules: MoveRules): boolean {
  const away = awayFrom(g, s, u);
  const ux = away.x * inches;
  const uy = away.y * inches;
  const gone = moveTowards(g, u, u.x + ux * COS[k] - uy * SIN[k], u.y + ux * SIN[k] + uy * COS[k], inches, rules);
  if (gone > 0 && !s.engaged(g, u)) return true;
  if (gone > 0) putBack(g, u);
  return false;
}

/** Models that moved over an enemy model, except those that fly (of a unit that does not as a whole, too) or are Titanic. */
function crossings(g: G, s: ModernSeams, u: U): number {
  let n = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0 || s.flies(g, i) || hasBit(g.sheetOf(i).keywordBits, TITANIC)) continue;
    if (crossesEnemy(g, u, i)) n++;
  }
  return n;
}

const here = scratch(makePose());

const way = scratch(makeSegment());

function crossesEnemy(g: G, u: U, i: number): boolean {
  const m = g.models;
  const field = g.desk.field;
  const enemies = g.sides[enemyOf(u.side)];
  const half = Math.max(0, m.rim[i] + m.coreY[i] - CONTACT);
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    for (let j = e.first; j < e.first + e.size; j++) {
      if (m.alive[j] === 0) continue;
      const near = half + m.rim[j];
      if (coreSegmentAtSquared(m, j, poseOf(here(), m, j), setSegment(way(), field.x[i], field.y[i], m.x[i], m.y[i])) < near * near)
        return true;
    }
  }
  return false;
}

function longestWay(g: G, u: U): number {
  const m = g.models;
  const field = g.desk.field;
  let longest = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    const dx = m.x[i] - field.x[i];
    const dy = m.y[i] - field.y[i];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (d > longest) longest = d;
  }
  return longest;
}

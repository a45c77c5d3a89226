import { type MoveRules, moveTowards } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { keepPlaces, putBack } from './footing.ts';
import type { Goal } from './goal.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** A way that falls this far short of the best possible is compared with others. */
const SHORT_INCHES = 0.5;

/** Whether turning costs a unit something, and whether it turns in any case, if it can. */
export const TURNING = { free: 0, costs: 1, first: 2 } as const;

/** Ways of going, as bits: models that pay for turning face the way they go; high pieces are gone round, not climbed. */
const WAY = { straight: 0, turned: 1, round: 2 } as const;

const inchesTo = (u: U, x: number, y: number): number => Math.sqrt((u.x - x) * (u.x - x) + (u.y - y) * (u.y - y));

/**
 * Moves a unit towards a goal by the best of its ways: straight as its models face; turned, where turning costs them something, and round
 * high pieces, if the first falls short. Returns the longest distance moved.
 */
export function moveBest(g: G, u: U, goal: Goal, inches: number, rules: MoveRules, turning: number): number {
  const { x, y } = goal;
  const hulls = turning !== TURNING.free;
  const turned = turning === TURNING.first;
  const steep = g.desk.field.steep && !rules.flies;
  if (rules.throughAir && !hulls) return flyTo(g, u, x, y, inches, rules);
  if (!hulls && !steep) return moveTowards(g, u, x, y, inches, rules);
  keepPlaces(g, u);
  const before = inchesTo(u, x, y);
  const enough = before - Math.min(before, inches) + SHORT_INCHES;
  if (turned) {
    const gone = moveTowards(g, u, x, y, inches, byWay(g, rules, hulls, WAY.turned));
    if (gone > 0) return gone;
  }
  let best: number = WAY.straight;
  let made: number = WAY.straight;
  let gone = moveTowards(g, u, x, y, inches, byWay(g, rules, hulls, WAY.straight));
  let nearest = inchesTo(u, x, y);
  if (turned || nearest <= enough) return gone;
  for (let way = 1; way < 4 && nearest > enough; way++) {
    if (((way & WAY.turned) !== 0 && !hulls) || ((way & WAY.round) !== 0 && !steep)) continue;
    if (gone > 0) putBack(g, u);
    made = way;
    gone = moveTowards(g, u, x, y, inches, byWay(g, rules, hulls, way));
    const left = inchesTo(u, x, y);
    if (gone > 0 && left < nearest - 1 / 64) {
      nearest = left;
      best = way;
    }
  }
  if (made === best) return gone;
  if (gone > 0) putBack(g, u);
  return moveTowards(g, u, x, y, inches, byWay(g, rules, hulls, best));
}

/** Shares of the way after which a unit lands if it cannot fly all of it. */
const LANDINGS = Float64Array.of(0.66, 0.33);

/** Flies towards a point, over high pieces if it has enough inches, else to the best landing before. */
function flyTo(g: G, u: U, x: number, y: number, inches: number, rules: MoveRules): number {
  keepPlaces(g, u);
  const x0 = u.x;
  const y0 = u.y;
  const before = inchesTo(u, x, y);
  const gone = moveTowards(g, u, x, y, inches, rules);
  let nearest = gone > 0 ? inchesTo(u, x, y) : before;
  if (nearest <= before - Math.min(before, inches) + SHORT_INCHES) return gone;
  let best = 1;
  const share = Math.min(1, inches / before);
  for (let k = 0; k < LANDINGS.length; k++) {
    putBack(g, u);
    const part = LANDINGS[k] * share;
    if (moveTowards(g, u, x0 + (x - x0) * part, y0 + (y - y0) * part, inches, rules) === 0 || inchesTo(u, x, y) >= nearest) continue;
    nearest = inchesTo(u, x, y);
    best = part;
  }
  putBack(g, u);
  return moveTowards(g, u, x0 + (x - x0) * best, y0 + (y - y0) * best, inches, rules);
}

/** Sets the rules of a move by one of the ways. */
function byWay(g: G, rules: MoveRules, hulls: boolean, way: number): MoveRules {
  if (hulls) rules.facesMove = (way & WAY.turned) !== 0;
  rules.terrain = (way & WAY.round) !== 0 ? g.desk.field.terrainRound : g.desk.field.terrain;
  return rules;
}

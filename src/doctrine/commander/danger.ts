import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, PLACE, type SideId } from '../../rules/index.ts';
import { chargeOdds, fireFrom, type Threats, threatsTo } from './threat.ts';
import { turnNow } from './turn-now.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** A charger's losses in the first round, of what the enemy could do unhindered: many die before they strike. */
export const STRUCK_BACK = 0.6;
/** Charges below these odds are not reckoned with. */
const LEAST_ODDS = 0.1;
/** An enemy who does not see a unit now may after a move: the part of its fire that is reckoned with. */
const AROUND_CORNERS = 0.4;
/** However many other targets an enemy has, a unit expects this part of what it could do. */
const LEAST_SHARE = 0.15;

/** What each enemy could do to each unit at the beginning of a turn, and to all of them: whom it will rather shoot. */
const pressures = arenaMemory('commander/pressure', (g: Game) => ({
  /** The turn, or activation, for which each side last worked it out. */
  madeIn: Float64Array.of(-1, -1),
  /** By enemy and unit. */
  on: new Float32Array(g.units.length * g.units.length),
  /** By enemy: the sum over all units. */
  all: new Float32Array(g.units.length),
}));

/** Whether it matters to the danger from an enemy so far away if it sees the unit: it has fire, for which it needs sight. */
export const feelsSight = (g: Game, t: Threats, enemy: number, inches: number): boolean =>
  t.blind[enemy] === 0 && (fireFrom(g, t, enemy, Math.max(0, inches - t.moves[enemy])) > 0 || fireFrom(g, t, enemy, inches) > 0);

/** What an enemy could do in its next turn to a unit that is so far away: by fire from where it may go, or by a charge. */
function menace(g: Game, t: Threats, enemy: number, inches: number, seen: number): number {
  const near = Math.max(0, inches - t.moves[enemy]);
  const still = fireFrom(g, t, enemy, inches) * seen;
  const moved = fireFrom(g, t, enemy, near) * t.backAfterMove[enemy] * seen;
  const odds = chargeOdds(near);
  const worse = odds < LEAST_ODDS ? 0 : odds * Math.max(0, t.struck[enemy] - STRUCK_BACK * t.strikes[enemy]);
  return Math.max(still, moved, worse);
}

/** Works out whom the enemy could hurt where everybody stands, once a turn. Call it before `threatsTo`, whose answer it overwrites. */
export function lookAround(g: Game, s: S, side: SideId, w: Weights): void {
  const { madeIn, on, all } = pressures(g);
  const now = turnNow(g);
  if (madeIn[side] === now) return;
  madeIn[side] = now;
  const enemies = g.sides[enemyOf(side)];
  for (let k = 0; k < enemies.length; k++) all[enemies[k].slot] = 0;
  for (const u of g.sides[side]) {
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    const t = threatsTo(g, s, u);
    for (let k = 0; k < t.count; k++) {
      const e = g.units[t.slots[k]];
      const inches = Math.max(0, Math.sqrt((e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y)) - e.radius - u.radius);
      const seen = t.blind[k] !== 0 || s.wouldSee(g, u, u.x, u.y, e) ? 1 : 1 - w.sight * (1 - AROUND_CORNERS);
      const worth = menace(g, t, k, inches, seen);
      on[e.slot * g.units.length + u.slot] = worth;
      all[e.slot] += worth;
    }
  }
}

/** What a unit has to expect of one enemy at a place, in points: the part of what that could do that it does not do to others. */
export function dangerOf(g: Game, t: Threats, enemy: number, inches: number, sees: boolean, w: Weights): number {
  const worth = menace(g, t, enemy, inches, sees || t.blind[enemy] !== 0 ? 1 : 1 - w.sight * (1 - AROUND_CORNERS));
  if (worth <= 0) return 0;
  const { on, all } = pressures(g);
  const e = t.slots[enemy];
  const others = Math.max(0, all[e] - on[e * g.units.length + t.slot]);
  const share = Math.max(LEAST_SHARE, worth / (worth + others));
  return worth * (t.leads ? share + w.leaders * (Math.sqrt(share) - share) : share);
}

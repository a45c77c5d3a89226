import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, PLACE, type SideId, type Unit } from '../../rules/index.ts';
import { chargeOdds, type FireTable, fireFrom, fireTable, type Threats, threatsTo } from './threat.ts';
import { turnNow } from './turn-now.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** So many turns of its fire a unit loses that is charged and does not win. */
const TIED_TURNS = 0.55;
/** Charges below these odds are not reckoned with. */
const LEAST_ODDS = 0.12;
/** An enemy who does not see a unit now may after a move: the part of its fire that is reckoned with. */
const AROUND_CORNERS = 0.4;
/** However many other targets an enemy has, a unit expects this part of what it could do. */
const LEAST_SHARE = 0.15;

/** What each enemy could do to each unit at the beginning of a turn, and to all of them: whom it will rather shoot. */
const pressures = arenaMemory('commander/pressure', (g: Game) => ({
  /** The turn, or activation, for which each side last worked it out. */
  madeIn: Float64Array.of(-1, -1),
  /** By enemy and unit: the poses of both for which it holds. */
  enemyPose: new Int32Array(g.units.length * g.units.length).fill(-1),
  pose: new Int32Array(g.units.length * g.units.length).fill(-1),
  /** By enemy and unit. */
  on: new Float32Array(g.units.length * g.units.length),
  /** By enemy: the sum over all units. */
  all: new Float32Array(g.units.length),
}));

/** What an enemy could do in its next turn to a unit that is so far away by fire, from where it may go. */
export function menacingFire(table: FireTable, t: Threats, enemy: number, inches: number): number {
  const near = Math.max(0, inches - t.moves[enemy]);
  return Math.max(fireFrom(table, t, enemy, inches), fireFrom(table, t, enemy, near) * t.backAfterMove[enemy]);
}

/** The same by a charge. */
function menacingCharge(t: Threats, enemy: number, inches: number, w: Weights): number {
  const net = t.netsBack[enemy];
  if (net <= 0) return 0;
  const odds = chargeOdds(Math.max(0, inches - t.moves[enemy]));
  // Whoever is locked in a fight that he does not win has shot for the last time for a while.
  return odds < LEAST_ODDS ? 0 : odds * (net + w.tied * TIED_TURNS * Math.max(0, t.fires - t.strikes[enemy]));
}

/** The part of an enemy's fire that is reckoned with if it does not see the unit now. */
const unseenShare = (w: Weights): number => 1 - w.sight * (1 - AROUND_CORNERS);

/**
 * Works out whom the enemy could hurt where everybody stands, once a turn, for those that have changed since. Call it before `threatsTo`,
 * whose answer it overwrites.
 */
export function lookAround(g: Game, s: S, side: SideId, w: Weights): void {
  const { madeIn, enemyPose, pose, on, all } = pressures(g);
  const now = turnNow(g);
  if (madeIn[side] === now) return;
  madeIn[side] = now;
  const table = fireTable(g);
  const enemies = g.sides[enemyOf(side)];
  for (let k = 0; k < enemies.length; k++) all[enemies[k].slot] = 0;
  for (const u of g.sides[side]) {
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    const t = threatsTo(g, s, u);
    for (let k = 0; k < t.count; k++) {
      const e = g.units[t.slots[k]];
      const pair = e.slot * g.units.length + u.slot;
      if (pose[pair] !== u.pose || enemyPose[pair] !== e.pose) {
        pose[pair] = u.pose;
        enemyPose[pair] = e.pose;
        const inches = Math.max(0, Math.sqrt((e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y)) - t.edges[k]);
        const fire = menacingFire(table, t, k, inches);
        const sees = fire <= 0 || t.blind[k] !== 0 || s.wouldSee(g, u, u.x, u.y, e);
        on[pair] = Math.max(fireInSight(t, k, fire, sees, w), menacingCharge(t, k, inches, w));
      }
      all[e.slot] += on[pair];
    }
  }
}

/** Whether an enemy could do anything to a unit where it stood when its side looked around. */
export const isMenaced = (g: Game, u: Unit, enemy: number): boolean => pressures(g).on[enemy * g.units.length + u.slot] > 0;

/** Notes what the enemies of a unit could do to others, as `lookAround` found it. */
export function noteOthers(g: Game, t: Threats): void {
  const { on, all } = pressures(g);
  for (let k = 0; k < t.count; k++) t.others[k] = Math.max(0, all[t.slots[k]] - on[t.slots[k] * g.units.length + t.slot]);
}

/**
 * What a unit has to expect of one enemy at a place, in points: the part of what that could do that it does not do to others. `seenFire`: what
 * its fire could do there.
 */
export function dangerOf(t: Threats, enemy: number, inches: number, seenFire: number, w: Weights): number {
  const worth = Math.max(seenFire, menacingCharge(t, enemy, inches, w));
  if (worth <= 0) return 0;
  const share = Math.max(LEAST_SHARE, worth / (worth + t.others[enemy]));
  return worth * (t.leads ? share + w.leaders * (Math.sqrt(share) - share) : share);
}

/** What an enemy's fire could do to a unit where it stands in its sight, or out of it. */
export const fireInSight = (t: Threats, enemy: number, fire: number, sees: boolean, w: Weights): number =>
  sees || t.blind[enemy] !== 0 ? fire : fire * unseenShare(w);

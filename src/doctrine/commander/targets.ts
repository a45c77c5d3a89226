import { type CoreSeams, enemyOf, type Family, type Game, PLACE, type Question, scratch, type Unit } from '../../rules/index.ts';
import { holdsSomething, strengthAt, worthHeld } from './holds.ts';
import { markerWorth } from './markers.ts';
import { FIGHTS_ON, fightOf, STRUCK_BACK } from './threat.ts';
import { pointsOf, worthPerPoint } from './value.ts';
import { makeWayEnd } from './way-end.ts';
import { awayFrom, awayNow, reachesOut, STILL_AHEAD } from './ways.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

const MOST_ENEMIES = 256;
/** Charges less likely than this are not made; in the last round, when there is no next one, against whoever holds an objective. */
const LEAST_CHANCE = 1 / 3;
const LAST_CHANCE = 0.15;
/** A fight that costs this many times what it wins is lost. */
const LOST_FIGHT = 2;
/** Share of an enemy's fire that a charge is expected to save its target. */
const SILENCED = 0.28;
/** Share of it that a charger who fails has to expect in the open. */
const FAILED_COST = 0.14;
/** What the removal of a unit adds to the worth of its points, and what it adds that it holds an objective. */
const KILL_BONUS = 0.65;
const HOLDS_BONUS = 0.35;

/** What a charge at an enemy is worth: chance times what it wins less what it costs; 0 if it is certainly not more than `least`. */
export function chargeNet(g: Game, s: S, u: Unit, e: Unit, least: number): number {
  const net = fightNet(g, s, u, e);
  if (net <= least || isLost(g, s, u, e)) return 0;
  const odds = s.chargeChance(g, u, e);
  return odds < LEAST_CHANCE ? 0 : odds * net;
}

function fightNet(g: Game, s: S, u: Unit, e: Unit): number {
  const wins = worthPerPoint(g, s, e) * Math.min(pointsOf(g, e), fightOf(g, s, u, e));
  const costs = worthPerPoint(g, s, u) * Math.min(pointsOf(g, u), fightOf(g, s, e, u));
  return wins - STRUCK_BACK * costs;
}

/** Whether the first round of a fight would cost twice the points that it wins. */
function isLost(g: Game, s: S, u: Unit, e: Unit): boolean {
  const wins = Math.min(pointsOf(g, e), fightOf(g, s, u, e));
  const costs = Math.min(pointsOf(g, u), fightOf(g, s, e, u));
  return costs > 0 && costs >= LOST_FIGHT * wins;
}

/** Weighs enemies to shoot at by what their expected loss is worth. False if there is nothing to win. */
export function weighTargets(q: Question, s: S, w: Weights, worths: Float64Array): boolean {
  const { game: g, about: u } = q;
  let some = false;
  const now = chargesNow();
  const charges = u === null || w.follow === 0 ? 0 : findCharges(q, s, u, w, now);
  for (let i = 0; i < q.n; i++) {
    worths[i] = 0;
    if (u === null || q.options[i] < 0) continue;
    const e = g.units[q.options[i]];
    const left = pointsOf(g, e);
    const hurt = s.shootingWorth(g, u, e);
    if (left <= 0 || hurt <= 0) continue;
    const part = Math.min(1, hurt / left);
    const whole = 1 + w.kill * KILL_BONUS * part * part;
    worths[i] = worthPerPoint(g, s, e) * Math.min(left, hurt) * whole * (1 + HOLDS_BONUS * (holdsSomething(g, s, e) ? 1 : 0));
    if (w.ground > 0) worths[i] += w.ground * part * part * worthHeld(g, s, e);
    if (charges > 0) worths[i] -= w.follow * chargeForgone(g, s, u, e, now);
    some = true;
  }
  return some;
}

/** A charge is worth so much more against fire than the points of its first round: the fight goes on, and ties up the enemy. */
const GOES_ON = 1.5;
/** Charges that a unit might make this turn, by enemy in the order of the side: what each is worth, 0 for none. */
const chargesNow = scratch({ worth: new Float64Array(MOST_ENEMIES), best: 0 });
type Charges = ReturnType<typeof chargesNow>;

/** Whether the unit may charge an enemy if it does not shoot, and may not after shooting at some of those that it might shoot at. */
function mayForgo({ game: g, options, n }: Question, s: S, u: Unit, e: Unit): boolean {
  if (!s.chargesAfterFire(g, u, null, e)) return false;
  for (let i = 0; i < n; i++) if (options[i] >= 0 && !s.chargesAfterFire(g, u, g.units[options[i]], e)) return true;
  return false;
}

/** Works out which charges are at stake when the unit shoots, and what they are worth; how many. */
function findCharges(q: Question, s: S, u: Unit, w: Weights, now: Charges): number {
  const { game: g } = q;
  const enemies = g.sides[enemyOf(u.side)];
  let count = 0;
  now.best = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    now.worth[k] = 0;
    if (e.alive === 0 || e.place !== PLACE.table || s.chargeChance(g, u, e) < LAST_CHANCE || !mayForgo(q, s, u, e)) continue;
    now.worth[k] = GOES_ON * Math.max(0, chargeWorth(g, s, u, e, w));
    now.best = Math.max(now.best, now.worth[k]);
    if (now.worth[k] > 0) count++;
  }
  return count;
}

/** What the unit loses by charges that it may no longer make once it has shot at an enemy. */
function chargeForgone(g: Game, s: S, u: Unit, shotAt: Unit, { worth, best }: Charges): number {
  const enemies = g.sides[enemyOf(u.side)];
  let left = 0;
  for (let k = 0; k < enemies.length && left < best; k++)
    if (worth[k] > left && s.chargesAfterFire(g, u, shotAt, enemies[k])) left = worth[k];
  return best - left;
}

/**
 * What a charge changes in the last round about who holds objectives, in points: the charger leaves those at which it stands, unless it is
 * still there in contact, and counts at those that it comes to.
 */
function groundChanged(g: Game, s: S, u: Unit, e: Unit, w: Weights): number {
  if (w.ground === 0 || g.round < s.lastRound(g)) return 0;
  const strength = s.controlStrength(g, u);
  if (strength <= 0) return 0;
  const dx = e.x - u.x;
  const dy = e.y - u.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const share = d === 0 ? 0 : Math.max(0, 1 - (u.radius + e.radius) / d);
  let changed = 0;
  for (let k = 0; k < g.board.objectives.length; k++) {
    const here = awayNow(g, s, u, k) === 0;
    const there = awayFrom(g, s, k, u.x + dx * share, u.y + dy * share, reachesOut(g, u, k) * STILL_AHEAD) === 0;
    if (here === there) continue;
    const others = strengthAt(g, s, u.side, k) - (here ? strength : 0);
    const enemies = strengthAt(g, s, enemyOf(u.side), k);
    if (others > enemies || others + strength <= enemies) continue;
    changed += (there ? 1 : -1) * w.ground * markerWorth(g, s, u.side, k, 0);
  }
  return changed;
}

/** What a charge at an enemy is worth, in points; below 0 for one that is not made: it hardly ever arrives, or it is lost. */
export function chargeWorth(g: Game, s: S, u: Unit, e: Unit, w: Weights): number {
  const odds = s.chargeChance(g, u, e);
  const holds = holdsSomething(g, s, e);
  const forIt = holds && g.round >= s.lastRound(g);
  if (odds < (forIt ? LAST_CHANCE : LEAST_CHANCE)) return -1;
  const ground = groundChanged(g, s, u, e, w);
  if (!(forIt && ground > 0) && isLost(g, s, u, e)) return -1;
  // A unit locked in combat does not shoot, and one at an objective is driven off it.
  const fire = worthPerPoint(g, s, u) * Math.min(pointsOf(g, u), s.shootingWorth(g, e, u));
  const left = pointsOf(g, e);
  const wins = Math.min(left, fightOf(g, s, u, e));
  const held = holds ? worthPerPoint(g, s, e) * wins : 0;
  const denied = w.ground > 0 && left > 0 ? w.ground * (wins / left) * worthHeld(g, s, e) : 0;
  return (
    odds * ground +
    w.fight * FIGHTS_ON * odds * fightNet(g, s, u, e) +
    w.safety * fire * (odds * SILENCED - (1 - odds) * FAILED_COST) +
    odds * (HOLDS_BONUS * held + denied)
  );
}

const trial = scratch(makeWayEnd());
/** A charge that comes to nothing with so much on its dice is too unlikely to be made, even if they may be rolled again; with the last chance. */
const LONG_INCHES = 9;
const LONGEST_INCHES = 12;

/** Whether a charge at an enemy finds a way and room beside it, as far as the edition says where charges end. */
export function getsThere(q: Question, s: S, slot: number): boolean {
  const { ends } = q.what;
  if (ends === undefined) return true;
  return ends(q, slot, q.game.round >= s.lastRound(q.game) ? LONGEST_INCHES : LONG_INCHES, s, trial());
}

/** Weighs charges by what they win less what they cost; to make none is worth nothing. */
export function weighCharges(q: Question, s: S, w: Weights, worths: Float64Array): boolean {
  const { game: g, about: u } = q;
  if (u === null) return false;
  for (let i = 0; i < q.n; i++) worths[i] = q.options[i] < 0 ? 0 : chargeWorth(g, s, u, g.units[q.options[i]], w);
  return true;
}

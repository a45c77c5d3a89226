import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, PLACE, type SideId, scratch, type Unit } from '../../rules/index.ts';
import { mayHurry, worthByHurry } from './haste.ts';
import { leads } from './leaders.ts';
import { markerWorth, markerWorths, rowOfMarker } from './markers.ts';
import { openShare, turnsTo } from './setting-out.ts';
import { hasLastSay, turnNow } from './turn-now.ts';
import { pointsOf, shareOfPoints } from './value.ts';
import { MOST_MARKERS } from './way-end.ts';
import { arrival, awayNow } from './ways.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

export const NO_MARKER = -1;
/** What a second unit at a marker adds, of what the first is worth there, if the first suffices. */
const SECOND_SHARE = 0.2;
/** What is held needs somebody to stay: a unit that is there counts as this much nearer. */
const STAY_BONUS = 1.4;
/** Whoever was sent somewhere goes on there, unless another way is worth so much more: who turns back has walked for nothing. */
const COURSE_BONUS = 1.2;
/** An enemy so near to a marker contests it. */
const CONTEST_INCHES = 11;
/** Who is sent to which objective. */
const plans = arenaMemory('commander/plan', (g: Game) => ({
  /** The turn, or activation, in which each side last planned. */
  madeIn: Float64Array.of(-1, -1),
  /** By unit: its objective, or -1. */
  marker: new Int16Array(g.units.length).fill(NO_MARKER),
}));

const MOST_UNITS = 256;
const room = scratch({
  left: new Float64Array(MOST_MARKERS),
  need: new Float64Array(MOST_MARKERS),
  sent: new Float64Array(MOST_MARKERS),
  done: new Uint8Array(MOST_UNITS),
  strength: new Float64Array(MOST_UNITS),
  /** By unit and objective: what it is worth to go there if nobody else does, and what is lost elsewhere. */
  worth: new Float64Array(MOST_UNITS * MOST_MARKERS),
  cost: new Float64Array(MOST_UNITS * MOST_MARKERS),
});

/** Chance that a side with this much strength at an objective controls it against that of the enemy near it. */
function chanceToHold(own: number, enemy: number, lastSay: boolean): number {
  if (own <= 0) return 0;
  if (!lastSay) return own / (own + enemy * CONTESTED);
  return own > enemy ? 1 : (TOGETHER * own) / (enemy + 1);
}
const CONTESTED = 0.7;
/** Who does not suffice alone is worth a part of what several are, so that they go there together. */
const TOGETHER = 0.4;

/** What the enemy has at an objective and, unless it moves no more, near it. */
function strengthNear(g: Game, s: S, side: SideId, marker: number, lastSay: boolean): number {
  const o = g.board.objectives[marker];
  let strength = 0;
  for (const u of g.sides[side]) {
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    const far = CONTEST_INCHES + u.radius;
    const dx = u.x - o.x;
    const dy = u.y - o.y;
    if (dx * dx + dy * dy <= far * far && (!lastSay || awayNow(g, s, u, marker) === 0)) strength += s.controlStrength(g, u);
  }
  return strength;
}

/** Sends units to objectives, the best pair first, until nobody gains by going. */
function plan(g: Game, s: S, side: SideId, w: Weights, marker: Int16Array): void {
  const ways = room();
  const { left, need, sent, done, strength, worth, cost } = ways;
  const units = g.sides[side];
  const lastSay = hasLastSay(g, s, side);
  const lastRound = g.round >= s.lastRound(g);
  const markers = Math.min(MOST_MARKERS, g.board.objectives.length);
  for (let k = 0; k < markers; k++) {
    left[k] = 1;
    sent[k] = 0;
    need[k] = strengthNear(g, s, enemyOf(side), k, lastSay);
  }
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    const before = marker[u.slot];
    marker[u.slot] = NO_MARKER;
    strength[i] = u.alive === 0 || u.place !== PLACE.table ? 0 : s.controlStrength(g, u);
    done[i] = strength[i] <= 0 ? 1 : 0;
    if (done[i] !== 0) continue;
    waysOf(g, s, u, w, ways, i * MOST_MARKERS);
    if (before !== NO_MARKER && !lastRound) worth[i * MOST_MARKERS + before] *= COURSE_BONUS;
  }
  for (;;) {
    let best = 0;
    let who = -1;
    let where = -1;
    for (let i = 0; i < units.length; i++) {
      if (done[i] !== 0) continue;
      for (let k = 0; k < markers; k++) {
        const way = i * MOST_MARKERS + k;
        if (worth[way] <= best) continue;
        const chance = chanceToHold(sent[k] + strength[i], need[k], lastSay) - chanceToHold(sent[k], need[k], lastSay);
        // Who brings less of the army's worth away from elsewhere goes rather.
        const gain = left[k] * chance * worth[way] - (lastSay ? 0 : cost[way]);
        if (gain > best) {
          best = gain;
          who = i;
          where = k;
        }
      }
    }
    if (who < 0) return;
    done[who] = 1;
    marker[units[who].slot] = where;
    sent[where] += strength[who];
    if (sent[where] > need[where]) left[where] *= SECOND_SHARE;
  }
}

/** What each objective is worth to a unit that goes there, and what that costs elsewhere; nothing where it is not sent. */
function waysOf(g: Game, s: S, u: Unit, w: Weights, { worth, cost }: ReturnType<typeof room>, row: number): void {
  const move = s.moveInches(g, u);
  const careful = w.leaders > 0 && leads(g, u);
  const stays = s.reachInches(g, u) > STAYS_BACK_INCHES ? STRAY_SHARE * shareOfPoints(g, s) * pointsOf(g, u) : 0;
  const markers = Math.min(MOST_MARKERS, g.board.objectives.length);
  for (let k = 0; k < markers; k++) {
    worth[row + k] = 0;
    const turns = turnsTo(g, s, u, k, move);
    if (turns === Infinity || (careful && !isQuiet(g, s, u.side, k))) continue;
    worth[row + k] = markerWorth(g, s, u.side, k, arrival(turns)) * (turns === 0 ? STAY_BONUS : openShare(g, s, u, k, move, turns));
    // Whoever comes too late may still be in time if it hurries.
    if (worth[row + k] === 0 && mayHurry(g, u))
      worth[row + k] = worthByHurry(markerWorths(g, s, u.side), rowOfMarker(g, u.side, k), awayNow(g, s, u, k) - move, move);
    cost[row + k] = stays * Math.min(turns, 3);
  }
}

/** Whether leaders may be sent to an objective: the enemy is far from it, or it is time to score. */
function isQuiet(g: Game, s: S, side: SideId, marker: number): boolean {
  if (g.round >= s.lastRound(g) - 1) return true;
  const o = g.board.objectives[marker];
  for (const e of g.sides[enemyOf(side)]) {
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const far = QUIET_INCHES + e.radius;
    if ((e.x - o.x) * (e.x - o.x) + (e.y - o.y) * (e.y - o.y) < far * far) return false;
  }
  return true;
}
const QUIET_INCHES = 24;

/** Who shoots this far has something to lose by going elsewhere: for each turn, up to three, a part of the points it stands for. */
const STAYS_BACK_INCHES = 30;
const STRAY_SHARE = 0.08;

/** The objective that a unit is sent to this turn, or -1. */
export function markerOf(g: Game, s: S, u: Unit, w: Weights): number {
  const made = plans(g);
  const now = turnNow(g);
  if (made.madeIn[u.side] !== now) {
    made.madeIn[u.side] = now;
    plan(g, s, u.side, w, made.marker);
  }
  return made.marker[u.slot];
}

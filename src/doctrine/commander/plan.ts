import { arenaMemory, type CoreSeams, enemyOf, type Family, type Game, PLACE, type SideId, scratch, type Unit } from '../../rules/index.ts';
import { pointsLeft } from '../preferences.ts';
import { perVictoryPoint } from './value.ts';

type S = CoreSeams<Family>;

export const NO_MARKER = -1;
/** What a second unit at a marker adds, of what the first is worth there, if the first suffices. */
const SECOND_SHARE = 0.2;
/** What is held needs somebody to stay: a unit that is there counts as this much nearer. */
const STAY_BONUS = 1.25;
/** An enemy so near to a marker contests it. */
const CONTEST_INCHES = 9;
/** Chance to be there in time with no turn, one, two to spare on the way. */
const IN_TIME = [0.6, 0.9, 0.97];
/** Chance that something comes between, for each turn on the way. */
const PER_TURN = 0.03;

/** Who is sent to which objective. */
const plans = arenaMemory('commander/plan', (g: Game) => ({
  /** The turn, or activation, in which each side last planned. */
  madeIn: Float64Array.of(-1, -1),
  /** By unit: its objective, or -1. */
  marker: new Int16Array(g.units.length).fill(NO_MARKER),
}));

const MOST_MARKERS = 64;
const MOST_UNITS = 256;
const room = scratch({
  left: new Float64Array(MOST_MARKERS),
  need: new Float64Array(MOST_MARKERS),
  sent: new Float64Array(MOST_MARKERS),
  done: new Uint8Array(MOST_UNITS),
});

/** Turns of ordinary moves until a unit counts for an objective; 0 if it does now. */
// biome-ignore lint/complexity/useMaxParams: it is being reworked with the weights, and takes records then.
export function turnsTo(g: Game, s: S, u: Unit, marker: number, x: number, y: number, move: number): number {
  const o = g.board.objectives[marker];
  const dx = o.x - x;
  const dy = o.y - y;
  const away = Math.sqrt(dx * dx + dy * dy) - s.controlInches(g, marker) - u.radius * REACHES_OUT;
  return away <= 0 ? 0 : move <= 0 ? Infinity : Math.ceil(away / move);
}
/** In how many rounds from now a way of some turns is done: the first of them is made in this one. */
export const arrival = (turns: number): number => Math.max(0, turns - 1);
/** A unit counts as soon as one of its models is near, not its middle. */
const REACHES_OUT = 0.6;

/** What an objective brings a side that holds it from some turns on, in points; taking it from the enemy counts twice. */
export function markerWorth(g: Game, s: S, side: SideId, marker: number, turns: number): number {
  const from = g.round + turns;
  const own = s.objectiveWorth(g, side, marker, from);
  if (own <= 0) return 0;
  const denied = s.controls(g, marker) === enemyOf(side) ? s.objectiveWorth(g, enemyOf(side), marker, from) : 0;
  const spare = s.lastRound(g) - from;
  const inTime = turns === 0 ? 1 : (IN_TIME[spare] ?? 1);
  return (own + denied) * perVictoryPoint(g, s) * inTime * Math.max(0, 1 - PER_TURN * turns);
}

/** Chance that a side with this much strength at an objective controls it against that of the enemy near it. */
export const chanceToHold = (own: number, enemy: number): number => (own <= 0 ? 0 : own / (own + enemy * CONTESTED));
const CONTESTED = 0.7;

function strengthNear(g: Game, s: S, side: SideId, marker: number): number {
  const o = g.board.objectives[marker];
  let strength = 0;
  for (const u of g.sides[side]) {
    if (u.alive === 0 || u.place !== PLACE.table) continue;
    const far = CONTEST_INCHES + u.radius;
    const dx = u.x - o.x;
    const dy = u.y - o.y;
    if (dx * dx + dy * dy <= far * far) strength += s.controlStrength(g, u);
  }
  return strength;
}

/** Sends units to objectives, the best pair first, until nobody gains by going. */
function plan(g: Game, s: S, side: SideId, marker: Int16Array): void {
  const { left, need, sent, done } = room();
  const units = g.sides[side];
  const markers = Math.min(MOST_MARKERS, g.board.objectives.length);
  for (let k = 0; k < markers; k++) {
    left[k] = 1;
    sent[k] = 0;
    need[k] = strengthNear(g, s, enemyOf(side), k);
  }
  for (let i = 0; i < units.length; i++) {
    const u = units[i];
    marker[u.slot] = NO_MARKER;
    done[i] = u.alive === 0 || u.place !== PLACE.table || s.controlStrength(g, u) <= 0 ? 1 : 0;
  }
  for (;;) {
    let best = 0;
    let who = -1;
    let where = -1;
    for (let i = 0; i < units.length; i++) {
      if (done[i] !== 0) continue;
      const u = units[i];
      const move = s.moveInches(g, u);
      for (let k = 0; k < markers; k++) {
        const turns = turnsTo(g, s, u, k, u.x, u.y, move);
        if (turns === Infinity) continue;
        // Who brings less of the army's worth away from elsewhere goes rather.
        const chance = chanceToHold(sent[k] + s.controlStrength(g, u), need[k]) - chanceToHold(sent[k], need[k]);
        const gain = left[k] * chance * markerWorth(g, s, side, k, arrival(turns)) * (turns === 0 ? STAY_BONUS : 1) - strays(g, s, u, turns);
        if (gain > best) {
          best = gain;
          who = i;
          where = k;
        }
      }
    }
    if (who < 0) return;
    const u = units[who];
    done[who] = 1;
    marker[u.slot] = where;
    sent[where] += s.controlStrength(g, u);
    if (sent[where] > need[where]) left[where] *= SECOND_SHARE;
  }
}

/** What a unit's way of some turns costs elsewhere: a part of the points it stands for. */
const strays = (g: Game, s: S, u: Unit, turns: number): number =>
  s.reachInches(g, u) > STAYS_BACK_INCHES ? STRAY_SHARE * Math.min(turns, 3) * pointsLeft(g, u) : 0;
const STAYS_BACK_INCHES = 30;
const STRAY_SHARE = 0.08;

/** The objective that a unit is sent to this turn, or -1. */
export function markerOf(g: Game, s: S, u: Unit): number {
  const made = plans(g);
  const now = g.byUnits ? 1e6 + g.activations : g.round * 2 + g.active;
  if (made.madeIn[u.side] !== now) {
    made.madeIn[u.side] = now;
    plan(g, s, u.side, made.marker);
  }
  return made.marker[u.slot];
}

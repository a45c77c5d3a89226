import {
  arenaMemory,
  type CoreSeams,
  enemyOf,
  type Family,
  type Game,
  PLACE,
  type Question,
  scratch,
  type Unit,
} from '../../rules/index.ts';
import { endOf } from './goals.ts';
import { HURRY_INCHES, noteAsked, worthByHurry } from './haste.ts';
import { markerWorth, markerWorths, rowOfMarker } from './markers.ts';
import { Place } from './places.ts';
import { markerOf, NO_MARKER } from './plan.ts';
import { noteAskedWhere } from './setting-out.ts';
import { chargeNet } from './targets.ts';
import { fireOf, type Threats } from './threat.ts';
import { turnNow } from './turn-now.ts';
import { pointsOf, worthPerPoint } from './value.ts';
import { awayNow, turnsFor } from './ways.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** What is expected below this many points is nothing to wait for. */
const NOTHING = 0.5;
const CHARGE_INCHES = 12;

/** Who runs: the next place that is asked for is where it runs to. */
const running = arenaMemory('commander/running', (_g: Game) => ({ slot: -1, turn: -1, inches: 0 }));

/** How far a unit still gets that has decided to run, inches; below 0 for one that moves as usual. */
export function runInches(g: Game, u: Unit): number {
  const { slot, turn, inches } = running(g);
  return slot === u.slot && turn === turnNow(g) ? inches : -1;
}

/** Whether the way that a unit has chosen leads on beyond its move. */
const ways = arenaMemory('commander/way', (g: Game) => ({
  /** By unit: the turn in which it chose, and 1 if there is more way than move. */
  turn: new Float64Array(g.units.length).fill(-1),
  leadsOn: new Uint8Array(g.units.length),
  /** By unit: 1 if that way is more than to stand. */
  moved: new Uint8Array(g.units.length),
  /** By unit: the intent, and where it stood before. */
  code: new Int32Array(g.units.length),
  x: new Float64Array(g.units.length),
  y: new Float64Array(g.units.length),
}));
const aim = scratch(new Place());
/** A unit that gets less of its way than this is held up: no hurry helps. */
const GETS_ON_SHARE = 0.7;
/** The least that a hurry has to bring, inches. */
const LEAST_GAIN_INCHES = 1;

/** Notes the way that a unit chose, on which it gets so far. */
export function noteWay(q: Question, u: Unit, code: number, inches: number, t: Threats): void {
  const g = q.game;
  noteAskedWhere(q, u);
  const { turn, leadsOn, moved, code: chosen, x, y } = ways(g);
  const at = aim();
  moved[u.slot] = inches > 0 ? 1 : 0;
  chosen[u.slot] = code;
  x[u.slot] = u.x;
  y[u.slot] = u.y;
  endOf(g, u, code, t.moveInches, t.reachInches, at);
  const meant = at.inches;
  endOf(g, u, code, t.moveInches + HURRY_INCHES, t.reachInches, at);
  turn[u.slot] = turnNow(g);
  leadsOn[u.slot] = at.inches >= meant + LEAST_GAIN_INCHES && inches >= GETS_ON_SHARE * meant ? 1 : 0;
}

/** Whether a unit that hurries gets no farther than without. */
function isInVain(g: Game, u: Unit): boolean {
  const { turn, leadsOn } = ways(g);
  return turn[u.slot] === turnNow(g) && leadsOn[u.slot] === 0;
}

/** Notes that a unit runs, and about how far. */
export function noteRun(g: Game, u: Unit, inches: number): void {
  const now = running(g);
  now.slot = u.slot;
  now.inches = inches;
  now.turn = turnNow(g);
}

/** Whether a unit has moved this turn, as far as it was asked where to. */
export function hasMoved(g: Game, u: Unit): boolean {
  const { turn, moved } = ways(g);
  return turn[u.slot] === turnNow(g) && moved[u.slot] !== 0;
}

/** A way leads back if it takes back more than this part of its length of the move before it. */
const BACK_SHARE = 0.5;

/** Whether a way to a place leads back to where the unit has come from by its move of this turn. */
export function leadsBack(g: Game, u: Unit, x: number, y: number): boolean {
  if (!hasMoved(g, u)) return false;
  const from = ways(g);
  const dx = u.x - from.x[u.slot];
  const dy = u.y - from.y[u.slot];
  const onX = x - u.x;
  const onY = y - u.y;
  return dx * onX + dy * onY < -BACK_SHARE * Math.sqrt((dx * dx + dy * dy) * (onX * onX + onY * onY));
}

/** The intent that a unit has chosen this turn, as far as it was asked for one; -1 if it was not. */
export const wayOf = (g: Game, u: Unit): number => (ways(g).turn[u.slot] === turnNow(g) ? ways(g).code[u.slot] : -1);

/** Whether it gives up its fire and charge of this turn to get farther. `now`: it has moved already. */
export function hurries(q: Question, s: S, w: Weights, now: boolean): number {
  const { game: g, about: u } = q;
  if (u === null || u.place !== PLACE.table) return -1;
  noteAsked(g, u);
  if (!now && isInVain(g, u)) return 0;
  const marker = markerOf(g, s, u, w);
  const move = s.moveInches(g, u);
  let gain = 0;
  if (marker !== NO_MARKER) {
    // Where it hurries from: where it stands, or as far on its way as it moves.
    const left = Math.max(0, awayNow(g, s, u, marker) - (now ? 0 : move));
    if (left > 0) {
      const plain = markerWorth(g, s, u.side, marker, turnsFor(left, move));
      // Against the odds only where it is the last chance: before that, whoever falls short has given up his fire and is there no sooner.
      const hurried =
        plain > 0
          ? markerWorth(g, s, u.side, marker, turnsFor(left - HURRY_INCHES, move))
          : worthByHurry(markerWorths(g, s, u.side), rowOfMarker(g, u.side, marker), left, move);
      gain = w.ground * (hurried - plain);
    }
  }
  const lost = actsFor(g, s, u, now ? 0 : move, Math.max(gain, NOTHING));
  // With nothing to shoot or charge, getting nearer costs nothing; a unit that is where it should be stays.
  if (gain > lost) return 1;
  if (lost > NOTHING) return 0;
  return marker !== NO_MARKER && awayNow(g, s, u, marker) === 0 ? 0 : 1;
}

/** Whether a unit has nobody to shoot or charge from where it stands, or after a move of so many inches. */
export const hasNothingToDo = (g: Game, s: S, u: Unit, inches: number): boolean => actsFor(g, s, u, inches, NOTHING) <= NOTHING;

/** What a unit could still do this turn by shooting or charging after a move of `inches`; not all of it if more than `enough`. */
function actsFor(g: Game, s: S, u: Unit, inches: number, enough: number): number {
  const enemies = g.sides[enemyOf(u.side)];
  let best = 0;
  for (let k = 0; k < enemies.length && best <= enough; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const each = worthPerPoint(g, s, e);
    const left = pointsOf(g, e);
    const dx = e.x - u.x;
    const dy = e.y - u.y;
    const away = Math.max(0, Math.sqrt(dx * dx + dy * dy) - u.radius - e.radius - inches);
    const fire = each * Math.min(left, fireOf(g, s, u, e, away, inches > 0));
    if (fire > best && (inches > 0 || s.mayTarget(g, u, e))) best = fire;
    if (away <= CHARGE_INCHES) best = Math.max(best, chargeNet(g, s, u, e, best));
  }
  return best;
}

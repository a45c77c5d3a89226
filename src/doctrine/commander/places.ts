import { type CoreSeams, type Family, type Game, PLACE, scratch, type Unit } from '../../rules/index.ts';
import { dangerOf, fireInSight, menacingFire } from './danger.ts';
import { mayHurry, worthByHurry } from './haste.ts';
import { MOST_TURNS, markerWorths, rowOfMarker } from './markers.ts';
import { markerOf } from './plan.ts';
import { chargeOdds, FIGHTS_ON, fireAt, fireTable, type Threats } from './threat.ts';
import { MOST_MARKERS } from './way-end.ts';
import { awayNow, reachesOut, STILL_AHEAD, turnsFor } from './ways.ts';
import type { Weights } from './weights.ts';

type S = CoreSeams<Family>;

/** Another unit's objective is worth this much of what it would be worth to its own. */
const ANOTHERS_SHARE = 0.2;
/** Part of an objective's worth that a unit loses if it is lost: somebody else may still take it. */
const LOST_GROUND = 0.33;
/** Nobody is sent anywhere before he is on the table: each objective is worth this much of it to a unit that arrives. */
const ARRIVING_SHARE = 0.6;
/** A charge next turn is worth this much of one now. */
const NEXT_TURN = 0.7;
const CHARGE_INCHES = 11;
/** What the enemy could do to a unit counts so much: it seldom does all of that, and whoever fears it all does nothing. */
const FEARED = 0.55;
/** What it could do to a leader counts so much: with him goes what he stands for. */
const FEARED_FOR_LEADERS = 1.8;

/** A place where a unit might end its move. (A class, so that its numbers are kept unboxed: see `pose.ts` in the kit.) */
export class Place {
  x = Number.NaN;
  y = Number.NaN;
  /** Whether it moves to get there, and how far. */
  moved = false;
  inches = Number.NaN;
  /** The objective towards which it goes, or -1. */
  marker = -1;
  /** Points that it is expected to lose on the way. */
  lost = Number.NaN;
  /** Whether it may still shoot and charge this turn. */
  acts = true;
  /** Whether sight is asked for there. If not, the unit is taken to see everybody and to be seen by nobody. */
  looks = true;
  /** By objective, once it was tried to get there: how far its nearest model is then from the middle, inches. */
  nearest: Float64Array | null = null;
}

/** What it is worth to a unit to stand at a place at the end of its move, in points. */
export function placeWorth(g: Game, s: S, at: Place, t: Threats, to: Ground, w: Weights): number {
  const u = g.units[t.slot];
  const table = fireTable(g);
  const { x, y, looks, acts } = at;
  const { count, lastSay, firesUnseen, reachInches, nets, fromReach, edges } = t;
  const left = at.moved ? (at.inches <= t.moveInches / 2 ? t.afterStep : t.afterMove) : null;
  const pace = Math.max(1, t.paceInches);
  let bestFire = 0;
  let bestFight = 0;
  let drawn = 0;
  let nearing = 0;
  let danger = 0;
  for (let k = 0; k < count; k++) {
    const dx = t.x[k] - x;
    const dy = t.y[k] - y;
    const inches = Math.max(0, Math.sqrt(dx * dx + dy * dy) - edges[k]);
    const seenFire = fireAt(table, t, k, inches, left);
    // Sight is asked for only where something depends on it: it takes longer than all else.
    const menace = lastSay ? 0 : menacingFire(table, t, k, inches);
    const asks = w.sight !== 0 && ((seenFire > bestFire && !firesUnseen) || (menace > 0 && t.blind[k] === 0));
    const sees = !asks || (looks && s.wouldSee(g, u, x, y, g.units[t.slots[k]]));
    const fire = seenFire * (sees || !looks || firesUnseen ? 1 : 1 - w.sight);
    if (fire > bestFire) bestFire = fire;
    // Whoever shoots now shoots again in the next turn, and whoever does not may then. What lies ahead of a longer way is worth no more than at its beginning, so it
    // is divided only where that could be more than the best so far.
    if (fromReach[k] * NEXT_TURN > nearing) {
      const there = (fromReach[k] * NEXT_TURN) / (1 + Math.max(0, inches - reachInches) / pace);
      if (there > nearing) nearing = there;
    }
    const net = nets[k];
    if (net > 0) {
      const now = acts ? chargeOdds(inches) : 0;
      const fight = now * net;
      if (fight > bestFight) bestFight = fight;
      if (net * NEXT_TURN > drawn) {
        const later = (net * NEXT_TURN) / (1 + Math.max(0, inches - CHARGE_INCHES) / pace);
        if (later > drawn) drawn = later;
      }
    }
    if (!lastSay) danger += dangerOf(t, k, inches, fireInSight(t, k, menace, sees, w), w);
  }
  // Whoever is lost on the way takes no objective, either.
  const whole = t.own * t.perPoint;
  const lost = danger <= 0 ? 0 : danger / (danger + whole);
  const ground = groundWorth(g, at, to, t.paceInches);
  const kept = 1 - Math.min(1, w.safety) * lost * LOST_GROUND;
  const deeds = w.fire * (acts ? bestFire : 0) + w.fight * FIGHTS_ON * bestFight;
  const fear = t.leads && w.leaders > 0 ? FEARED_FOR_LEADERS : FEARED;
  // Whoever hurries on gives up what it could do there.
  const hurried = acts && at.moved ? (to.byHurry - ground) * kept : 0;
  return (
    Math.max(deeds, hurried) +
    w.approach * (drawn + nearing) -
    w.safety * fear * (lost * whole + t.perPoint * Math.min(t.own, at.lost)) +
    ground * kept
  );
}

/** Share of what an objective is worth that an inch of the way to its middle counts. */
const INCH_SHARE = 0.003;
/** A unit that goes elsewhere may end a little farther from an objective than is reckoned with. */
const ASTRAY_INCHES = 1;
const ground = scratch({
  worth: new Float64Array(MOST_MARKERS * MOST_TURNS),
  /** By objective: how far the unit has to go now, and how far it reaches out. */
  away: new Float64Array(MOST_MARKERS),
  out: new Float64Array(MOST_MARKERS),
  /** By objective: how near to it a unit counts, inches. */
  near: new Float64Array(MOST_MARKERS),
  count: 0,
  /** Whether it may hurry on after its move; and what the best objective is worth if it does: see `groundWorth`. */
  hurries: false,
  byHurry: 0,
});
export type Ground = ReturnType<typeof ground>;

/** What each objective is worth to a unit by the turns until it is there. Valid while the answer to one question is worked out. */
export function groundFor(g: Game, s: S, u: Unit, w: Weights): Ground {
  const to = ground();
  to.count = w.ground === 0 || s.controlStrength(g, u) <= 0 ? 0 : Math.min(MOST_MARKERS, g.board.objectives.length);
  to.hurries = mayHurry(g, u);
  to.byHurry = 0;
  if (to.count === 0) return to;
  const own = markerOf(g, s, u, w);
  const worths = markerWorths(g, s, u.side);
  for (let k = 0; k < to.count; k++) {
    const row = rowOfMarker(g, u.side, k);
    to.away[k] = awayNow(g, s, u, k);
    to.out[k] = reachesOut(g, u, k);
    to.near[k] = s.controlInches(g, k);
    const share = w.ground * (k === own ? 1 : u.place === PLACE.table ? ANOTHERS_SHARE : ARRIVING_SHARE);
    for (let turns = 0; turns < MOST_TURNS; turns++) to.worth[k * MOST_TURNS + turns] = share * worths[row + turns];
  }
  return to;
}

/** How far the unit has still to go to an objective from where it ends its move, inches: `middle` of that place from the middle of the objective. */
function awayAt(at: Place, to: Ground, k: number, middle: number): number {
  if (!at.moved || at.inches === 0) return to.away[k];
  if (at.nearest !== null && at.nearest[k] >= 0) return Math.max(0, at.nearest[k] - to.near[k]);
  return Math.max(0, middle - (at.marker === k ? to.out[k] : to.out[k] * STILL_AHEAD - ASTRAY_INCHES) - to.near[k]);
}

/** What the best objective is worth from a place; notes what it would be if the unit hurries on. */
function groundWorth(g: Game, at: Place, to: Ground, paceInches: number): number {
  const { worth: worths } = to;
  let most = 0;
  to.byHurry = 0;
  for (let k = 0; k < to.count; k++) {
    // Nothing is worth more than to be there now.
    if (worths[k * MOST_TURNS] <= most) continue;
    const o = g.board.objectives[k];
    const dx = o.x - at.x;
    const dy = o.y - at.y;
    const middle = Math.sqrt(dx * dx + dy * dy);
    const away = awayAt(at, to, k, middle);
    const turns = turnsFor(away, paceInches);
    if (turns >= MOST_TURNS) continue;
    const runsThere = !at.acts && at.marker === k && at.nearest === null;
    // Within a turn every inch counts a little, so that nobody stops a hair before it matters.
    const nearer = 1 - middle * INCH_SHARE;
    const worth = nearer * (runsThere ? worthByHurry(worths, k * MOST_TURNS, to.away[k], paceInches) : worths[k * MOST_TURNS + turns]);
    if (worth > most) most = worth;
    // A hurry is the last chance of whoever comes too late otherwise.
    if (to.hurries && worth <= 0) to.byHurry = Math.max(to.byHurry, worthByHurry(worths, k * MOST_TURNS, away, paceInches) * nearer);
  }
  return most;
}

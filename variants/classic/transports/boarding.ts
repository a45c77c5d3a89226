import { facingsOn, gapToPoint, makeSegment, routeInches, setSegment, sweep, WAY_SLACK_INCHES } from 'sandtable/kit';
import { type Game, INTENT, inflict, inOwnTurn, intent, is, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { goalOf } from '../movement/goal.ts';
import { leader, moveRulesOf } from '../movement/mobility.ts';
import { go } from '../movement/move.ts';
import type { TransportSeams } from '../seams.ts';
import { FALLING_BACK, FLAT_OUT, GONE_TO_GROUND, LOCKED, MOVED, REGROUPED } from '../state.ts';
import { perilRoom, perilsOf } from '../terrain/perils.ts';
import { wouldCrossDifficult } from '../terrain/terrain.ts';
import {
  carriesSeveral,
  DISEMBARKED,
  DISEMBARKS,
  drivenInches,
  EMBARKED,
  ESCAPED,
  ESCAPES,
  FACES,
  faceOf,
  HALTED,
  holdOf,
  lendHull,
  MAY_ASSAULT,
  takeIn,
  transportOf,
} from './hold.ts';
import { setDown, squeezeOut } from './set-down.ts';

/** How near to an access point models must come to get in (CLS-TRANSPORT-02), and how far they get out (-03). */
const BOARDING_INCHES = 2;
const DISEMBARK_INCHES = 6;
/** Farthest a transport may have moved for passengers to leave it. */
const COMBAT_INCHES = 6;

const wayOut = scratch({ goal: new Float64Array(2) });
const wayIn = scratch({ door: new Float64Array(4) });

type Keys =
  | 'placesOf'
  | 'mayCarry'
  | 'isOpen'
  | 'mayEmbark'
  | 'boardingInches'
  | 'embark'
  | 'mayDisembark'
  | 'leavableInches'
  | 'shortInches'
  | 'jolts'
  | 'disembarkInches'
  | 'disembark'
  | 'escape'
  | 'accessOf'
  | 'firePointsOf'
  | 'mayAssaultFrom'
  | 'shakesPassengers';

/** TRANSPORT: getting in and out. */
export const boarding = (s: ClassicSeams): Pick<TransportSeams<Classic>, Keys> => ({
  placesOf: () => 1,

  mayCarry: (g, transport, u) => {
    const hold = holdOf(g, transport);
    if (hold === null || transport.side !== u.side || u === transport) return false;
    // An attached character of a type that it does not take keeps the unit out.
    for (let i = u.first; i < u.first + u.size; i++)
      if (g.models.alive[i] !== 0 && ((1 << g.sheetOf(i).stats.type) & hold.takes) === 0) return false;
    let places = 0;
    for (let k = 0; k < g.units.length; k++) {
      const other = g.units[k];
      if (other !== u && transportOf(g, other) !== transport) continue;
      if (other !== u && !carriesSeveral(g, transport)) return false;
      for (let i = other.first; i < other.first + other.size; i++) if (g.models.alive[i] !== 0) places += s.placesOf(g, i);
    }
    return places <= hold.capacity;
  },

  isOpen: (_g, transport) => transport.aloft === 0,

  mayEmbark: (g, u, transport) => {
    if (u.alive === 0 || u.place !== PLACE.table || transport.alive === 0 || transport.place !== PLACE.table) return false;
    if (is(u, DISEMBARKED) || is(u, LOCKED) || is(u, FALLING_BACK) || is(u, REGROUPED) || is(u, GONE_TO_GROUND)) return false;
    return !is(transport, LOCKED) && s.isOpen(g, transport) && s.mayCarry(g, transport, u);
  },
  boardingInches: () => BOARDING_INCHES,

  embark: (g, u, transport) => {
    if (!s.mayEmbark(g, u, transport)) return false;
    const need = inchesToBoard(g, s, u, transport);
    let inches = s.moveInches(g, u);
    if (need > inches + WAY_SLACK_INCHES) return false;
    const dx = transport.x - u.x;
    const dy = transport.y - u.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    const share = d > inches ? inches / d : 1;
    if (need > 0 && (s.movesAsInDifficult(g, u) || (s.slowedByTerrain(g, u) && wouldCrossDifficult(g, s, u, dx * share, dy * share)))) {
      inches = Math.min(inches, s.difficultTest(g, u));
      if (need > inches + WAY_SLACK_INCHES) {
        go(g, s, u, intent(INTENT.embark, transport.slot), inches);
        return false;
      }
    }
    walkAboard(g, s, u, transport);
    if (need > 0) crossPerils(g, s, u, intent(INTENT.embark, transport.slot), need);
    if (u.alive === 0) return false;
    takeIn(g, u, transport);
    return true;
  },

  mayDisembark: (g, u) => {
    const transport = transportOf(g, u);
    // In alternating activations passengers get out in their own activation.
    if (g.acting !== null && u !== g.acting) return false;
    if (transport === null || u.alive === 0 || transport.alive === 0 || transport.place !== PLACE.table || is(u, EMBARKED)) return false;
    return (
      !is(transport, FLAT_OUT) && drivenInches(g, transport) <= s.leavableInches(g, transport) + WAY_SLACK_INCHES && s.isOpen(g, transport)
    );
  },
  leavableInches: () => COMBAT_INCHES,
  shortInches: () => COMBAT_INCHES,
  jolts: (g, transport) => s.speedOf(g, transport) === 2,
  disembarkInches: () => DISEMBARK_INCHES,

  disembark: (g, u, code) => {
    const transport = transportOf(g, u);
    if (transport === null || !s.mayDisembark(g, u)) return false;
    const hull = leader(g, transport);
    const { goal } = wayOut();
    goalOf(g, u, code, goal);
    if (!setDown(g, u, hull, s.accessOf(g, hull), s.disembarkInches(g, u), goal)) return false;
    if (s.mayAssaultFrom(g, transport) && transport.arrived !== g.round) inflict(g, u, MAY_ASSAULT);
    inflict(g, transport, HALTED);
    g.log.note(DISEMBARKS, u.slot, transport.slot);
    return true;
  },

  escape: (g, u, hull, by) => {
    const lost = squeezeOut(g, u, hull, null, DISEMBARK_INCHES, by);
    if (inOwnTurn(g, u)) inflict(g, u, ESCAPED);
    g.log.note(ESCAPES, u.slot, lost);
  },

  accessOf: (g, hull) => facingsOn(g.board, g.sheetOf(hull).stats.hold?.access ?? 0),
  firePointsOf: (g, transport) => holdOf(g, transport)?.firePoints ?? 0,
  mayAssaultFrom: () => false,
  shakesPassengers: () => true,
});

/** Inches a model has to go to get aboard; Infinity if it has no path. */
function walkToBoard(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: ModelId, transport: Unit<Classic>): number {
  const hull = leader(g, transport);
  const access = s.accessOf(g, hull);
  const inches = access === 0 ? inchesToHull(g, i, hull) : inchesToDoor(g, u, i, hull, access);
  return Math.max(0, inches - s.boardingInches(g, u));
}

/** Inches the farthest model has to go to get aboard; Infinity if one has no path. */
export function inchesToBoard(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, walkToBoard(g, s, u, i, transport));
  return most;
}

/** Who has to walk to get aboard has moved (CLS-MOVE-14). */
function walkAboard(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, transport: Unit<Classic>): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0) m.reg[MOVED][i] += walkToBoard(g, s, u, i, transport);
}

/** Who goes to a hatch or a door over dangerous ground tests for it (CLS-MOVE-07). Where there is none, nobody need take the way step by step. */
export function crossPerils(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number, inches: number): void {
  if (perilsOf(g, s, u, s.fliesOver(g, u), perilRoom()).n > 0) go(g, s, u, code, inches);
}

function inchesToHull(g: Game<Classic>, i: ModelId, hull: ModelId): number {
  return Math.max(0, gapToPoint(g.models, hull, g.models.x[i], g.models.y[i]) - g.models.radius[i]);
}

const way = scratch(makeSegment());

/** The shortest path of a model to a door of a hull. */
function inchesToDoor(g: Game<Classic>, u: Unit<Classic>, i: ModelId, hull: ModelId, access: number): number {
  const { door } = wayIn();
  const m = g.models;
  const rules = moveRulesOf(g, u, false);
  let best = Infinity;
  for (let k = 0; k < FACES.length; k++) {
    if ((access & FACES[k]) === 0) continue;
    faceOf(g, hull, FACES[k], door);
    const x = door[0] + door[2] * m.radius[i];
    const y = door[1] + door[3] * m.radius[i];
    const straight = Math.sqrt((x - m.x[i]) * (x - m.x[i]) + (y - m.y[i]) * (y - m.y[i]));
    if (straight < best) best = Math.min(best, routeInches(g, u, sweep(m, i), setSegment(way(), m.x[i], m.y[i], x, y), rules));
  }
  return best;
}

/** Keeps passengers at their hulls' places, and lets those out whose hull is gone (at the end of a phase). */
export function followHulls(g: Game<Classic>, s: ClassicSeams): void {
  for (let k = 0; k < g.units.length; k++) {
    const transport = transportOf(g, g.units[k]);
    if (transport === null || g.units[k].alive === 0) continue;
    if (transport.alive === 0) s.escape(g, g.units[k], transport.first, null);
    else if (transport.place === PLACE.table) lendHull(g, g.units[k], transport);
  }
}

import {
  clearGround,
  clearOfUnit,
  cosDegrees,
  gap,
  isCoherent,
  legalPlace,
  levelAt,
  makePose,
  outlookOf,
  overlapsAt,
  setPose,
  sinDegrees,
  touching,
  unitsTouch,
} from 'sandtable/kit';
import { event, type Game, integer, type ModelId, PLACE, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { moveRulesOf } from '../../classic/movement/mobility.ts';
import { besideHull } from '../assault/beside.ts';
import { defineRule } from '../family.ts';
import type { HybridSeams } from '../hub.ts';

/** Models moved by a hull that turns on the spot. */
const MAKES_ROOM = event(
  'makes-room',
  { unit: 'unit', hull: 'unit', models: 'number' },
  '{unit} moves {models|model|models} round {hull}, which pivots',
);

const MOST_MODELS = 8192;
const MOST_UNITS = 512;
/** A distance out of reach of everything. */
const FAR_AWAY = -1000;
const DEGREES = 5;

const room = scratch({
  /** The gap a hull keeps from enemies that do not touch it. */
  clearInches: 1,
  /** 1 for units that touch the pivoting hull, and for models that have to move. */
  held: new Uint8Array(MOST_UNITS),
  moves: new Uint8Array(MOST_MODELS),
  oldX: new Float64Array(MOST_MODELS),
  oldY: new Float64Array(MOST_MODELS),
  oldZ: new Float64Array(MOST_MODELS),
});
type Room = ReturnType<typeof room>;

/** Records the enemies in contact with a hull; returns whether any of them make room, which vehicles do not. */
function noteContacts(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, hull: ModelId, { held, moves }: Room): boolean {
  const enemies = g.sides[1 - u.side];
  const m = g.models;
  let any = false;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    held[e.slot] = 0;
    if (e.alive === 0 || e.place !== PLACE.table || e.housed >= 0 || s.isVehicle(g, e) || !unitsTouch(g, u, e)) continue;
    for (let j = e.first; j < e.first + e.size; j++) {
      moves[j] = m.alive[j] !== 0 && touching(m, hull, j) ? 1 : 0;
      if (moves[j] !== 0) held[e.slot] = 1;
    }
    if (held[e.slot] !== 0) any = true;
  }
  return any;
}

const turning = scratch(makePose());

/** Whether there is room for a hull in a direction, apart from the units that make room. */
function hasRoom(g: Game<Classic>, u: Unit<Classic>, hull: ModelId, dirX: number, dirY: number, { held, clearInches }: Room): boolean {
  const m = g.models;
  const turned = setPose(turning(), m.x[hull], m.y[hull], dirX, dirY);
  if (!clearGround(g, hull, turned, moveRulesOf(g, u, false))) return false;
  for (let j = u.first; j < u.first + u.size; j++) if (j !== hull && m.alive[j] !== 0 && overlapsAt(m, hull, turned, j)) return false;
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    if (other === u || other.alive === 0 || other.place !== PLACE.table || other.housed >= 0 || other.aloft !== u.aloft) continue;
    if (other.side !== u.side && held[k] !== 0) continue;
    if (!clearOfUnit(g, hull, turned, other, clearInches, Infinity)) return false;
  }
  return true;
}

/** Moves the models of a unit that must make room to the nearest places in contact with the hull; false if one finds none. */
function moveRound(g: Game<Classic>, e: Unit<Classic>, hull: ModelId, now: Room): boolean {
  const { moves, oldX, oldY, oldZ } = now;
  const m = g.models;
  const rules = moveRulesOf(g, e, false);
  rules.keepFromEnemiesInches = 0;
  const whole = isCoherent(g, e, rules);
  for (let j = e.first; j < e.first + e.size; j++) {
    oldX[j] = m.x[j];
    oldY[j] = m.y[j];
    oldZ[j] = m.z[j];
    // Models behind the hull are moved too if it swings over them.
    if (m.alive[j] !== 0 && gap(m, hull, j) <= 0) moves[j] = 1;
    if (m.alive[j] === 0) moves[j] = 0;
  }
  for (let j = e.first; j < e.first + e.size; j++) if (moves[j] !== 0) m.x[j] = FAR_AWAY;
  for (let j = e.first; j < e.first + e.size; j++) {
    if (moves[j] === 0) continue;
    if (!putBeside(g, e, hull, j, oldX[j], oldY[j])) return false;
    m.z[j] = levelAt(g, m.x[j], m.y[j], rules);
  }
  return !whole || isCoherent(g, e, rules);
}

const there = scratch(makePose());

/** Places one model in contact with a hull, as near as possible to where it was. */
function putBeside(g: Game<Classic>, e: Unit<Classic>, hull: ModelId, j: ModelId, oldX: number, oldY: number): boolean {
  const m = g.models;
  const rules = moveRulesOf(g, e, false);
  rules.keepFromEnemiesInches = 0;
  const far = 2 * m.radius[hull] * outlookOf(g, e.side);
  let least = Infinity;
  for (let degrees = -DEGREES; degrees < 360; degrees += DEGREES) {
    // First straight out from where it was, then all round.
    const { x, y } =
      degrees < 0
        ? besideHull(m, hull, j, oldX, oldY)
        : besideHull(m, hull, j, m.x[hull] + cosDegrees(degrees) * far, m.y[hull] + sinDegrees(degrees) * far);
    const dx = x - oldX;
    const dy = y - oldY;
    const away = dx * dx + dy * dy;
    if (away >= least || !legalPlace(g, e, j, setPose(there(), x, y, m.dirX[j], m.dirY[j]), rules)) continue;
    least = away;
    m.x[j] = x;
    m.y[j] = y;
    if (degrees < 0) break;
  }
  return least < Infinity;
}

/** Puts back the units up to an index in the list of a side. */
function putBack(g: Game<Classic>, side: 0 | 1, last: number, { held, oldX, oldY, oldZ }: Room): void {
  const m = g.models;
  for (let k = 0; k <= last; k++) {
    const e = g.sides[side][k];
    if (held[e.slot] === 0) continue;
    for (let j = e.first; j < e.first + e.size; j++) {
      m.x[j] = oldX[j];
      m.y[j] = oldY[j];
      m.z[j] = oldZ[j];
    }
    g.moved(e);
  }
}

/** Turns a hull among the enemies that touch it; false, with nothing changed, if a model has no place or it may not turn. */
function turnAmong(g: Game<Classic>, s: HybridSeams, hull: ModelId, dirX: number, dirY: number, now: Room): boolean {
  const u = g.unitOf(hull);
  const { held } = now;
  if (!hasRoom(g, u, hull, dirX, dirY, now)) return false;
  const m = g.models;
  const wasX = m.dirX[hull];
  const wasY = m.dirY[hull];
  const side = u.side === 0 ? 1 : 0;
  const enemies = g.sides[side];
  m.dirX[hull] = dirX;
  m.dirY[hull] = dirY;
  let stands = u.alive === 1 || isCoherent(g, u, moveRulesOf(g, u, false));
  let last = -1;
  while (stands && last < enemies.length - 1) {
    const e = enemies[++last];
    if (held[e.slot] === 0) continue;
    stands = moveRound(g, e, hull, now);
    if (stands) g.moved(e);
  }
  m.dirX[hull] = wasX;
  m.dirY[hull] = wasY;
  if (!stands || !s.mayFace(g, u, hull, dirX, dirY)) {
    putBack(g, side, last, now);
    return false;
  }
  s.paysToFace(g, u, hull, dirX, dirY);
  m.dirX[hull] = dirX;
  m.dirY[hull] = dirY;
  g.moved(u);
  for (let k = 0; k < enemies.length; k++) if (held[enemies[k].slot] !== 0) tell(g, enemies[k], u, now);
  return true;
}

function tell(g: Game<Classic>, e: Unit<Classic>, u: Unit<Classic>, { moves }: Room): void {
  let n = 0;
  for (let j = e.first; j < e.first + e.size; j++) if (moves[j] !== 0) n++;
  g.log.note(MAKES_ROOM, e.slot, u.slot, n);
}

/** A hull pivots among enemies in contact: they are moved round it and touch it again, without tests or hits. */
export default defineRule({
  id: 'HYB-VEH-61',
  title: 'Pivoting with models in contact',
  source: 'Vehicle, Successive Turns',
  text: 'If the vehicle pivots, models in contact are moved aside by the least distance and then back into contact with it. They take no test and no hits.',
  changes: 'new',
  default: 'on',
  keyword: 'vehicle',
  params: { inches: integer(1, 0, 6, 'How far from enemies that it does not touch', 'inches') },
  patch: ({ inches }, s) => ({
    wrap: {
      turnHull: (next) => (g, u, model, dirX, dirY) => {
        const now = room();
        now.clearInches = inches;
        return noteContacts(g, s, u, model, now) ? turnAmong(g, s, model, dirX, dirY, now) : next(g, u, model, dirX, dirY);
      },
    },
  }),
});

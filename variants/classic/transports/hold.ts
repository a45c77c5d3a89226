import { FACING } from 'sandtable/kit';
import { event, type Game, hasBit, inflict, is, keyword, type ModelId, type ModelSheet, PLACE, status, type Unit } from 'sandtable/rules';
import { type Classic, type Hold, VEHICLE } from '../family.ts';
import { leader, statsOf } from '../movement/mobility.ts';
import { DEEP_STRUCK } from '../reserves/state.ts';
import { MOVED } from '../state.ts';

/** State of units inside transports: who is in which, where it is, and who got in or out this turn. */

/** Left a transport or a building this turn. */
export const DISEMBARKED = status('disembarked', 'turn');
/** Disembarked by emergency in its own turn: it does nothing else. */
export const ESCAPED = status('escaped', 'turn');
/** Got in this turn. */
export const EMBARKED = status('embarked', 'turn');
/** Left a transport from which units may charge at once. */
export const MAY_ASSAULT = status('assault-ramp', 'turn');
/** A transport that units got into or out of this turn: it drives short. */
export const HALTED = status('halted', 'turn');

export const EMBARKS = event('embarks', { unit: 'unit', transport: 'unit' }, '{unit} embarks in {transport}');
export const DISEMBARKS = event('disembarks', { unit: 'unit', transport: 'unit' }, '{unit} disembarks from {transport}');
/** An emergency disembarkation; `lost` models found no room. */
export const ESCAPES = event(
  'escapes',
  { unit: 'unit', lost: 'number' },
  '{unit} escapes from its transport and loses {lost|model|models}',
);

const SIZES = [keyword('bulky'), keyword('very-bulky'), keyword('extremely-bulky')] as const;
const PLACES: readonly number[] = [2, 3, 5];

/** Places that a kind of model takes up (CLS-USR-04). `places`: those of Bulky, Very Bulky and Extremely Bulky ones. */
export function bulkOf(sheet: ModelSheet<Classic>, places: readonly number[] = PLACES): number {
  let own = 1;
  for (let k = 0; k < SIZES.length; k++) if (hasBit(sheet.keywordBits, SIZES[k])) own = places[k];
  return own;
}

/** The transport that a unit is in, or null. */
export const transportOf = (g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null =>
  u.place === PLACE.embarked && u.inside >= 0 ? g.units[u.inside] : null;

/** What a unit can carry, or null. */
export const holdOf = (g: Game<Classic>, u: Unit<Classic>): Hold | null => statsOf(g, u).hold;

/** Whether a unit carries several units at once (CLS-VEH-47). */
export const carriesSeveral = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE['super-heavy']) !== 0;

/** The next unit inside a transport after a slot (-1: the first), or null. */
export function nextAboard(g: Game<Classic>, transport: Unit<Classic>, after: number): Unit<Classic> | null {
  for (let k = after + 1; k < g.units.length; k++) {
    const u = g.units[k];
    if (u.inside === transport.slot && u.place === PLACE.embarked && u.alive > 0) return u;
  }
  return null;
}

/** Inches a transport has driven this turn; coming down by Deep Strike counts as moving, but is no drive (CLS-TRANSPORT-13). */
export const drivenInches = (g: Game<Classic>, transport: Unit<Classic>): number =>
  is(transport, DEEP_STRUCK) ? 0 : g.models.reg[MOVED][leader(g, transport)];

const sameAs = (g: Game<Classic>, i: ModelId, hull: ModelId): boolean => {
  const m = g.models;
  return (
    m.x[i] === m.x[hull] && m.y[i] === m.y[hull] && m.dirX[i] === m.dirX[hull] && m.dirY[i] === m.dirY[hull] && m.coreX[i] === m.coreX[hull]
  );
};

/**
 * Gives passengers the position and the outline of their hull: ranges to and from them are measured to it, and they see
 * from it (CLS-TRANSPORT-09, -11). They count as having moved as far as it did.
 */
export function lendHull(g: Game<Classic>, u: Unit<Classic>, transport: Unit<Classic>): void {
  const m = g.models;
  const hull = leader(g, transport);
  let changed = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0) continue;
    m.reg[MOVED][i] = Math.max(m.reg[MOVED][i], m.reg[MOVED][hull]);
    if (sameAs(g, i, hull)) continue;
    changed = true;
    m.x[i] = m.x[hull];
    m.y[i] = m.y[hull];
    m.z[i] = m.z[hull];
    m.dirX[i] = m.dirX[hull];
    m.dirY[i] = m.dirY[hull];
    m.coreX[i] = m.coreX[hull];
    m.coreY[i] = m.coreY[hull];
    m.rim[i] = m.rim[hull];
    m.height[i] = m.height[hull];
    m.radius[i] = m.radius[hull];
  }
  if (changed) g.moved(u);
}

/** Gives the models of a unit their own bases back. */
export function standAlone(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    const print = g.sheetOf(i).footprint;
    m.coreX[i] = print.coreX;
    m.coreY[i] = print.coreY;
    m.rim[i] = print.rim;
    m.height[i] = print.height;
    m.radius[i] = Math.sqrt(print.coreX * print.coreX + print.coreY * print.coreY) + print.rim;
  }
}

/** Puts a unit aboard. */
export function takeIn(g: Game<Classic>, u: Unit<Classic>, transport: Unit<Classic>): void {
  u.inside = transport.slot;
  g.relocate(u, PLACE.embarked);
  inflict(g, u, EMBARKED);
  inflict(g, transport, HALTED);
  g.log.note(EMBARKS, u.slot, transport.slot);
  lendHull(g, u, transport);
}

/** The four faces in the order in which they are tried. */
export const FACES = [FACING.left, FACING.right, FACING.rear, FACING.front] as const;

/** The middle of a face of a hull and the unit vector out of it: x, y, outX, outY. */
export function faceOf(g: Game<Classic>, hull: ModelId, face: number, out: Float64Array): void {
  const m = g.models;
  const ahead = face === FACING.front ? 1 : face === FACING.rear ? -1 : 0;
  const aside = face === FACING.left ? 1 : face === FACING.right ? -1 : 0;
  out[2] = ahead * m.dirX[hull] - aside * m.dirY[hull];
  out[3] = ahead * m.dirY[hull] + aside * m.dirX[hull];
  const away = ahead !== 0 ? m.coreX[hull] + m.rim[hull] : m.coreY[hull] + m.rim[hull];
  out[0] = m.x[hull] + out[2] * away;
  out[1] = m.y[hull] + out[3] * away;
}

import { gap, gapToPoint, within } from 'sandtable/kit';
import { type Cause, DEED, event, type Game, type ModelId, PLACE, purpose, type Unit } from 'sandtable/rules';
import { madeArm } from '../classic/arms.ts';
import { type Attack, addWounds, beginAttack, endAttack, NO_SAVES, STAGE } from '../classic/attack.ts';
import { type Classic, NEVER } from '../classic/family.ts';
import { coveredBy } from '../classic/markers.ts';
import type { Roll } from './family.ts';
import { rolled } from './roll.ts';
import type { HybridSeams } from './seams.ts';

/** Deadly Demise: what the end of a vehicle does to units near it (HYB-DEF-09). */

const POINTS = purpose('deadly-demise');
const DEMISE = event(
  'deadly-demise',
  { unit: 'unit', target: 'unit', points: 'number' },
  'The end of {unit} does {points|point|points} of damage to {target}',
);
/** Stands in for a weapon: too weak for Instant Death, and no save helps anyway. */
const HARM = madeArm('deadly-demise', { S: 1, AP: '-', type: 'assault' });

/**
 * Units in reach of ends that are being settled, by slot. Ends nest, and passengers come out between the moment when units are
 * found to be in reach and the one when they suffer: each end has the entries from the height at which it began.
 */
const MOST = 4096;
const reached = new Int16Array(MOST);
let height = 0;

/** Nothing is being settled: at the start of an engagement, whatever interrupted the one before. */
export function forgetDemise(): void {
  height = 0;
}

/** Where the entries of an end begin that is about to be settled: a mark for `sufferDemise`. */
export const demiseBegins = (): number => height;

/** What flies above the battlefield is out of reach (CLS-FLYER-05). */
const canBeReached = (u: Unit<Classic>): boolean => u.alive > 0 && u.place === PLACE.table && u.aloft === 0;

/** Notes the units with a model within so many inches of a hull. */
export function reachRound(g: Game<Classic>, vehicle: ModelId, inches: number): void {
  const m = g.models;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!canBeReached(u)) continue;
    for (let j = u.first; j < u.first + u.size; j++) {
      if (m.alive[j] === 0 || !within(m, vehicle, j, inches)) continue;
      reached[height++] = k;
      break;
    }
  }
}

/** Notes the units with a model under a marker of this radius at x, y. */
export function reachUnder(g: Game<Classic>, x: number, y: number, inches: number): void {
  for (let k = 0; k < g.units.length; k++)
    if (canBeReached(g.units[k]) && coveredBy(g, g.units[k], x, y, inches) > 0) reached[height++] = k;
}

/**
 * Settles the end of a vehicle for the units noted since `from`: each suffers points of damage of its own roll. They fall on the
 * models nearest to its hull, or to x, y where `fromPoint`.
 */
export function sufferDemise(
  g: Game<Classic>,
  s: HybridSeams,
  from: number,
  vehicle: ModelId,
  demise: Roll,
  cause: Cause,
  by: Unit<Classic> | null,
  fromPoint: boolean,
  x: number,
  y: number,
): void {
  const source = g.unitOf(vehicle);
  const end = height;
  for (let k = from; k < end; k++) {
    const u = g.units[reached[k]];
    if (!canBeReached(u)) continue;
    const frame = g.dice.begin(DEED.react, source, u);
    const points = rolled(g, frame, POINTS, demise);
    g.log.note(DEMISE, source.slot, u.slot, points);
    const a = beginAttack(g, by ?? u, u, HARM, frame, cause);
    a.credit = by;
    a.mark[0] = fromPoint ? x : g.models.x[vehicle];
    a.mark[1] = fromPoint ? y : g.models.y[vehicle];
    measure(g, a, fromPoint ? -1 : vehicle);
    suffer(g, s, a, points);
    endAttack(g);
    g.dice.end(frame);
  }
  height = from;
}

/** How near each model of the target is to a hull, or to the mark (-1). */
function measure(g: Game<Classic>, a: Attack, hull: ModelId): void {
  const m = g.models;
  const u = a.target;
  for (let j = u.first; j < u.first + u.size; j++) {
    a.nearFirer[j] = j;
    a.nearInches[j] = hull >= 0 ? gap(m, hull, j) : gapToPoint(m, j, a.mark[0], a.mark[1]);
  }
}

/** Gives out points one by one, each to the nearest model that is left; a vehicle loses them as Hull Points. */
function suffer(g: Game<Classic>, s: HybridSeams, a: Attack, points: number): void {
  a.stray = true;
  a.anywhere = true;
  a.strength = 1;
  a.ap = NEVER;
  addWounds(a, -1, points, 1, NEVER, NO_SAVES);
  a.stage = STAGE.saves;
  for (a.left = points; a.left > 0 && a.target.alive > 0; ) {
    a.current = s.allocateNext(g, a, a.current);
    if (a.current < 0) break;
    a.taker = a.current;
    if (g.sheetOf(a.current).stats.vehicle === 0) {
      s.takeWound(g, a, a.current);
      a.left--;
    } else {
      const lost = s.loseHullPoints(g, a.current, a.left, a.cause, a.credit);
      if (lost <= 0) break;
      a.left -= lost;
    }
  }
}

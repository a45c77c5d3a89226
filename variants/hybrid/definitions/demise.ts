import { catchUnit, caughtBy, gap, gapToPoint, releaseCaught, within } from 'sandtable/kit';
import { CAUSE, type Cause, DEED, event, type Game, type ModelId, PLACE, purpose, scratch, type Unit } from 'sandtable/rules';
import { type Classic, NEVER } from '../../classic/family.ts';
import { type Attack, addWounds, beginAttack, endAttack, NO_SAVES, STAGE } from '../../classic/shooting/attack.ts';
import { coveredBy } from '../../classic/shooting/markers.ts';
import { loseHullPoints } from '../../classic/vehicles/damage.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import type { HybridSeams } from '../hub.ts';
import { rolled } from './roll.ts';

/** Deadly Demise: what a vehicle's destruction does to units near it (HYB-DEF-09). */

const POINTS = purpose('deadly-demise');
const DEMISE = event(
  'deadly-demise',
  { unit: 'unit', target: 'unit', points: 'number' },
  'The end of {unit} does {points|point|points} of damage to {target}',
);
/** Stands in for a weapon: too weak for Instant Death, and no save is allowed anyway. */
const HARM = madeArm('deadly-demise', { S: 1, AP: '-', type: 'assault' });

/** Where the entries of the demise about to be resolved begin, among all that effects have caught: the mark for `sufferDemise`. */
export const demiseBegins = (g: Game<Classic>): number => caughtBy(g).height;

/** Flyers above the battlefield are out of reach (CLS-FLYER-05). */
const canBeReached = (u: Unit<Classic>): boolean => u.alive > 0 && u.place === PLACE.table && u.aloft === 0;

/** Records the units with a model within a distance of a hull. */
export function reachRound(g: Game<Classic>, vehicle: ModelId, inches: number): void {
  const m = g.models;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (!canBeReached(u)) continue;
    for (let j = u.first; j < u.first + u.size; j++) {
      if (m.alive[j] === 0 || !within(m, vehicle, j, inches)) continue;
      catchUnit(g, u);
      break;
    }
  }
}

/** Records the units with a model under a marker of this radius at x, y. */
export function reachUnder(g: Game<Classic>, x: number, y: number, inches: number): void {
  for (let k = 0; k < g.units.length; k++)
    if (canBeReached(g.units[k]) && coveredBy(g, g.units[k], x, y, inches) > 0) catchUnit(g, g.units[k]);
}

/** Why a vehicle was destroyed, and whose credit that is; and the marker from which its demise is measured, if not from its hull. */
interface Destruction {
  cause: Cause;
  by: Unit<Classic> | null;
  marked: boolean;
  x: number;
  y: number;
}

const destructions = scratch<Destruction>({ cause: CAUSE.other, by: null, marked: false, x: 0, y: 0 });

/** A destruction whose demise is measured from the hull. */
export function destruction(cause: Cause, by: Unit<Classic> | null): Destruction {
  const filled = destructions();
  filled.cause = cause;
  filled.by = by;
  filled.marked = false;
  return filled;
}

/** A destruction whose demise is measured from a marker at x, y. */
export function markedDestruction(cause: Cause, by: Unit<Classic> | null, x: number, y: number): Destruction {
  const filled = destruction(cause, by);
  filled.marked = true;
  filled.x = x;
  filled.y = y;
  return filled;
}

/**
 * Resolves a vehicle's demise, if it has one, for the units recorded since `from`: each suffers damage by a roll of its own. The points
 * fall on the models nearest to its hull, or to the marker.
 */
export function sufferDemise(
  g: Game<Classic>,
  s: HybridSeams,
  from: number,
  vehicle: ModelId,
  { cause, by, marked, x, y }: Destruction,
): void {
  const demise = s.demiseOf(g, vehicle);
  if (demise === null) return;
  const source = g.unitOf(vehicle);
  const caught = caughtBy(g);
  const end = caught.height;
  for (let k = from; k < end; k++) {
    const u = g.units[caught.unit[k]];
    if (!canBeReached(u)) continue;
    const frame = g.dice.begin(DEED.react, source, u);
    const points = rolled(g, frame, POINTS, demise);
    g.log.note(DEMISE, source.slot, u.slot, points);
    const a = beginAttack(g, by ?? u, u, HARM, frame, cause);
    a.credit = by;
    a.mark[0] = marked ? x : g.models.x[vehicle];
    a.mark[1] = marked ? y : g.models.y[vehicle];
    measure(g, a, marked ? -1 : vehicle);
    suffer(g, s, a, points);
    endAttack(g);
    g.dice.end(frame);
  }
  releaseCaught(g, from);
}

/** How near each model of the target is to a hull, or to the marker (-1). */
function measure(g: Game<Classic>, a: Attack, hull: ModelId): void {
  const m = g.models;
  const u = a.target;
  for (let j = u.first; j < u.first + u.size; j++) {
    a.nearFirer[j] = j;
    a.nearInches[j] = hull >= 0 ? gap(m, hull, j) : gapToPoint(m, j, a.mark[0], a.mark[1]);
  }
}

/** Allocates points one by one, each to the nearest model left; a vehicle loses them as Hull Points. */
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
      const lost = loseHullPoints(g, s, a.current, a.left, a.cause, a.credit);
      if (lost <= 0) break;
      a.left -= lost;
    }
  }
}

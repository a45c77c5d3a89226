import { quarterTurns } from 'sandtable/kit';
import { type Game, type ModelId, modelRegister, scratch, type Unit } from 'sandtable/rules';
import { type Classic, type ClassicStats, VEHICLE } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import type { HybridSeams } from '../hub.ts';

/** What rules about Movement share: which vehicles' speeds derive from it, and how pivots reduce it. */

/** Pivots that a vehicle has made this turn. */
export const PIVOTS = modelRegister('HYB-VEH-09/pivots', 'turn');

/** Kinds of vehicle with a single limit to their move, and no Cruising Speed beyond it (CLS-VEH-08, -39, -43). */
const STEADY = VEHICLE.walker | VEHICLE.heavy | VEHICLE['super-heavy'];

/**
 * Whether a statline is that of a vehicle whose speeds derive from its Movement: all but flyers, which zoom by a rule of their own and
 * hover at the speeds of the base (HYB-FLYER-02, CLS-FLYER-04).
 */
export const hasSpeeds = ({ vehicle }: ClassicStats): boolean => vehicle !== 0 && (vehicle & VEHICLE.flyer) === 0;

/** Whether it may exceed its Movement, at Cruising Speed. */
export const cruises = (stats: ClassicStats): boolean => hasSpeeds(stats) && (stats.vehicle & STEADY) === 0;

/** The farthest move at Cruising Speed, so many percent of a Movement, inches (HYB-VEH-08, HYB-FLYER-02). */
export const cruisingOf = (movementInches: number, percent: number): number => Math.ceil((percent / 100) * movementInches);

/** The most pivots that any living model of a unit has made this turn. */
export function mostPivots(g: Game<Classic>, u: Unit<Classic>): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, g.models.reg[PIVOTS][i]);
  return most;
}

/** Movement of models of a statline in a turn with a number of pivots, inches (HYB-DEF-02, HYB-VEH-09). */
export function movementOf(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, stats: ClassicStats, pivots: number): number {
  const moveInches = s.movementBy(g, stats);
  return pivots === 0 ? moveInches : Math.max(0, moveInches - s.pivotValue(g, u, stats) * s.paidPivots(g, u, pivots));
}

/** Movement of one model after the pivots it has made, inches. */
export const modelMovement = (g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, model: ModelId): number =>
  movementOf(g, s, u, g.sheetOf(model).stats, g.models.reg[PIVOTS][model]);

/** Movement of a unit's models of a statline after the pivots they have made, inches. */
export const unitMovement = (g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, stats: ClassicStats): number =>
  movementOf(g, s, u, stats, mostPivots(g, u));

/** Whether turning costs a unit anything where it is now. */
export function paysForPivots(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>): boolean {
  const stats = statsOf(g, u);
  return u.aloft === 0 && hasSpeeds(stats) && s.pivotValue(g, u, stats) > 0;
}

/** Adds pivots to, or takes them off, the count of every model of a unit. */
export function countPivots(g: Game<Classic>, u: Unit<Classic>, by: number): void {
  for (let i = u.first; i < u.first + u.size; i++) g.models.reg[PIVOTS][i] += by;
}

const MOST = 8192;
const room = scratch({ x: new Float64Array(MOST), y: new Float64Array(MOST) });
type Facings = ReturnType<typeof room>;

/** Records the facings of a unit's models, for one move. */
export function noteFacings(g: Game<Classic>, u: Unit<Classic>): Facings {
  const facings = room();
  for (let i = u.first; i < u.first + u.size; i++) {
    facings.x[i] = g.models.dirX[i];
    facings.y[i] = g.models.dirY[i];
  }
  return facings;
}

/** Whether a model's facing differs from what `noteFacings` recorded. */
export const hasTurned = (g: Game<Classic>, i: ModelId, before: Facings): boolean =>
  quarterTurns(g.models, i, before.x[i], before.y[i]) > 0;

/** Counts a pivot for every model that has turned since. */
export function countTurned(g: Game<Classic>, u: Unit<Classic>, before: Facings): void {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && hasTurned(g, i, before)) g.models.reg[PIVOTS][i]++;
}

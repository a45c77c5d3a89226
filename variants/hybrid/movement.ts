import { quarterTurns } from 'sandtable/kit';
import { type Game, type ModelId, modelRegister, type Unit } from 'sandtable/rules';
import { type Classic, type ClassicStats, VEHICLE } from '../classic/family.ts';
import { statsOf } from '../classic/mobility.ts';
import { statsOfHybrid } from './family.ts';
import type { HybridSeams } from './seams.ts';

/** What rules about Movement have in common: whose speeds come from it, and how pivots shorten it. */

/** Pivots that a vehicle has made this turn. */
export const PIVOTS = modelRegister('HYB-VEH-09/pivots', 'turn');

/** Kinds of vehicle that have one limit for their move, and no Cruising Speed beyond it (CLS-VEH-08, -39, -43). */
const STEADY = VEHICLE.walker | VEHICLE.heavy | VEHICLE['super-heavy'];

/**
 * Whether a statline is that of a vehicle whose speeds come from its Movement: of every one but flyers, which zoom by a rule of
 * their own and hover at the speeds of the base (HYB-FLYER-02, CLS-FLYER-04).
 */
export const hasSpeeds = ({ vehicle }: ClassicStats): boolean => vehicle !== 0 && (vehicle & VEHICLE.flyer) === 0;

/** Whether it may go beyond its Movement, at Cruising Speed. */
export const cruises = (stats: ClassicStats): boolean => hasSpeeds(stats) && (stats.vehicle & STEADY) === 0;

/** Farthest at Cruising Speed by Movement, inches (HYB-VEH-08, HYB-FLYER-02). */
export const cruisingOf = (movementInches: number): number => Math.ceil(1.5 * movementInches);

/** Most pivots that one of the living models of a unit has made this turn. */
export function mostPivots(g: Game<Classic>, u: Unit<Classic>): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, g.models.reg[PIVOTS][i]);
  return most;
}

/** Movement of models of a statline in a turn with so many pivots, inches (HYB-DEF-02, HYB-VEH-09). */
export function movementOf(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, stats: ClassicStats, pivots: number): number {
  const { moveInches } = statsOfHybrid(stats);
  return pivots === 0 ? moveInches : Math.max(0, moveInches - s.pivotValue(g, u, stats) * s.paidPivots(g, u, pivots));
}

/** Movement of one model as it has turned so far, inches. */
export const modelMovement = (g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, model: ModelId): number =>
  movementOf(g, s, u, g.sheetOf(model).stats, g.models.reg[PIVOTS][model]);

/** Movement of a unit's models of a statline as they have turned so far, inches. */
export const unitMovement = (g: Game<Classic>, s: HybridSeams, u: Unit<Classic>, stats: ClassicStats): number =>
  movementOf(g, s, u, stats, mostPivots(g, u));

/** Whether turning costs a unit anything where it now is. */
export function paysForPivots(g: Game<Classic>, s: HybridSeams, u: Unit<Classic>): boolean {
  const stats = statsOf(g, u);
  return u.aloft === 0 && hasSpeeds(stats) && s.pivotValue(g, u, stats) > 0;
}

/** Counts one pivot more, or less, of every model of a unit. */
export function countPivots(g: Game<Classic>, u: Unit<Classic>, by: number): void {
  for (let i = u.first; i < u.first + u.size; i++) g.models.reg[PIVOTS][i] += by;
}

const MOST = 8192;
const fromX = new Float64Array(MOST);
const fromY = new Float64Array(MOST);

/** Notes how the models of a unit face: `countTurned` looks back at it. */
export function noteFacings(g: Game<Classic>, u: Unit<Classic>): void {
  for (let i = u.first; i < u.first + u.size; i++) {
    fromX[i] = g.models.dirX[i];
    fromY[i] = g.models.dirY[i];
  }
}

/** Whether a model faces otherwise than `noteFacings` found it. */
export const hasTurned = (g: Game<Classic>, i: ModelId): boolean => quarterTurns(g.models, i, fromX[i], fromY[i]) > 0;

/** Counts a pivot of every model that has turned since. */
export function countTurned(g: Game<Classic>, u: Unit<Classic>): void {
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && hasTurned(g, i)) g.models.reg[PIVOTS][i]++;
}

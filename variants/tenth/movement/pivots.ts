import type { MoveRules } from 'sandtable/kit';
import { decision, type Game, hasBit, type ModelId, type ModelSheet, type Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { AIRCRAFT, MONSTER, VEHICLE } from '../terrain/field-desk.ts';

export type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether models that pay for turning face the way they go, or the enemy they charge, when they need not. */
export const TURNS = decision<Modern>('turn', 'flag', () => 0);

const MM = 25.4;
/** What is added to a nominal size of bases, which are a little larger in inches. */
const SPARE_MM = 0.5;

/** What turning costs, and round bases with a stem up to which size turn freely. */
export interface PivotCosts {
  readonly otherInches: number;
  readonly largeInches: number;
  readonly stemInches: number;
  readonly stemMm: number;
}

/** Pivot value of a kind of model, inches (TEN-MOVE-13). */
export function pivotValue(sheet: ModelSheet<Modern>, { otherInches, largeInches, stemInches, stemMm }: PivotCosts): number {
  const { keywordBits: bits, stats, footprint } = sheet;
  if (stats.pivotInches !== null) return stats.pivotInches;
  if (hasBit(bits, AIRCRAFT)) return 0;
  const round = footprint.coreX === 0;
  if (hasBit(bits, VEHICLE) && stats.stem && round && 2 * footprint.rim * MM > stemMm + SPARE_MM) return stemInches;
  if (round) return 0;
  return hasBit(bits, MONSTER) || hasBit(bits, VEHICLE) ? largeInches : otherInches;
}

/** Sets what turning costs the models of a unit in the current move; returns whether it costs anything. */
export function prepareTurns(g: G, s: ModernSeams, u: U, rules: MoveRules): boolean {
  const lead = u.first;
  const hull = g.models.coreX[lead] !== 0;
  rules.pivots = g.desk.field.noLengths;
  rules.axes = g.desk.field.noLengths;
  rules.arcsToo = s.measuresArcs(g);
  if (hull && g.models.outlines !== null) {
    const axes = g.desk.field.axes;
    for (let i = lead; i < lead + u.size; i++) axes[i] = s.axisAhead(g, i);
    rules.axes = axes;
  }
  if ((!hull && !g.sheetOf(lead).stats.stem) || s.pivotInches(g, lead) < 0) return hull;
  const pivots = g.desk.field.pivots;
  for (let i = lead; i < lead + u.size; i++) pivots[i] = s.pivotInches(g, i);
  rules.pivots = pivots;
  rules.facesMove = !hull && pivots[lead] === 0;
  return !rules.facesMove;
}

/**
 * How far the centre of the smallest rectangle round a model without a base is ahead of the centre of its hull, inches. Parts that extend
 * beyond the hull do not count for the centre.
 */
export function middleAhead(g: G, i: ModelId): number {
  const o = g.models.outlines;
  if (o === null || o.baseless[i] === 0 || o.halfLength[i] === 0) return 0;
  const half = g.models.coreX[i] + g.models.rim[i];
  return (Math.max(half, o.forward[i] + o.halfLength[i]) + Math.min(-half, o.forward[i] - o.halfLength[i])) / 2;
}

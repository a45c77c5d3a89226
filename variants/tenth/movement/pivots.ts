import type { MoveRules } from 'sandtable/kit';
import type { Game, ModelId, ModelSheet, Unit } from 'sandtable/rules';
import { decision, hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { AIRCRAFT, MONSTER, VEHICLE } from '../field-desk.ts';
import type { ModernSeams } from '../seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether models that pay for it turn to face the way they go, or the enemy they charge, where they need not. */
export const TURNS = decision<Modern>('turn', 'flag', () => 0);

const MM = 25.4;
/** Round bases with a stem turn freely up to this size, with a little to spare for inches. */
const FREE_STEM_MM = 32.5;

/** Pivot value of a kind of model, inches (TEN-MOVE-13). */
export function pivotValue(sheet: ModelSheet<Modern>): number {
  const { keywordBits: bits, stats, footprint } = sheet;
  if (stats.pivotInches !== null) return stats.pivotInches;
  if (hasBit(bits, AIRCRAFT)) return 0;
  const round = footprint.coreX === 0;
  if (hasBit(bits, VEHICLE) && stats.stem && round && 2 * footprint.rim * MM > FREE_STEM_MM) return 2;
  if (round) return 0;
  return hasBit(bits, MONSTER) || hasBit(bits, VEHICLE) ? 2 : 1;
}

/** Sets what turning costs the models of a unit in the move under way; whether it costs anything. */
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

/** A leg is as long as the way of one and the same point of a model, however far others swing as it turns. */
export const straightLegs = defineRule({
  id: 'TEN-MOVE-11',
  default: 'on',
  patch: () => ({ wrap: { measuresArcs: () => () => false } }),
});

/** The first turn of a move takes the model's pivot value off it; further turns are free. */
export const pivotsOnce = defineRule({
  id: 'TEN-MOVE-12',
  default: 'on',
  patch: () => ({ wrap: { pivotInches: () => () => 0 } }),
});

/**
 * How far ahead of the middle of its hull the middle of the smallest rectangle round a model without a base lies, inches. What
 * sticks out beyond a hull counts for nothing in a centroid.
 */
export function middleAhead(g: G, i: ModelId): number {
  const o = g.models.outlines;
  if (o === null || o.baseless[i] === 0 || o.halfLength[i] === 0) return 0;
  const half = g.models.coreX[i] + g.models.rim[i];
  return (Math.max(half, o.forward[i] + o.halfLength[i]) + Math.min(-half, o.forward[i] - o.halfLength[i])) / 2;
}

/** Models without a base turn about the middle of the smallest rectangle round them. */
export const axisOfHulls = defineRule({
  id: 'TEN-MOVE-14',
  default: 'on',
  keyword: 'overhang',
  patch: () => ({ wrap: { axisAhead: () => middleAhead } }),
});

/** Pivot values by keyword, base and stem. */
export const pivotValues = defineRule({
  id: 'TEN-MOVE-13',
  default: 'on',
  requires: ['TEN-MOVE-12'],
  patch: () => ({ wrap: { pivotInches: () => (g: G, m: ModelId) => pivotValue(g.sheetOf(m)) } }),
});

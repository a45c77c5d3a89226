import type { HandUnit } from '../engine/hand-made.ts';
import { type TableParts, table } from './table.ts';

/** A unit, and two enemies 12 inches away: one of a few models, one of many. */
export const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [10, 10], models: 5, points: 10 },
  { id: 'few', side: 1, at: [10, 22], models: 2, points: 10 },
  { id: 'many', side: 1, at: [22, 10], models: 10, points: 10 },
];

/** Their table, unless others are named; red has a commander. */
export const led = (parts: Partial<TableParts> = {}) => table({ units: UNITS, commander: {}, ...parts });

import type { Game } from 'sandtable/rules';
import type { Modern } from './family.ts';
import type { Tables } from './tables.ts';

/** Caches of sight, engagement and movement. */
export interface FieldDesk {
  /** Pairs of units that one cache holds: slot of the one times this, plus slot of the other. */
  readonly units: number;
}

/** Makes the caches of one arena. */
export function furnishField(g: Game<Modern>, _tables: Tables): FieldDesk {
  return { units: g.units.length };
}

/** Empties them at the start of an engagement. */
export function tidyField(_field: FieldDesk): void {}

import type { Attack, Volley } from './family.ts';
import type { FieldDesk } from './field-desk.ts';

/** Caches and scratch space of one arena. */
export interface ModernDesk {
  readonly volleys: readonly Volley[];
  /** Volleys in use. */
  volleyDepth: number;
  readonly attacks: readonly Attack[];
  /** Attacks in use. */
  attackDepth: number;
  /** Expected points per bearer by unit, weapon and target; below 0 where it is not known yet. */
  readonly worth: Float64Array;
  /** Sight, engagement and movement caches (field-desk.ts). */
  readonly field: FieldDesk;
}

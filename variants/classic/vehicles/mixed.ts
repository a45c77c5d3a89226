import type { Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';

/** Whether a datasheet mixes vehicles and others: the quick answer for most units. */
export function mixesKinds(u: Unit<Classic>): boolean {
  const kinds = u.sheet.models;
  const vehicle = kinds[0].stats.vehicle !== 0;
  for (let k = 1; k < kinds.length; k++) if ((kinds[k].stats.vehicle !== 0) !== vehicle) return true;
  return false;
}

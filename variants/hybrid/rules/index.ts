import type { AnyRule } from 'sandtable/rules';
import { assaultRules } from './assault/index.ts';
import { damageRules } from './damage/index.ts';
import { defRules } from './def/index.ts';
import { firingRules } from './firing/index.ts';
import { movingRules } from './moving/index.ts';
import { unitRules } from './unit/index.ts';
import { vehRules } from './veh/index.ts';

/** The rules of the hybrid, by what they are about. Later ones stand outside earlier ones. */
export const houseRules: readonly AnyRule[] = [
  ...defRules,
  ...unitRules,
  ...movingRules,
  ...firingRules,
  ...vehRules,
  ...damageRules,
  ...assaultRules,
];

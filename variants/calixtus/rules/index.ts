import type { AnyRule } from 'sandtable/rules';
import { assaultRules } from './assault/index.ts';
import { defRules } from './def/index.ts';
import { moraleRules } from './morale/index.ts';
import { moveRules } from './move/index.ts';
import { psyRules } from './psy/index.ts';
import { saveRules } from './save/index.ts';
import { shootRules } from './shoot/index.ts';
import { turnRules } from './turn/index.ts';
import { nbcRules, usrRules } from './usr/index.ts';
import { vehRules } from './veh/index.ts';
import { wpnRules } from './wpn/index.ts';

/** The house rules, by area of the ledger. Later ones stand outside earlier ones. */
export const houseRules: readonly AnyRule[] = [
  ...turnRules,
  ...moveRules,
  ...psyRules,
  ...shootRules,
  ...wpnRules,
  ...assaultRules,
  ...moraleRules,
  ...vehRules,
  ...usrRules,
  ...saveRules,
  ...nbcRules,
  ...defRules,
];

import type { AnyRule } from 'sandtable/rules';
import { armyRules } from './army/index.ts';
import { assaultRules } from './assault/index.ts';
import { defRules } from './def/index.ts';
import { flyerRules } from './flyer/index.ts';
import { missionRules } from './mission/index.ts';
import { moraleRules } from './morale/index.ts';
import { psyRules } from './psy/index.ts';
import { reserveRules } from './reserve/index.ts';
import { saveRules } from './save/index.ts';
import { shootRules } from './shoot/index.ts';
import { terrainRules } from './terrain/index.ts';
import { transportRules } from './transport/index.ts';
import { turnRules } from './turn/index.ts';
import { unitRules } from './unit/index.ts';
import { usrRules } from './usr/index.ts';
import { vehRules } from './veh/index.ts';
import { wpnRules } from './wpn/index.ts';

/** The house rules, by area of the ledger. Later ones stand outside earlier ones. */
export const houseRules: readonly AnyRule[] = [
  ...defRules,
  ...psyRules,
  ...shootRules,
  ...saveRules,
  ...assaultRules,
  ...moraleRules,
  ...usrRules,
  ...wpnRules,
  ...unitRules,
  ...vehRules,
  ...transportRules,
  ...flyerRules,
  ...reserveRules,
  ...terrainRules,
  ...missionRules,
  ...armyRules,
  ...turnRules,
];

import type { AnyRule } from 'sandtable/rules';
import { fusion, grenadesOnHulls } from './bombs.ts';
import { primary, rapidFire } from './chargeAfterFire.ts';
import { hefty } from './hefty.ts';
import { lockedPistols } from './lockedPistols.ts';
import { ordnanceStandsStill } from './ordnance.ts';
import { rendingHits } from './rending.ts';
import { thunderHammer } from './thunderHammer.ts';
import { unitMoved } from './unitMoved.ts';

export const wpnRules: readonly AnyRule[] = [
  unitMoved,
  ordnanceStandsStill,
  lockedPistols,
  rapidFire,
  primary,
  fusion,
  grenadesOnHulls,
  thunderHammer,
  hefty,
  rendingHits,
];

import type { AnyRule } from 'sandtable/rules';
import { fusion, grenadesOnHulls } from './bombs.ts';
import { primary, rapidFire } from './chargeAfterFire.ts';
import { chargeThrow, defensiveThrow } from './chargeGrenades.ts';
import { empOnHulls, empShockwave, empSlows } from './emp.ts';
import { blastGrenadesPin, fragGrenade, fragInTheOpen, grenadeRange, photonGrenade, pinnedByGrenade } from './grenadeEffects.ts';
import { hefty } from './hefty.ts';
import { lockedPistols } from './lockedPistols.ts';
import { ordnanceStandsStill } from './ordnance.ts';
import { rendingHits } from './rending.ts';
import { thunderHammer } from './thunderHammer.ts';
import { unitMoved } from './unitMoved.ts';

/** A defensive grenade is thrown before one of those who charge. */
export const wpnRules: readonly AnyRule[] = [
  unitMoved,
  ordnanceStandsStill,
  lockedPistols,
  rapidFire,
  primary,
  defensiveThrow,
  chargeThrow,
  blastGrenadesPin,
  pinnedByGrenade,
  fragGrenade,
  fragInTheOpen,
  photonGrenade,
  empOnHulls,
  empShockwave,
  empSlows,
  grenadeRange,
  fusion,
  grenadesOnHulls,
  thunderHammer,
  hefty,
  rendingHits,
];

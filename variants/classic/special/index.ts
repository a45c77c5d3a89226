import type { AnyRule } from 'sandtable/rules';
import { armourbane } from './armourbane.ts';
import { barrage, multipleBarrages } from './barrage.ts';
import { blastRerolls } from './blast-rerolls.ts';
import { blind } from './blind.ts';
import { skilledShots } from './bs6.ts';
import { combinedWeapons } from './combined-weapons.ts';
import { concussive } from './concussive.ts';
import { destroyer } from './destroyer.ts';
import { fleshbane } from './fleshbane.ts';
import { getsHot, getsHotWithoutHitRolls } from './gets-hot.ts';
import { groundCover } from './go-to-ground-cover.ts';
import { graviton } from './graviton.ts';
import { assaultGrenades, defensiveGrenades, grenadesInCombat } from './grenades.ts';
import { haywire } from './haywire.ts';
import { ignoresCover } from './ignores-cover.ts';
import { instantDeath } from './instant-death.ts';
import { interceptor } from './interceptor.ts';
import { interveningModels } from './intervening.ts';
import { lance } from './lance.ts';
import { lookOutSir } from './look-out-sir.ts';
import { masterCrafted } from './master-crafted.ts';
import { specialistWeapon, twoHanded, unwieldy } from './melee-weapons.ts';
import { melta } from './melta.ts';
import { oneUseOnly } from './one-use-only.ts';
import { pinning } from './pinning.ts';
import { poisoned } from './poisoned.ts';
import { precisionShots } from './precision-shots.ts';
import { rending } from './rending.ts';
import { shred } from './shred.ts';
import { skyfire } from './skyfire.ts';
import { sniper } from './sniper.ts';
import { soulBlaze } from './soul-blaze.ts';
import { strikedown } from './strikedown.ts';
import { sunder } from './sunder.ts';
import { torrent } from './torrent.ts';
import { twinLinked } from './twin-linked.ts';

/** Rules of shooting, saves and weapons. Later ones stand outside earlier ones. */
export const weaponRules: readonly AnyRule[] = [
  skilledShots,
  interveningModels,
  groundCover,
  twinLinked,
  blastRerolls,
  masterCrafted,
  poisoned,
  fleshbane,
  sniper,
  graviton,
  rending,
  shred,
  instantDeath,
  melta,
  armourbane,
  lance,
  haywire,
  ignoresCover,
  skyfire,
  interceptor,
  torrent,
  barrage,
  multipleBarrages,
  getsHot,
  getsHotWithoutHitRolls,
  pinning,
  concussive,
  strikedown,
  soulBlaze,
  blind,
  destroyer,
  sunder,
  oneUseOnly,
  combinedWeapons,
  specialistWeapon,
  twoHanded,
  unwieldy,
  assaultGrenades,
  defensiveGrenades,
  grenadesInCombat,
  lookOutSir,
  precisionShots,
];

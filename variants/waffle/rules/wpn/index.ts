import type { AnyRule } from 'sandtable/rules';
import { barrageLands, indirectFire } from './barrage.ts';
import { missesScatter } from './blastMisses.ts';
import { blastRerolls } from './blastRerolls.ts';
import { blastToHit } from './blastToHit.ts';
import { stormAp, stormStrength } from './bulletstorm.ts';
import { hotRerolls, hotWithoutRoll } from './getsHot.ts';
import { haywire } from './haywire.ts';
import { heavyAndRapid } from './heavyRapidFire.ts';
import { meltaWounds } from './meltaWounds.ts';
import { ordnanceBlast } from './ordnanceBlast.ts';
import { pinned } from './pinned.ts';
import { pinning } from './pinning.ts';
import { sniperFirers, sniperRends, sniperRerolls } from './sniper.ts';
import { sunder } from './sunder.ts';
import { vortex } from './vortex.ts';

/** What a marker that missed does stands inside the roll that it missed. */
export const wpnRules: readonly AnyRule[] = [
  heavyAndRapid,
  missesScatter,
  blastToHit,
  blastRerolls,
  ordnanceBlast,
  barrageLands,
  indirectFire,
  stormStrength,
  stormAp,
  hotWithoutRoll,
  hotRerolls,
  haywire,
  meltaWounds,
  sniperFirers,
  sniperRerolls,
  sniperRends,
  sunder,
  pinning,
  pinned,
  vortex,
];

import type { AnyRule } from 'sandtable/rules';
import { artillery, artilleryRetreat, artilleryToughness } from './artillery.ts';
import { counterAttack } from './counter-attack.ts';
import { crusader } from './crusader.ts';
import { daemon } from './daemon.ts';
import { eternalWarrior } from './eternal-warrior.ts';
import { fear } from './fear.ts';
import { fearless } from './fearless.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { fleet } from './fleet.ts';
import { furiousCharge } from './furious-charge.ts';
import { hammerOfWrath } from './hammer-of-wrath.ts';
import { hatred, zealot } from './hatred.ts';
import { hitAndRun } from './hit-and-run.ts';
import { monsterHunter, preferredEnemy, tankHunters } from './hunters.ts';
import { immobile } from './immobile.ts';
import { independentCharacters } from './independent.ts';
import { itWillNotDie } from './it-will-not-die.ts';
import { jink } from './jink.ts';
import { jumpPacks } from './jump-packs.ts';
import { knowNoFear } from './know-no-fear.ts';
import { machineSpirit } from './machine-spirit.ts';
import { moveThroughCover } from './move-through-cover.ts';
import { nightVision } from './night-vision.ts';
import { precisionStrikes } from './precision-strikes.ts';
import { rage, rampage } from './rage.ts';
import { relentless, slowAndPurposeful } from './relentless.ts';
import { skilledRider } from './skilled-rider.ts';
import { smash } from './smash.ts';
import { splitFire } from './split-fire.ts';
import { shrouded, stealth } from './stealth.ts';
import { neverToGround, stubborn } from './stubborn.ts';
import { swarms } from './swarms.ts';

/** Special rules of units. Later ones stand outside earlier ones: Fear is tested before the impact of a charge. */
export const unitRules: readonly AnyRule[] = [
  furiousCharge,
  daemon,
  counterAttack,
  rampage,
  smash,
  hammerOfWrath,
  fear,
  fearless,
  hatred,
  zealot,
  knowNoFear,
  stubborn,
  neverToGround,
  feelNoPain,
  eternalWarrior,
  swarms,
  stealth,
  shrouded,
  jink,
  skilledRider,
  nightVision,
  fleet,
  crusader,
  moveThroughCover,
  relentless,
  slowAndPurposeful,
  machineSpirit,
  splitFire,
  rage,
  monsterHunter,
  tankHunters,
  preferredEnemy,
  precisionStrikes,
  itWillNotDie,
  hitAndRun,
  jumpPacks,
  artillery,
  artilleryToughness,
  artilleryRetreat,
  immobile,
  independentCharacters,
];

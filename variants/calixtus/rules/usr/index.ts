import type { AnyRule } from 'sandtable/rules';
import { acuteSenses } from './acuteSenses.ts';
import { counterAttack } from './counterAttack.ts';
import { fearless, fearOfCharging, fearOvercome, fearWhenCharged, fightingAfraid } from './fear.ts';
import { fleet } from './fleet.ts';
import { doubleAttacks, forcedAdvance, frenzyLost } from './frenzy.ts';
import { hatefulBlows, hatefulCharge, mustCharge, steadyNerves } from './hatred.ts';
import { hiddenInCover } from './hidden.ts';
import { noShielding, shielding } from './nbc.ts';
import { outflankRear, outflankSuppression } from './outflank.ts';
import { preferredEnemy } from './preferredEnemy.ts';
import { dropProne, pinnedWhilePressingOn, pressOn, pressOnUncovered } from './prone.ts';
import { auspex, spotting } from './spotting.ts';
import { surpriseAssault } from './surpriseAssault.ts';

/** Later ones stand outside earlier ones: senses notice even outflankers, and frenzy comes before hatred. */
export const usrRules: readonly AnyRule[] = [
  counterAttack,
  dropProne,
  pressOn,
  pressOnUncovered,
  pinnedWhilePressingOn,
  surpriseAssault,
  hiddenInCover,
  auspex,
  spotting,
  outflankSuppression,
  outflankRear,
  acuteSenses,
  preferredEnemy,
  fearWhenCharged,
  fearOfCharging,
  fightingAfraid,
  fearOvercome,
  fearless,
  fleet,
  mustCharge,
  hatefulBlows,
  hatefulCharge,
  steadyNerves,
  doubleAttacks,
  frenzyLost,
  forcedAdvance,
];

/** Outside the rules of saves: nothing gives back the armour that gas passes. */
export const nbcRules: readonly AnyRule[] = [shielding, noShielding];

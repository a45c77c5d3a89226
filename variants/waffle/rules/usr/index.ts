import type { AnyRule } from 'sandtable/rules';
import { agile } from './agile.ts';
import { blankCharge } from './blankCharge.ts';
import { blankEnds } from './blankEnds.ts';
import { blankHarness } from './blankHarness.ts';
import { blankImmune } from './blankImmune.ts';
import { blankLeadership } from './blankLeadership.ts';
import { blind } from './blind.ts';
import { chargeOnly } from './chargeOnly.ts';
import { counterAttackBonuses, counterAttackMove, counterAttackReaction } from './counterAttack.ts';
import { courageousActs, courageousStands } from './courageous.ts';
import { dodge } from './dodge.ts';
import { fear, hatredKnowsNoFear } from './fear.ts';
import { fearlessStand } from './fearless.ts';
import { frenzyRun, frenzySweep } from './frenzy.ts';
import { immobile } from './immobile.ts';
import { repair } from './repair.ts';
import { slowToReact } from './slowAndPurposeful.ts';
import { terror } from './terror.ts';

export const usrRules: readonly AnyRule[] = [
  blankLeadership,
  blankCharge,
  blankHarness,
  blankImmune,
  blankEnds,
  blind,
  chargeOnly,
  dodge,
  frenzyRun,
  frenzySweep,
  fearlessStand,
  slowToReact,
  agile,
  repair,
  counterAttackMove,
  counterAttackBonuses,
  counterAttackReaction,
  courageousActs,
  courageousStands,
  fear,
  hatredKnowsNoFear,
  terror,
  immobile,
];

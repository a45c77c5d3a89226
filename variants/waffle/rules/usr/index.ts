import type { AnyRule } from 'sandtable/rules';
import { agile } from './agile.ts';
import { blankCharge } from './blankCharge.ts';
import { blankEnds } from './blankEnds.ts';
import { blankHarness } from './blankHarness.ts';
import { blankImmune } from './blankImmune.ts';
import { blankLeadership } from './blankLeadership.ts';
import { blind } from './blind.ts';
import { chargeOnly } from './chargeOnly.ts';
import { dodge } from './dodge.ts';
import { fearlessStand } from './fearless.ts';
import { frenzyRun, frenzySweep } from './frenzy.ts';
import { repair } from './repair.ts';
import { slowToReact } from './slowAndPurposeful.ts';

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
];

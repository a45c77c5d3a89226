import type { AnyRule } from 'sandtable/rules';
import { fieryCharge, fieryChargeBonus } from './fieryCharge.ts';
import { finalBlow } from './finalBlow.ts';
import { caughtInFlight, fallBackFromCharge } from './flight.ts';
import { oneReaction } from './limits.ts';
import { overwatchRange } from './overwatchRange.ts';
import { chargeReaction } from './reaction.ts';
import { sweepingHits, sweepingSeveral } from './sweeping.ts';
import { surestBlows, toHitChart } from './toHitChart.ts';

export const assaultRules: readonly AnyRule[] = [
  toHitChart,
  surestBlows,
  fieryCharge,
  fieryChargeBonus,
  finalBlow,
  chargeReaction,
  overwatchRange,
  fallBackFromCharge,
  caughtInFlight,
  oneReaction,
  sweepingSeveral,
  sweepingHits,
];

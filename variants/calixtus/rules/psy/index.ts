import type { AnyRule } from 'sandtable/rules';
import { castingPowers, perilsWhenCasting } from './casting.ts';
import { dispelPool, warpChargeGeneration } from './charge.ts';
import { dispelling, perilsWhenDispelling } from './dispel.ts';
import { loreMastery, primarisKnown, splitLore } from './lore.ts';
import { mentalResistance, resistanceModifiers } from './resistance.ts';

export const psyRules: readonly AnyRule[] = [
  loreMastery,
  primarisKnown,
  splitLore,
  warpChargeGeneration,
  dispelPool,
  dispelling,
  perilsWhenDispelling,
  castingPowers,
  perilsWhenCasting,
  mentalResistance,
  resistanceModifiers,
];

import type { AnyRule } from 'sandtable/rules';
import { fieryCharge, fieryChargeBonus } from './fieryCharge.ts';
import { finalBlow } from './finalBlow.ts';
import { surestBlows, toHitChart } from './toHitChart.ts';

export const assaultRules: readonly AnyRule[] = [toHitChart, surestBlows, fieryCharge, fieryChargeBonus, finalBlow];

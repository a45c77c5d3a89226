import type { AnyRule } from 'sandtable/rules';
import { surestBlows, toHitChart } from './toHitChart.ts';

export const assaultRules: readonly AnyRule[] = [toHitChart, surestBlows];

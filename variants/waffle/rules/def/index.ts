import type { AnyRule } from 'sandtable/rules';
import { shortScatter } from './scatterDice.ts';

export const defRules: readonly AnyRule[] = [shortScatter];

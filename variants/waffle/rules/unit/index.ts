import type { AnyRule } from 'sandtable/rules';
import { riderBonuses, riderHits, riderWarrior, riderWeapons } from './riders.ts';

export const unitRules: readonly AnyRule[] = [riderWeapons, riderHits, riderBonuses, riderWarrior];

import type { AnyRule } from 'sandtable/rules';
import { gargantuansStrike, monstersStrike, ridersStrike } from './automaticHits.ts';
import { riderBonuses, riderHits, riderWarrior, riderWeapons } from './riders.ts';
import { gargantuanTerror } from './terror.ts';

export const unitRules: readonly AnyRule[] = [
  riderWeapons,
  riderHits,
  riderBonuses,
  riderWarrior,
  monstersStrike,
  gargantuansStrike,
  ridersStrike,
  gargantuanTerror,
];

import type { AnyRule } from 'sandtable/rules';
import { overwhelmingStrength } from './overwhelmingStrength.ts';
import { snapShots } from './snapShots.ts';

export const shootRules: readonly AnyRule[] = [snapShots, overwhelmingStrength];

import type { AnyRule } from 'sandtable/rules';
import { everySave } from './everySave.ts';

export const saveRules: readonly AnyRule[] = [everySave];

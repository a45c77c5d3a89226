import type { AnyRule } from 'sandtable/rules';
import { vehiclesIgnoreFire, walkersReact, walkersTurn } from './reactions.ts';

export const vehRules: readonly AnyRule[] = [vehiclesIgnoreFire, walkersReact, walkersTurn];

import type { Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';

export type U = Unit<Modern>;

import { is, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { CHARGED, DISORDERED } from '../state.ts';

/** Whether a unit has charged this turn and at one unit only: what charging gives is lost in a disordered charge (CLS-ASSAULT-10). */
export const chargedInGoodOrder = (u: Unit<Classic>): boolean => is(u, CHARGED) && !is(u, DISORDERED);

import { status, unitRegister } from 'sandtable/rules';

/** Went to meet a charge this phase, and slot + 1 of the charger. */
export const COUNTERED = status('counter-attacked', 'phase');
export const MEETS = unitRegister('meets-charger', 'phase');

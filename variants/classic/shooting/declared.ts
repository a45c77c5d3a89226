import { unitRegister } from 'sandtable/rules';

/** 1 once a unit has declared its charge this turn (CLS-ASSAULT-02). */
export const DECLARED = unitRegister('charge-declared', 'turn');

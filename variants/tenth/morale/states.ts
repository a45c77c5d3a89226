import { unitRegister } from 'sandtable/rules';

/** Battle-shock tests that a unit has taken in the current phase. */
export const TESTED = unitRegister('battle-shock-tests', 'phase');

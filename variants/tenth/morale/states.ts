import { unitRegister } from 'sandtable/rules';

/** Battle-shock tests that a unit has taken in the phase that is open. */
export const TESTED = unitRegister('battle-shock-tests', 'phase');

import { defineRule } from '../family.ts';

/** Who tested in the Command step may have to test again in the Battle-shock step. */
export default defineRule({ id: 'TEN-MORALE-09', default: 'on', patch: () => ({ replace: { testsAgain: () => true } }) });

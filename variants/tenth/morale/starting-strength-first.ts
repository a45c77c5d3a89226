import { defineRule } from '../family.ts';

/** A unit that is made to test because it is Below its Starting Strength does not test for Half-strength, too. */
export default defineRule({ id: 'TEN-MORALE-06', default: 'on', patch: () => ({ replace: { testsForBoth: () => false } }) });

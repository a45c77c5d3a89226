import { defineRule } from '../family.ts';

/** A test of a Battle-shocked unit changes nothing about that. */
export default defineRule({ id: 'TEN-MORALE-10', default: 'on', patch: () => ({ replace: { testedShocked() {} } }) });

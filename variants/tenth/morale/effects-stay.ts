import { defineRule } from '../family.ts';

/** Effects of Stratagems stay on a unit that becomes Battle-shocked. */
export default defineRule({ id: 'TEN-MORALE-12', default: 'on', patch: () => ({ replace: { strippedByShock() {} } }) });

import { defineRule } from '../family.ts';

/** A Battle-shocked unit that is destroyed still counts as Battle-shocked. */
export default defineRule({ id: 'TEN-MORALE-11', default: 'on', patch: () => ({ replace: { shockOfDestroyed() {} } }) });

import { defineRule } from '../family.ts';

/** A Character that was returned pays again when it is destroyed again. */
export default defineRule({ id: 'TEN-MISSION-13', default: 'on', patch: () => ({ replace: { paysFor: () => true } }) });

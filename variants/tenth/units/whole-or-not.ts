import { defineRule } from '../family.ts';

/** A unit that cannot be set up whole is not set up. */
export default defineRule({ id: 'TEN-UNIT-04', default: 'on', patch: () => ({ wrap: { setsUpInPart: () => () => false } }) });

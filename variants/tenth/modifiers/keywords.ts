import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A unit has every keyword of every model in it. */
export const unionOfKeywords = defineRule({
  id: 'TEN-UNIT-20',
  default: 'on',
  patch: () => ({ replace: { unitHas: (_g, u, what) => hasBit(u.anyBits, what) } }),
});

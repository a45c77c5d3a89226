import { defineRule } from '../../family.ts';

const NATURAL_SIX = 6;

/** An unmodified 6 To Wound or to penetrate is a Critical Wound. */
export const criticalWound = defineRule({
  id: 'HYB-DEF-07',
  default: 'on',
  patch: () => ({ replace: { criticalWoundOn: () => NATURAL_SIX } }),
});

import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const NIGHT_VISION = keyword('night-vision');

/** The dark is no cover against it. */
export const nightVision = defineRule({
  id: 'CLS-USR-22',
  default: 'on',
  keyword: 'night-vision',
  patch: () => ({ wrap: { seesInDark: (next) => (g, u) => hasBit(u.anyBits, NIGHT_VISION) || next(g, u) } }),
});

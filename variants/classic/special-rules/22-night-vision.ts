import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const NIGHT_VISION = keyword('night-vision');

/** Night gives no cover against it. */
export default defineRule({
  id: 'CLS-USR-22',
  title: 'Night Vision',
  source: 'universal special rules: Night Vision',
  text: 'Ignores the Stealth effect of night fighting (CLS-TERRAIN-17).',
  default: 'on',
  keyword: 'night-vision',
  patch: () => ({ wrap: { seesInDark: (next) => (g, u) => hasBit(u.anyBits, NIGHT_VISION) || next(g, u) } }),
});

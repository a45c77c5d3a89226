import { expectedDamage } from '../../expected.ts';
import { defineRule } from '../../family.ts';

/** A glancing hit costs as many Hull Points as the weapon has Damage. */
export const glancingDamage = defineRule({
  id: 'HYB-VEH-29',
  default: 'on',
  keyword: 'vehicle',
  tables: (t) => ({ ...t, onPaper: { ...t.onPaper, hullLost: expectedDamage } }),
  patch: (_p, s) => ({
    replace: { glancingPoints: (g, a) => s.inflictedDamage(g, a) },
  }),
});

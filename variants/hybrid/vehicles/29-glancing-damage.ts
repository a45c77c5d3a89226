import { expectedDamage } from '../definitions/expected.ts';
import { defineRule } from '../family.ts';

/** A glancing hit costs as many Hull Points as the weapon has Damage. */
export default defineRule({
  id: 'HYB-VEH-29',
  title: 'Glancing hits lose D Hull Points',
  source: 'Vehicle, Glancing Hits',
  text: 'A glancing hit removes 1 HP for each point of D inflicted, so D HP per hit, rolled after cover and invulnerable saves.',
  changes: 'replaces classic base: a glancing hit costs 1 Hull Point (CLS-VEH-15)',
  default: 'on',
  keyword: 'vehicle',
  tables: (t) => ({ ...t, onPaper: { ...t.onPaper, hullLost: expectedDamage } }),
  patch: (_p, s) => ({
    replace: { glancingPoints: (g, a) => s.inflictedDamage(g, a) },
  }),
});

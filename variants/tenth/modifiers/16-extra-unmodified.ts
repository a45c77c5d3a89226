import { defineRule } from '../define-rule.ts';
import { ON_HIT, ON_WOUND } from '../saves/extra.ts';

/** Modifiers to an attack's damage do not affect the mortal wounds on top of it. */
export default defineRule({
  id: 'TEN-MOD-16',
  title: 'Damage modifiers do not touch extra mortal wounds',
  source: 'Commentary "Modifying a Unit\'s Characteristic" (last bullet but one)',
  text: 'Mortal wounds that an attack inflicts on top of its normal damage are not changed by modifiers of its D. (For Devastating Wounds, which are instead of normal damage, see TEN-WPN-24.)',
  layer: 'commentary',
  changes: 'Clarifies TEN-SAVE-09. Off: it does.',
  default: 'on',
  keyword: [ON_HIT, ON_WOUND],
  patch: () => ({ wrap: { extraWounds: () => (_g, _a, rolled) => rolled } }),
});

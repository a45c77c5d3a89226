import { defineRule } from '../define-rule.ts';
import { ON_HIT, ON_WOUND } from './extra.ts';

/** Mortal wounds from attacks wait until the unit's normal damage to all its targets is resolved. */
export default defineRule({
  id: 'TEN-SAVE-09',
  title: 'Normal damage of the whole unit first',
  source: 'Commentary "Mortal Wounds"; Errata "Mortal Wounds" (last bullet)',
  text: 'If an attacking unit causes both normal damage and mortal wounds, all its normal damage is resolved before any of its mortal wounds; mortal wounds that an attack causes on top of its damage apply even if that damage was saved.',
  layer: 'commentary',
  changes: 'Refines TEN-SAVE-07. Off: mortal wounds are applied at the end of the attack that caused them.',
  default: 'on',
  keyword: ['devastating-wounds', ON_HIT, ON_WOUND],
  patch: () => ({ wrap: { mortalWoundsWait: () => () => true } }),
});

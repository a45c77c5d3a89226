import { defineRule } from '../define-rule.ts';

/** A number after the dice of a D is part of the characteristic. */
export default defineRule({
  id: 'TEN-MOD-15',
  title: 'D6+1 is one characteristic',
  source: 'Commentary "Damage Characteristic", "Damage Roll"',
  text: 'A number joined to a random D is part of the characteristic, not a modifier.',
  layer: 'commentary',
  changes: 'Clarifies TEN-MOD-02. Off: it is an addition modifier.',
  default: 'on',
  patch: () => ({ replace: { joinedToDamage: () => 0 } }),
});

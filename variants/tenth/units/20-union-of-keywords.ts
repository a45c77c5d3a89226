import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** A unit has every keyword of every model in it. */
export default defineRule({
  id: 'TEN-UNIT-20',
  title: 'A unit has all keywords of its models',
  source: 'Commentary "Keywords"',
  text: 'A unit counts as having every keyword of every model in it; attacks are made against units, so Anti and the like look at that union even if the attack is allocated to a model without the keyword. Rules for models with a keyword affect only models that have it. "Non-X" means without X. A list with commas or "or" means any one; adjacent keywords mean all of them.',
  layer: 'commentary',
  changes: 'Clarifies TEN-WPN-28 and all keyword rules. Off: a unit has a keyword only if all its models have it.',
  default: 'on',
  patch: () => ({ replace: { unitHas: (_g, u, what) => hasBit(u.anyBits, what) } }),
});

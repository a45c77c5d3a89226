import { defineVariant, inOrder } from 'sandtable/rules';
import { rules } from './contents.ts';
import { edition } from './edition.ts';
import { APPLIED } from './ledger.ts';

export { defineRule } from './define-rule.ts';
export { edition } from './edition.ts';
export type { Classic, ClassicArm, ClassicFamily, ClassicStats } from './family.ts';
export { ARM, STAT, TYPE, VEHICLE } from './family.ts';
export type { ClassicSeams } from './hub.ts';
export type { Attack } from './shooting/attack.ts';
export { addHits, addWounds, beginAttack, endAttack, WOUND } from './shooting/attack.ts';
export type { Tables } from './tables.ts';

/** The 7th-edition-style base. */
export default defineVariant({
  id: 'classic',
  title: '7th-edition-style base rules',
  edition,
  rules: inOrder(rules, APPLIED),
  presets: {},
});

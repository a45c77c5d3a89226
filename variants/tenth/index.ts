import { defineVariant, inOrder } from 'sandtable/rules';
import { rules } from './contents.ts';
import { edition } from './edition.ts';
import { APPLIED } from './ledger.ts';

export { defineRule } from './define-rule.ts';
export { edition } from './edition.ts';
export type { Anti, Modern, ModernModel, ModernWeapon, Roll } from './family.ts';
export { HIT, TRAIT, WOUND } from './family.ts';
export type { ModernSeams } from './hub.ts';
export type { Attack } from './shooting/attack-frame.ts';
export type { Volley } from './shooting/volley.ts';
export type { Tables } from './tables.ts';

/** The rules of all other layers, which a preset without those layers switches off. */
const outside = (...layers: string[]) => rules.filter((it) => !layers.includes(it.layer ?? 'core')).map((it) => it.id);

/** The tenth-edition-style core rules: `bare` is the base book alone, `before` everything but the errata, `after` everything. */
export default defineVariant({
  id: 'tenth',
  title: 'Tenth-edition-style core rules',
  edition,
  rules: inOrder(rules, APPLIED),
  presets: { bare: { off: outside('core') }, before: { off: outside('core', 'faq', 'commentary') }, after: {} },
});

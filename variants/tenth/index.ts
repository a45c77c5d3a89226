import { defineVariant } from 'sandtable/rules';
import { areas } from './areas.ts';
import { edition } from './edition.ts';
import { groundRules } from './ground.ts';
import { limitRules } from './modifiers/index.ts';
import { optionalRules } from './optional/index.ts';
import { coverRules, specialRules } from './special/index.ts';
import { stratagems } from './stratagems/index.ts';

export { edition } from './edition.ts';
export type { Anti, Attack, Modern, ModernModel, ModernWeapon, Roll, Volley } from './family.ts';
export { defineRule, HIT, TRAIT, WOUND } from './family.ts';
export type { ModernSeams } from './seams.ts';
export type { Tables } from './tables.ts';

const rules = [
  ...optionalRules,
  ...specialRules,
  ...groundRules,
  ...areas.flatMap((it) => it.rules),
  ...stratagems,
  ...coverRules,
  ...limitRules,
];

/** The rules of layers other than these: what a preset without them switches off. */
const outside = (...layers: string[]) => rules.filter((it) => !layers.includes(it.layer ?? 'core')).map((it) => it.id);

/** The tenth-edition-style core rules: `bare` the base book alone, `before` with everything but the errata, `after` with everything. */
export default defineVariant({
  id: 'tenth',
  title: 'Tenth-edition-style core rules',
  edition,
  rules,
  presets: { bare: { off: outside('core') }, before: { off: outside('core', 'faq', 'commentary') }, after: {} },
});

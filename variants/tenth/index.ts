import { defineVariant } from 'sandtable/rules';
import { edition } from './edition.ts';
import { groundRules } from './ground.ts';
import { optionalRules } from './optional/index.ts';
import { coverRules, specialRules } from './special/index.ts';
import { stratagems } from './stratagems/index.ts';

export { edition } from './edition.ts';
export type { Anti, Attack, Modern, ModernModel, ModernWeapon, Roll, Volley } from './family.ts';
export { defineRule, HIT, TRAIT, WOUND } from './family.ts';
export type { ModernSeams } from './seams.ts';
export type { Tables } from './tables.ts';

/** The tenth-edition-style core rules. */
export default defineVariant({
  id: 'tenth',
  title: 'Tenth-edition-style core rules',
  edition,
  rules: [...optionalRules, ...specialRules, ...groundRules, ...stratagems, ...coverRules],
  presets: { bare: {} },
});

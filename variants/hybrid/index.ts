import { defineVariant } from 'sandtable/rules';
import base from '../classic/index.ts';
import { catalogue } from './catalogue/index.ts';
import { edition } from './edition.ts';
import { houseRules } from './rules/index.ts';

export type { Hybrid, HybridArm, HybridStats } from './family.ts';
export { defineRule } from './family.ts';

/** The hull-point hybrid: unit types and vehicles of a fragment, on the classic base. */
export default defineVariant({
  id: 'hybrid',
  title: 'Hull-point hybrid',
  edition,
  rules: [...base.rules, ...houseRules],
  catalogue,
  presets: { bare: { off: houseRules.map((rule) => rule.id) } },
});

import { defineVariant } from 'sandtable/rules';
import base from '../classic/index.ts';
import { catalogue } from './catalogue/index.ts';
import { edition } from './edition.ts';
import { houseRules } from './rules/index.ts';

export type { Calixtus } from './family.ts';
export { defineRule } from './family.ts';

/** The Calixtus Edition: house rules on the classic base. */
export default defineVariant({
  id: 'calixtus',
  title: 'Calixtus Edition',
  edition,
  rules: [...base.rules, ...houseRules],
  catalogue,
  presets: { bare: { off: houseRules.map((rule) => rule.id) } },
});

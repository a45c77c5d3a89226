import { defineVariant } from 'sandtable/rules';
import base from '../classic/index.ts';
import { catalogue } from './catalogue/index.ts';
import { edition } from './edition.ts';
import { houseRules } from './rules/index.ts';

export { defineRule, type Waffle } from './family.ts';

/** The Waffle Edition: house rules on the classic base, some of them proposals that are off by default. */
export default defineVariant({
  id: 'waffle',
  title: 'Waffle Edition',
  edition,
  rules: [...base.rules, ...houseRules],
  catalogue,
  presets: { bare: { off: houseRules.map((rule) => rule.id) } },
});

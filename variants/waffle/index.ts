import { defineVariant, inOrder } from 'sandtable/rules';
import { default as base } from '../classic/index.ts';
import { rules } from './contents.ts';
import { edition } from './edition.ts';
import { AREAS, ledger } from './ledger.ts';

export { defineRule, type Waffle } from './family.ts';
export type { WaffleSeams } from './hub.ts';
export type { HouseSeams } from './seams.ts';

/** The Waffle Edition: house rules on the classic base, some of them proposals that are off by default. */
export default defineVariant({
  id: 'waffle',
  title: 'Waffle Edition',
  edition,
  rules: [...base.rules, ...inOrder(rules, AREAS)],
  entries: ledger,
  presets: { bare: { off: rules.map((rule) => rule.id) } },
});

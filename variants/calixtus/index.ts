import { defineVariant, inOrder } from 'sandtable/rules';
import { default as base } from '../classic/index.ts';
import { rules } from './contents.ts';
import { edition } from './edition.ts';
import { AREAS, ledger } from './ledger.ts';

export type { Calixtus } from './family.ts';
export { defineRule } from './family.ts';
export type { CalixtusSeams } from './hub.ts';
export type { HouseSeams } from './seams.ts';

/** The Calixtus Edition: house rules on the classic base. */
export default defineVariant({
  id: 'calixtus',
  title: 'Calixtus Edition',
  edition,
  rules: [...base.rules, ...inOrder(rules, AREAS)],
  entries: ledger,
  presets: { bare: { off: rules.map((rule) => rule.id) } },
});

import { defineVariant, inOrder } from 'sandtable/rules';
import { default as base } from '../classic/index.ts';
import { rules } from './contents.ts';
import { edition } from './edition.ts';
import { AREAS, ledger } from './ledger.ts';

export type { Hybrid, HybridArm, HybridStats } from './family.ts';
export { defineRule } from './family.ts';
export type { HybridSeams } from './hub.ts';
export type { HouseSeams } from './seams.ts';

/** The hull-point hybrid: unit types and vehicles of a fragment, on the classic base. */
export default defineVariant({
  id: 'hybrid',
  title: 'Hull-point hybrid',
  edition,
  rules: [...base.rules, ...inOrder(rules, AREAS)],
  entries: ledger,
  presets: { bare: { off: rules.map((rule) => rule.id) } },
});

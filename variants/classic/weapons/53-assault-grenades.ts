import { keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { carriesGrenades } from './carried-grenades.ts';

const ASSAULT = keyword('assault-grenades');

/** Models with assault grenades keep their Initiative after a charge through difficult terrain. */
export default defineRule({
  id: 'CLS-WPN-53',
  title: 'Assault grenades',
  source: 'weapons: Assault grenades',
  text: 'A unit in which any model carries assault grenades ignores the Initiative penalty for charging through difficult terrain for the models so equipped.',
  default: 'on',
  keyword: 'assault-grenades',
  patch: () => ({
    wrap: { strikesLate: (next) => (g, model) => !carriesGrenades(g, model, ASSAULT) && next(g, model) },
  }),
});

import { defineRule } from '../family.ts';
import { CARRIED } from './fear.ts';
import { causesFear } from './fear-tests.ts';

/** A unit that causes Fear fears none. */
export default defineRule({
  id: 'CAL-USR-15',
  title: 'Fear: who causes it',
  source: 'Universal Special Rules, Fear',
  text: [
    'Monstrous Creatures, certain Special Characters and units whose rules say so cause Fear. Fear-causing units do not Fear others.',
    'Ruling: a unit Fears every enemy that causes Fear unless it causes Fear itself or is immune in the base (Fearless, Know No Fear, vehicles: CLS-USR-09). Types that have Fear in the base keep it: Monstrous and Gargantuan Creatures, Daemons, super-heavies. One model causing it is enough; special characters carry a datasheet flag.',
  ].join('\n'),
  changes:
    'replaces classic base: who must test for Fear (CLS-USR-09, where causing Fear gives no immunity); bearers stay those of CLS-UNIT-11, CLS-UNIT-13, CLS-USR-07, CLS-VEH-43, CLS-VEH-48, CLS-VEH-54',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  patch: (_p, s) => ({
    wrap: { mayFear: (next) => (g, u, enemy) => next(g, u, enemy) && !causesFear(g, s, u) },
  }),
});

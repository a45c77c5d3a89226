import { defineRule } from '../family.ts';
import { ridersOf } from './riders.ts';

/** Each rider gets the bonuses for charging and for two weapons. */
export default defineRule({
  id: 'WAF-UNIT-03',
  title: 'Bikes: assault bonuses multiply',
  source: 'Unit Types, Bikes and Jetbikes, Assault',
  text: [
    'The bonus Attacks for two close combat weapons and for charging are each multiplied by the number of riders.',
    'Ruling: Only these two bonuses; Rage and other bonuses are not multiplied. A bike has two close combat weapons only if its datasheet says so (a pistol counts as one).',
  ].join('\n'),
  changes: 'classic base: Charge bonus, Two close combat weapons (CLS-ASSAULT-19, CLS-WPN-51)',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: { bonusAttacks: (next) => (g, model, printed) => next(g, model, printed) * ridersOf(g, model) },
  }),
});

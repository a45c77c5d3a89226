import { defineRule } from '../family.ts';
import { ridersOf } from './riders.ts';

/** A bike with several riders is an Eternal Warrior. (What all bikes have is in the base.) */
export default defineRule({
  id: 'WAF-UNIT-05',
  title: 'Bikes: conferred special rules',
  source: 'Unit Types, Bikes and Jetbikes, Special Rules',
  text: 'Bikes and Jetbikes have Hammer of Wrath, Jink, Relentless and Very Bulky; a bike with more than one rider also has Eternal Warrior.',
  changes: 'classic base: Bike, Jetbike (Eternal Warrior is added) (CLS-UNIT-02, CLS-UNIT-03, CLS-USR-08)',
  default: 'on',
  keyword: 'riders',
  patch: () => ({
    wrap: { instantDeath: (next) => (g, a, model) => ridersOf(g, model) <= 1 && next(g, a, model) },
  }),
});

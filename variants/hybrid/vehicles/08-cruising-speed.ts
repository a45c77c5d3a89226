import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { cruises, cruisingOf, unitMovement } from './speed.ts';

/** Beyond its Movement, up to one and a half times as far, a vehicle is at Cruising Speed; that is its limit in the Movement phase. */
export default defineRule({
  id: 'HYB-VEH-08',
  title: 'Cruising Speed',
  source: 'Vehicle, Movement Phase',
  text: 'A vehicle that moved more than M, up to 1.5 x M rounded up to the next whole inch, is at Cruising Speed, its maximum in the Movement phase.',
  changes: 'replaces classic base: Cruising Speed (CLS-VEH-03: 12")',
  default: 'on',
  keyword: 'vehicle',
  params: {
    percent: integer(150, 100, 300, 'Farthest move at Cruising Speed, of its Movement', 'percent'),
  },
  patch: ({ percent }, s) => ({
    wrap: {
      typeInches: (next) => (g, u, stats) => (cruises(stats) ? cruisingOf(unitMovement(g, s, u, stats), percent) : next(g, u, stats)),
    },
  }),
});

import { isGargantuan } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';

/** Gargantuans cause Terror; their other rules are the base's. */
export default defineRule({
  id: 'WAF-UNIT-08',
  title: 'Gargantuan Creatures: conferred special rules',
  source: 'Unit Types, Gargantuan Creatures, Special Rules',
  text: [
    'Conferred on all: Fearless, Terror, Relentless, Smash, Strikedown, Hammer of Wrath, Feel No Pain, Move Through Cover. Flying ones add Vector Strike.',
    'Ruling: Feel No Pain is 5+. Only Fear is exchanged: Stomp, the resistances of CLS-UNIT-14 and the ban on Overwatch stay, since the document neither repeats nor removes them. Return Fire is allowed.',
  ].join('\n'),
  changes: 'classic base: Gargantuan Creature, Flying Gargantuan Creature (Terror in place of Fear) (CLS-UNIT-13, CLS-UNIT-15)',
  default: 'on',
  keyword: ['gargantuan', 'flying-gargantuan'],
  requires: ['WAF-USR-20'],
  patch: () => ({
    wrap: { causesTerror: (next) => (g, model) => isGargantuan(g.sheetOf(model).stats) || next(g, model) },
  }),
});

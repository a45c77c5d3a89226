import { hasBit } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { SNIPER } from './sniper.ts';

/** A model with the rule fires any weapon as a Sniper's: Precision Shots on a 6, and the rest. */
export default defineRule({
  id: 'WAF-WPN-27',
  title: 'Sniper: Precision Shots',
  source: 'Special Rules, Sniper',
  text: [
    'Restated: for a Sniper weapon or firer, each To Hit roll of 6 is a Precision Shot (firer chooses the model).',
    'Ruling: Snap Shots are never Precision Shots (classic base).',
  ].join('\n'),
  changes: 'classic base: Sniper, Precision Shots (restated) (CLS-WPN-25, CLS-SHOOT-19)',
  default: 'on',
  keyword: 'sniper',
  requires: ['CLS-WPN-25'],
  patch: () => ({
    wrap: {
      snipes: (next) => (g, a) => next(g, a) || (!a.melee && a.bearer >= 0 && hasBit(g.sheetOf(a.bearer).keywordBits, SNIPER)),
    },
  }),
});

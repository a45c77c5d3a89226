import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FLY } from '../terrain/field-desk.ts';

/** They do so in Charge moves, too. */
export default defineRule({
  id: 'TEN-FLYER-02',
  title: 'Charging over models with FLY',
  source: 'Core rules, Charge phase (Flying)',
  text: [
    'In a Charge move models that can FLY may pass over other models and end within ER of charge targets only.',
    "Ruling: The commentary's Fly paragraph names Normal, Advance and Fall Back moves for models and lists Charge only for terrain; the base rule for charges is kept because the commentary does not repeal it.",
  ].join('\n'),
  layer: 'core',
  default: 'on',
  keyword: 'fly',
  patch: () => ({ wrap: { fliesInCharge: (next) => (g, i) => hasBit(g.sheetOf(i).keywordBits, FLY) || next(g, i) } }),
});

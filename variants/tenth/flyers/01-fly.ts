import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FLY } from '../terrain/field-desk.ts';

/** Models that can fly pass over models and terrain in Normal, Advance and Fall Back moves. */
export default defineRule({
  id: 'TEN-FLYER-01',
  title: 'Models that can FLY',
  source: 'Core rules, Flying; commentary "Fly"',
  text: 'In a Normal, Advance or Fall Back move models that can FLY may pass over enemy models and through their ER freely; a MONSTER or VEHICLE that can FLY may also pass over friendly MONSTERS and VEHICLES. End restrictions stay (TEN-MOVE-01; never on top of a model). No Desperate Escape for crossing.',
  layer: 'core',
  default: 'on',
  keyword: 'fly',
  patch: () => ({ wrap: { flies: (next) => (g, i) => hasBit(g.sheetOf(i).keywordBits, FLY) || next(g, i) } }),
});

import { integer, is } from 'sandtable/rules';
import { TYPE } from '../../classic/family.ts';
import { ON_FOOT } from '../../classic/state.ts';
import { defineRule } from '../family.ts';

/** Packs carry jump troops twice as far as they walk. */
export default defineRule({
  id: 'HYB-UNIT-23',
  title: 'Jump: 2 x M in the Movement phase',
  source: 'Unit types table, Jump',
  text: 'With packs in the Movement phase the unit moves up to twice its M, over models and terrain by CLS-MOVE-16.',
  changes: 'replaces classic base: 12" with packs (CLS-UNIT-07)',
  default: 'on',
  keyword: 'jump',
  params: {
    times: integer(2, 1, 4, 'What its Movement is multiplied by', 'times'),
  },
  patch: ({ times }, s) => ({
    wrap: {
      typeInches: (next) => (g, u, stats) =>
        stats.type === TYPE.jump && !is(u, ON_FOOT) ? times * s.movementBy(g, stats) : next(g, u, stats),
    },
  }),
});

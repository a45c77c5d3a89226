import { is } from 'sandtable/rules';
import { TYPE } from '../../../classic/family.ts';
import { ON_FOOT } from '../../../classic/state.ts';
import { defineRule, statsOfHybrid } from '../../family.ts';

/** Packs carry jump troops twice as far as they walk. */
export const jumpMove = defineRule({
  id: 'HYB-UNIT-23',
  default: 'on',
  keyword: 'jump',
  patch: () => ({
    wrap: {
      typeInches: (next) => (g, u, stats) =>
        stats.type === TYPE.jump && !is(u, ON_FOOT) ? 2 * statsOfHybrid(stats).moveInches : next(g, u, stats),
    },
  }),
});

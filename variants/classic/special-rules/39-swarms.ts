import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const SWARMS = keyword('swarms');

/** Unsaved wounds from blasts and templates count twice. */
export default defineRule({
  id: 'CLS-USR-39',
  title: 'Swarms',
  source: 'universal special rules: Swarms',
  text: 'Each unsaved wound this model suffers from a Blast, Barrage or Template weapon counts as two unsaved wounds.',
  default: 'on',
  keyword: 'swarms',
  params: {
    times: integer(2, 1, 6, 'How many Wounds each such wound counts as', 'times'),
  },
  patch: ({ times }) => ({
    wrap: {
      damageOf: (next) => (g, a, model) => {
        const lost = next(g, a, model);
        const arm = a.weapon.profile;
        return (arm.blastInches > 0 || arm.templateInches > 0) && hasBit(g.sheetOf(model).keywordBits, SWARMS) ? times * lost : lost;
      },
    },
  }),
});

import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const RAGE = keyword('rage');

/** Two extra Attacks for charging instead of one. */
export default defineRule({
  id: 'CLS-USR-26',
  title: 'Rage',
  source: 'universal special rules: Rage',
  text: '+2 Attacks for charging instead of +1 (not disordered).',
  outside: ['CLS-ASSAULT-19'],
  default: 'on',
  keyword: 'rage',
  params: {
    attacks: integer(1, 1, 5, 'Attacks for charging beyond those of others', 'attacks'),
  },
  patch: ({ attacks }) => ({
    wrap: {
      chargeBonus: (next) => (g, model, enemy) => {
        const bonus = next(g, model, enemy);
        return bonus > 0 && hasBit(g.sheetOf(model).keywordBits, RAGE) ? bonus + attacks : bonus;
      },
    },
  }),
});

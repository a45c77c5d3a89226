import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';
import { statsOf } from '../movement/mobility.ts';

const STRAFING_RUN = keyword('strafing-run');

/** Flyers and swooping creatures with it fire better at ground targets. */
export default defineRule({
  id: 'CLS-USR-37',
  title: 'Strafing Run',
  source: 'universal special rules: Strafing Run',
  text: 'A flyer or swooping creature with it has +1 BS against ground targets.',
  default: 'on',
  keyword: 'strafing-run',
  params: {
    skill: integer(1, 1, 9, 'Ballistic Skill that it adds', 'Ballistic Skill'),
  },
  patch: ({ skill }) => ({
    wrap: {
      aimedSkillOf: (next) => (g, a) => {
        const bs = next(g, a);
        if (a.melee || a.bearer < 0 || a.target.aloft !== 0 || !hasBit(g.sheetOf(a.bearer).keywordBits, STRAFING_RUN)) return bs;
        return a.attacker.aloft !== 0 || (statsOf(g, a.attacker).vehicle & VEHICLE.flyer) !== 0 ? Math.min(10, bs + skill) : bs;
      },
    },
  }),
});

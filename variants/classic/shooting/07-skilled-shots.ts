import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { NEVER } from '../family.ts';

/** What the table says of Ballistic Skill 6. */
const USUAL = 6;

/** Ballistic Skill 6 or more re-rolls misses, needing its own roll; not for Snap Shots or in combat. */
export default defineRule({
  id: 'CLS-SHOOT-07',
  title: 'BS 6 or more',
  source: 'shooting: BS 6 or more',
  text: 'A model with BS 6+ hits on 2+ and may re-roll each miss, the re-roll needing 6+ at BS6, 5+ at BS7, 4+ at BS8, 3+ at BS9, 2+ at BS10. If another rule also allows a re-roll (Twin-linked), only one re-roll is made, and the better needed value of the two is used.',
  default: 'on',
  params: {
    atSix: integer(6, 2, 6, 'Needed on the re-roll at Ballistic Skill 6; one less for each point above', 'needed on a D6'),
  },
  patch: ({ atSix }, s, t) => ({
    wrap: {
      rerollHitOn: (next) => (g, a, face) => {
        const on = next(g, a, face);
        if (a.melee || a.snap) return on;
        const again = t.rerollByBs[Math.min(10, s.ballisticSkillOf(g, a))];
        return Math.min(on, again < NEVER ? Math.max(2, again + atSix - USUAL) : again);
      },
    },
  }),
});

import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isFormed } from '../units/parts.ts';

const LEADER = keyword('leader');

/** The Characters of a unit of Leaders that has joined no other are not shielded. */
export default defineRule({
  id: 'TEN-SAVE-10',
  title: 'Mixed Leader unit that is not attached',
  source: 'FAQ General, question on Leader units with mixed models',
  text: 'If a unit with the Leader ability that is not part of an Attached unit holds both CHARACTER and other models, attacks may be allocated to its Characters.',
  layer: 'faq',
  changes: 'Clarifies TEN-SAVE-01. Off: Characters in such a unit are protected as in TEN-UNIT-15.',
  default: 'on',
  keyword: 'leader',
  patch: () => ({
    wrap: {
      shielded: (next) => (g, m) => {
        const u = g.unitOf(m);
        return (isFormed(u) || !hasBit(u.anyBits, LEADER)) && next(g, m);
      },
    },
  }),
});

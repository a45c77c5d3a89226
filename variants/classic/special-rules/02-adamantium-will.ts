import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BEST } from '../psychic/deny.ts';

const ADAMANTIUM_WILL = keyword('adamantium-will');

export default defineRule({
  id: 'CLS-USR-02',
  title: 'Adamantium Will',
  source: 'universal special rules: Adamantium Will',
  text: "+1 to Deny the Witch dice when a unit containing a model with this rule is the power's target (CLS-PSY-11).",
  outside: ['CLS-PSY-11'],
  default: 'on',
  keyword: 'adamantium-will',
  requires: ['CLS-PSY-10'],
  params: {
    bonus: integer(1, 1, 5, 'How much easier the power is to deny', 'to a roll'),
  },
  patch: ({ bonus }) => ({
    wrap: {
      denyOn: (next) => (g, psyker, target) => {
        const on = next(g, psyker, target);
        return target !== null && hasBit(target.anyBits, ADAMANTIUM_WILL) ? Math.max(BEST, on - bonus) : on;
      },
    },
  }),
});

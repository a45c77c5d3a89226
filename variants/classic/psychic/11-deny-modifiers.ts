import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { BEST } from './deny.ts';
import { highestMastery, PSYKERS } from './psykers.ts';

/** A unit with a psyker denies more easily, one with a better psyker more easily still. */
export default defineRule({
  id: 'CLS-PSY-11',
  title: 'Deny the Witch modifiers',
  source: 'psychic phase: Deny the Witch modifiers',
  text: "If the power targets one of the denying player's units, each deny die of that attempt gets +1 if the target unit contains a Psyker, a further +1 if that Psyker's ML is higher than the manifesting Psyker's, and +1 if the unit contains Adamantium Will. A natural 1 always fails and the requirement is never better than 2+. Powers that do not target a unit of the denier get no bonuses.",
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-10'],
  params: {
    psyker: integer(1, 0, 5, 'Easier by so much if the target has a psyker', 'to a roll'),
    mastery: integer(1, 0, 5, 'and by so much more if its Mastery Level is higher', 'to a roll'),
  },
  patch: ({ psyker, mastery }, s) => ({
    wrap: {
      denyOn: (next) => (g, by, target) => {
        const on = next(g, by, target);
        if (target === null) return on;
        const highest = highestMastery(g, s, target);
        const bonus = (highest > 0 ? psyker : 0) + (highest > s.masteryOf(g, by) ? mastery : 0);
        return Math.max(BEST, on - bonus);
      },
    },
  }),
});

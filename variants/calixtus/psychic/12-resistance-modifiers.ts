import { hasBit, integer, keyword } from 'sandtable/rules';
import { highestMastery, mayHoldPsykers, PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';

const ADAMANTIUM_WILL = keyword('adamantium-will');
const BEST = 2;

/** A strong will, being a psyker, and being a better one than the caster make it easier by 1 each. */
export default defineRule({
  id: 'CAL-PSY-12',
  title: 'Mental Resistance modifiers',
  source: 'The Psychic Phase, point 6',
  text: [
    "+1 to the Mental Resistance die for each that is true of the target unit: (a) it has Adamantium Will; (b) a model in it is a Psyker or has Psychic Pilot or Brotherhood of Psykers; (c) at least one model has a Mastery Level higher than the caster's. Maximum +3 (needs 3+).",
    'Ruling: the list is joined by "and" but is read as three separate bonuses, each +1. A natural 1 cannot succeed in any case (1+3 = 4). Dispel dice get none of these bonuses (CAL-PSY-06).',
  ].join('\n'),
  changes: 'replaces classic base: Deny the Witch modifiers (CLS-PSY-11) and Adamantium Will (CLS-USR-02)',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CAL-PSY-11'],
  supersedes: ['CLS-PSY-11', 'CLS-USR-02'],
  params: {
    will: integer(1, 0, 5, 'how much easier it is for units with Adamantium Will', 'added to the roll'),
    psyker: integer(1, 0, 5, 'how much easier it is for units with a psyker', 'added to the roll'),
    mastery: integer(
      1,
      0,
      5,
      'how much easier it is for units with a psyker of a higher Mastery Level than the caster',
      'added to the roll',
    ),
  },
  patch: ({ will, psyker: own, mastery: higher }, s) => ({
    wrap: {
      resistOn: (next) => (g, psyker, target) => {
        let on = next(g, psyker, target);
        if (hasBit(target.anyBits, ADAMANTIUM_WILL)) on -= will;
        if (mayHoldPsykers(target)) {
          const mastery = highestMastery(g, s, target);
          if (mastery > 0) on -= own;
          if (mastery > s.masteryOf(g, psyker)) on -= higher;
        }
        return Math.max(BEST, on);
      },
    },
  }),
});

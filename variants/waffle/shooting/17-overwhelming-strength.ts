import { matrix } from 'sandtable/kit';
import { integer, keyword } from 'sandtable/rules';
import { attackHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';

const POISONED = keyword('poisoned');
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Strength 10 wounds Toughness 7 or less without a roll, which counts as a 6. Fixed scores are rolled as usual. */
export default defineRule({
  id: 'WAF-SHOOT-17',
  title: 'Overwhelming Strength',
  source: 'Rolls to Wound, Overwhelming Strength',
  text: [
    'An attack of exactly Strength 10 that would need 1+ or less to wound does so automatically with no roll. Saves are allowed as normal, and the missing roll counts as a 6 for anything that reads it.',
    'Ruling: The needed score before the usual 2+ floor is 4 minus (S minus T); S10 therefore wounds T7 or lower automatically, T8 on 2+. S10 after modifiers counts; lower Strength never does. Applies to shooting, close combat and other S10 hits. Attacks with a fixed To Wound score (Sniper, Poisoned) do not use the chart and are unaffected. Destroyer hits use their own table (CLS-WPN-34), not this rule.',
  ].join('\n'),
  changes: 'classic base: To Wound chart, best result 2+ (CLS-SHOOT-10, CLS-ASSAULT-21)',
  default: 'on',
  params: {
    strength: integer(10, 1, 10, 'Strength that wounds without a roll', 'Strength'),
    toughness: integer(7, 1, 10, 'highest Toughness that it wounds without a roll', 'Toughness'),
  },
  tables: (t, { strength: sure, toughness: upTo }) => ({
    ...t,
    toWound: matrix(
      t.toWound.from,
      TEN.map((strength) =>
        TEN.map((toughness) =>
          strength === sure && toughness <= upTo ? 1 : t.toWound.cells[(strength - 1) * t.toWound.columns + toughness - 1],
        ),
      ),
    ),
  }),
  patch: () => ({
    wrap: {
      woundOn: (next) => (g, a) => {
        const on = next(g, a);
        return on <= 1 && attackHas(g, a, POISONED) ? 2 : on;
      },
    },
  }),
});

import { matrix } from 'sandtable/kit';
import { keyword } from 'sandtable/rules';
import { attackHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const POISONED = keyword('poisoned');
const MOST = 10;
/** Toughness that Strength 10 still wounds without a roll: 4 less the difference is 1. */
const SURE_UP_TO = 7;
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Strength 10 wounds Toughness 7 and less without a roll, which counts as a 6. Fixed scores are rolled for as ever. */
export const overwhelmingStrength = defineRule({
  id: 'WAF-SHOOT-17',
  default: 'on',
  tables: (t) => ({
    ...t,
    toWound: matrix(
      t.toWound.from,
      TEN.map((strength) =>
        TEN.map((toughness) =>
          strength === MOST && toughness <= SURE_UP_TO ? 1 : t.toWound.cells[(strength - 1) * t.toWound.columns + toughness - 1],
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

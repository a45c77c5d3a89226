import { integer } from 'sandtable/rules';
import { definePower, KIND, withPower } from '../../../classic/psychic/power.ts';
import { PSYKERS } from '../../../classic/psychic/psykers.ts';
import { defineRule } from '../../family.ts';
import { CALLING, callingOf, MALEFIC, worthOfCalling } from '../../malefic.ts';

const INCURSION = definePower({ name: 'incursion', discipline: MALEFIC, place: 5, cost: 3, kind: KIND.conjuration, rangeInches: 12 });

/** A unit that rides or flies comes into play. */
export const incursion = defineRule({
  id: 'WAF-PSY-04',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: { points: integer(135, 1, 10000, 'most points of the unit') },
  tables: (t) => withPower(t, INCURSION),
  patch: ({ points }, s, t) => {
    const isThis = (power: number): boolean => t.powers[power].name === INCURSION.name;
    return {
      wrap: {
        conjures: (next) => (g, power, u) =>
          isThis(power) ? u.sheet.points <= points && callingOf(u) === CALLING.riders : next(g, power, u),
        powerWorth: (next) => (g, psyker, power, target) =>
          isThis(power) ? worthOfCalling(g, s, psyker, power) : next(g, psyker, power, target),
      },
    };
  },
});

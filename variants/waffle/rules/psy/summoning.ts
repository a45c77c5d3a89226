import { integer } from 'sandtable/rules';
import { definePower, KIND, withPower } from '../../../classic/psychic/power.ts';
import { knownToAll, PSYKERS } from '../../../classic/psychic/psykers.ts';
import { defineRule } from '../../family.ts';
import { CALLING, callingOf, MALEFIC, worthOfCalling } from '../../malefic.ts';

const SUMMONING = definePower({ name: 'summoning', discipline: MALEFIC, place: 0, cost: 3, kind: KIND.conjuration, rangeInches: 12 });
/** Whoever knows the base's conjuration knows this one. */
const OF_BASE = 'open-the-gate';

/** A unit of lesser daemons comes into play. */
export const summoning = defineRule({
  id: 'WAF-PSY-02',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  supersedes: ['CLS-PSY-31'],
  params: { points: integer(135, 1, 10000, 'most points of the unit') },
  tables: (t) => withPower(t, SUMMONING),
  patch: ({ points }, s, t) => {
    const isThis = (power: number): boolean => t.powers[power].name === SUMMONING.name;
    return {
      wrap: {
        conjures: (next) => (g, power, u) =>
          isThis(power) ? u.sheet.points <= points && callingOf(u) === CALLING.host : next(g, power, u),
        powerWorth: (next) => (g, psyker, power, target) =>
          isThis(power) ? worthOfCalling(g, s, psyker, power) : next(g, psyker, power, target),
        alwaysKnown: (next) => (g, psyker, power) =>
          next(g, psyker, power) || (isThis(power) && knownToAll(g.sheetOf(psyker).stats).includes(OF_BASE)),
      },
    };
  },
});

import { integer } from 'sandtable/rules';
import { definePower, KIND, withPower } from '../../classic/psychic/power.ts';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import { CALLING, callingOf, MALEFIC, worthOfCalling } from './malefic.ts';

const INCURSION = definePower({ name: 'incursion', discipline: MALEFIC, place: 5, cost: 3, kind: KIND.conjuration, rangeInches: 12 });

/** A unit that rides or flies comes into play. */
export default defineRule({
  id: 'WAF-PSY-04',
  title: 'Incursion',
  source: 'Psychic Disciplines, Daemonology (Malefic), power 5',
  text: [
    'Warp Charge 3 conjuration, range 12". Creates one unit of heavy cavalry, flying, drone, fiend or rider daemons costing at most 135 points.',
    'Ruling: Default stand-in when the scenario has no list: the lancer squad of CLS-DEF-15 at 45 points per model.',
  ].join('\n'),
  simulated: 'partial',
  leavesOut:
    "the unit is one of the scenario's list that rides or flies; a list that has none of at most 135 points leaves the power without use.",
  changes: 'classic base: Conjurations and the generic conjuration (CLS-PSY-14, CLS-PSY-31)',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(3, 1, 6, 'Warp Charge that it costs', 'Warp Charge'),
    rangeInches: integer(12, 1, 48, 'how far away the unit is set up', 'inches'),
    points: integer(135, 1, 10000, 'highest cost of the unit', 'points'),
  },
  tables: (t, { cost, rangeInches }) => withPower(t, { ...INCURSION, cost, rangeInches }),
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

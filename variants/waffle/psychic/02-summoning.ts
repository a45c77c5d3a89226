import { integer } from 'sandtable/rules';
import { definePower, KIND, withPower } from '../../classic/psychic/power.ts';
import { knownToAll, PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import { CALLING, callingOf, MALEFIC, worthOfCalling } from './malefic.ts';

const SUMMONING = definePower({ name: 'summoning', discipline: MALEFIC, place: 0, cost: 3, kind: KIND.conjuration, rangeInches: 12 });
/** A psyker that knows the base's conjuration knows this one. */
const OF_BASE = 'open-the-gate';

/** A unit of lesser daemons comes into play. */
export default defineRule({
  id: 'WAF-PSY-02',
  title: 'Summoning',
  source: 'Psychic Disciplines, Daemonology (Malefic), primaris power',
  text: [
    'Warp Charge 3 conjuration, range 12". Creates one new unit chosen from ten kinds: melee daemons, sorcerous daemons, tough daemons, swift daemons, hooked daemons, daemon hounds, flamer, swarm, seeker or paradox daemons, on a budget of 135 points.',
    'Ruling: 135 is a ceiling, as in Incursion. Points per model come from the unit data; with no list in the scenario the stand-in of CLS-PSY-31 is used (a horde squad of 10, counted as 13 points per model). The unit is placed by CLS-PSY-14: first model aimed within range, then scatter and mishaps as for Deep Strike. This holds for all conjurations of this ledger. Where the base forbids it to charge, here it has the choice of WAF-RESERVE-07. It is unspent: it may be activated later in the same game turn, but without movement and with either shooting or assault (WAF-RESERVE-07).',
  ].join('\n'),
  simulated: 'partial',
  leavesOut:
    "which kinds and how many come is up to the scenario's list of units: any of several models that neither ride nor fly; without a list it is the horde squad of the base.",
  changes:
    "classic base: Conjurations and the generic conjuration (CLS-PSY-14, CLS-PSY-31); the points cap and the unit list are this power's own",
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  supersedes: ['CLS-PSY-31'],
  params: {
    cost: integer(3, 1, 6, 'Warp Charge that it costs', 'Warp Charge'),
    rangeInches: integer(12, 1, 48, 'how far away the unit is set up', 'inches'),
    points: integer(135, 1, 10000, 'highest cost of the unit', 'points'),
  },
  tables: (t, { cost, rangeInches }) => withPower(t, { ...SUMMONING, cost, rangeInches }),
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

import { CAUSE, event, integer } from 'sandtable/rules';
import { definePower, KIND, withPower } from '../../classic/psychic/power.ts';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { defineRule } from '../family.ts';
import { CALLING, callingOf, fallsWith, MALEFIC, worthOfCalling } from './malefic.ts';

const POSSESSION = definePower({ name: 'possession', discipline: MALEFIC, place: 6, cost: 3, kind: KIND.conjuration, rangeInches: 6 });
const POSSESSED = event('possessed', { unit: 'unit' }, '{unit} is possessed');

/** A greater daemon comes into play in place of the psyker, or of his whole Brotherhood; a failed test brings Perils. */
export default defineRule({
  id: 'WAF-PSY-05',
  title: 'Possession',
  source: 'Psychic Disciplines, Daemonology (Malefic), power 6',
  text: [
    'Warp Charge 3 conjuration, range 6". Creates one greater daemon (melee greater daemon, sorcerer greater daemon, tough greater daemon, swift greater daemon or fifth greater daemon). On success the psyker dies; if it is a Brotherhood (of Psykers or Sorcerers), its whole unit is removed. If the Psychic test fails, the psyker automatically suffers Perils of the Warp.',
    'Ruling: No points cap is printed; none applies. Default stand-in when the scenario names no greater daemon: the monster of CLS-DEF-15. Automatic Perils is rolled on CLS-PSY-09, once, even if the failed test also showed two 6s. A power that is denied (CLS-PSY-10) is neither a failed test nor a manifested power: no Perils by this entry and the psyker lives.',
  ].join('\n'),
  simulated: 'partial',
  leavesOut: "the greater daemon is a monster of the scenario's list; a list that has none leaves the power without use.",
  changes:
    'classic base: Conjurations, Perils trigger, Brotherhood of Psykers (CLS-PSY-14, CLS-PSY-08, CLS-PSY-20); the power is new to the base',
  outside: ['WAF-PSY-04'],
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(3, 1, 6, 'Warp Charge that it costs', 'Warp Charge'),
    rangeInches: integer(6, 1, 48, 'how far away the unit is set up', 'inches'),
  },
  tables: (t, { cost, rangeInches }) => withPower(t, { ...POSSESSION, cost, rangeInches }),
  patch: (_p, s, t) => {
    const isThis = (power: number): boolean => t.powers[power].name === POSSESSION.name;
    return {
      wrap: {
        conjures: (next) => (g, power, u) => (isThis(power) ? callingOf(u) === CALLING.greater : next(g, power, u)),
        failureImperils: (next) => (g, power) => isThis(power) || next(g, power),
        powerWorth: (next) => (g, psyker, power, target) => {
          if (!isThis(power)) return next(g, psyker, power, target);
          const u = g.unitOf(psyker);
          let worth = worthOfCalling(g, s, psyker, power);
          for (let i = u.first; i < u.first + u.size; i++) {
            if (g.models.alive[i] !== 0 && fallsWith(g, psyker, i)) worth -= g.sheetOf(i).points;
          }
          return worth;
        },
      },
      after: {
        powerEffect: (g, psyker, _from, power) => {
          if (!isThis(power)) return;
          const u = g.unitOf(psyker);
          g.log.note(POSSESSED, u.slot);
          for (let i = u.first; i < u.first + u.size; i++) {
            if (g.models.alive[i] !== 0 && fallsWith(g, psyker, i)) s.destroyModel(g, i, CAUSE.psychic, null);
          }
        },
      },
    };
  },
});

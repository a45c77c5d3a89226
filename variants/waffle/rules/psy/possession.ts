import { CAUSE, event } from 'sandtable/rules';
import { definePower, KIND, withPower } from '../../../classic/psychic/power.ts';
import { PSYKERS } from '../../../classic/psychic/psykers.ts';
import { defineRule } from '../../family.ts';
import { CALLING, callingOf, fallsWith, MALEFIC, worthOfCalling } from '../../malefic.ts';

const POSSESSION = definePower({ name: 'possession', discipline: MALEFIC, place: 6, cost: 3, kind: KIND.conjuration, rangeInches: 6 });
const POSSESSED = event('possessed', { unit: 'unit' }, '{unit} is possessed');

/** A greater daemon comes into play and takes the psyker, or his whole Brotherhood; a test that fails brings Perils. */
export const possession = defineRule({
  id: 'WAF-PSY-05',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  tables: (t) => withPower(t, POSSESSION),
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

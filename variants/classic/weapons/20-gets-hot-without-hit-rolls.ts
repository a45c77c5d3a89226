import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { GETS_HOT, SHOTS_DISCARDED } from '../state.ts';
import { HOT } from './gets-hot.ts';

/** A weapon that rolls no To Hit rolls a D6 before each shot; on a 1 the shot is lost and it overheats. */
export default defineRule({
  id: 'CLS-WPN-20',
  title: 'Gets Hot without To Hit rolls',
  source: 'weapons: Gets Hot without To Hit rolls',
  text: 'If the weapon rolls no To Hit, roll a D6 before each shot instead: 2+ the shot is made; 1 it is lost and the bearer overheats as in CLS-WPN-19.',
  default: 'on',
  keyword: 'gets-hot',
  requires: ['CLS-WPN-19'],
  params: {
    upTo: integer(1, 1, 5, 'Highest roll on which the shot is lost', 'rolled on a D6'),
  },
  patch: ({ upTo }, s) => ({
    wrap: {
      markerFired: (next) => (g, a) => {
        if (weaponHas(a, HOT) && !s.markerRollsToHit(g, a) && g.dice.d6(a.frame, GETS_HOT) <= upTo) {
          if (g.models.alive[a.bearer] !== 0) s.overheat(g, a, false);
          g.log.tally(SHOTS_DISCARDED, 1, a.attacker.slot, a.aimed.slot, a.frame);
          return false;
        }
        return next(g, a);
      },
    },
  }),
});

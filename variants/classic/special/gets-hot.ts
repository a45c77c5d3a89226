import { keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { GETS_HOT } from '../state.ts';
import { weaponHas } from './carried.ts';

const HOT = keyword('gets-hot');

/** Every final natural 1 To Hit overheats. */
export const getsHot = defineRule({
  id: 'CLS-WPN-19',
  default: 'on',
  keyword: 'gets-hot',
  patch: (_p, s) => ({
    after: {
      hitRolled: (g, a, face) => {
        if (face === 1 && weaponHas(a, HOT) && g.models.alive[a.bearer] !== 0) s.overheat(g, a, true);
      },
    },
  }),
});

/** A weapon that rolls no To Hit rolls a D6 before each shot; on a 1 the shot is lost and it overheats. */
export const getsHotWithoutHitRolls = defineRule({
  id: 'CLS-WPN-20',
  default: 'on',
  keyword: 'gets-hot',
  requires: ['CLS-WPN-19'],
  patch: (_p, s) => ({
    wrap: {
      markerFired: (next) => (g, a) => {
        if (weaponHas(a, HOT) && !s.markerRollsToHit(g, a) && g.dice.d6(a.frame, GETS_HOT) === 1) {
          if (g.models.alive[a.bearer] !== 0) s.overheat(g, a, false);
          return false;
        }
        return next(g, a);
      },
    },
  }),
});

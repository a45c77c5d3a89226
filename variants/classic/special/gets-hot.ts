import { CAUSE, DEED, type Game, keyword, purpose } from 'sandtable/rules';
import { type Attack, WOUND } from '../attack.ts';
import { type Classic, defineRule, NEVER } from '../family.ts';
import type { ClassicSeams } from '../seams.ts';
import { GETS_HOT } from '../state.ts';
import { weaponHas } from './carried.ts';

const HOT = keyword('gets-hot');
const OVERHEAT = purpose('overheat');
const GLANCES_UP_TO = 3;

/** The bearer takes a wound that cover does not stop; a vehicle may glance itself. */
function overheat(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const u = a.attacker;
  const frame = g.dice.begin(DEED.shoot, u, u);
  g.dice.weapon(frame, a.weapon.key);
  if (g.sheetOf(a.bearer).stats.vehicle === 0) s.hurtModel(g, a.bearer, null, 1, NEVER, WOUND.noCover, CAUSE.shooting, frame);
  else if (g.dice.d6(frame, OVERHEAT) <= GLANCES_UP_TO) s.loseHullPoints(g, a.bearer, 1, CAUSE.shooting, null);
  g.dice.end(frame);
}

/** Every final natural 1 To Hit overheats. */
export const getsHot = defineRule({
  id: 'CLS-WPN-19',
  default: 'on',
  keyword: 'gets-hot',
  patch: (_p, s) => ({
    after: {
      hitRolled: (g, a, face) => {
        if (face === 1 && weaponHas(a, HOT) && g.models.alive[a.bearer] !== 0) overheat(g, s, a);
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
        if (weaponHas(a, HOT) && g.dice.d6(a.frame, GETS_HOT) === 1) {
          if (g.models.alive[a.bearer] !== 0) overheat(g, s, a);
          return false;
        }
        return next(g, a);
      },
    },
  }),
});

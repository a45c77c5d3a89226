import { decision, integer, is } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { ENEMY_FOUGHT, HAS_FOUGHT } from '../states.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const COUNTER_OFFENSIVE = stratagem('counter-offensive', 2);
const ASKED = decision<Modern>('counter-offensive', 'flag', ifWorthwhile);

/** After an enemy unit has fought, a unit of one's own fights next. */
export default defineRule({
  id: 'TEN-STRAT-04',
  default: 'on',
  params: { worthPoints: integer(60, 0, 400, 'Expected points of losses from which it is worth two Command points') },
  patch: ({ worthPoints }, s) => ({
    reactions: [
      {
        id: 'TEN-STRAT-04',
        on: ENEMY_FOUGHT,
        asks: ASKED,
        may: (g, unit) => {
          if (!mayUse(g, s, COUNTER_OFFENSIVE, unit.side, unit) || is(unit, HAS_FOUGHT) || unit.alive === 0 || !s.engaged(g, unit))
            return false;
          stake.points = 0;
          const enemies = g.sides[1 - unit.side];
          for (let k = 0; k < enemies.length; k++) {
            const t = enemies[k];
            if (t.alive > 0 && !is(t, HAS_FOUGHT) && s.engages(g, unit, t)) stake.points = Math.max(stake.points, s.fightWorth(g, unit, t));
          }
          stake.threshold = worthPoints;
          return true;
        },
        act: (g, unit) => {
          use(g, s, COUNTER_OFFENSIVE, unit);
          s.fightUnit(g, unit);
        },
      },
    ],
  }),
});

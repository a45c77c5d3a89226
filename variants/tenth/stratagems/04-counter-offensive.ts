import { decision, integer, is } from 'sandtable/rules';
import { firstBlows } from '../assault/first-blows.ts';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { ENEMY_FOUGHT, HAS_FOUGHT } from '../state.ts';
import { ifPays } from './price.ts';
import { ifWorthwhile, setStake } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

const COUNTER_OFFENSIVE = stratagem('counter-offensive', 2);
const ASKED = decision<Modern>(
  'counter-offensive',
  'flag',
  ifWorthwhile,
  ifPays(COUNTER_OFFENSIVE, (q, scale) => (q.about === null ? 0 : firstBlows(q.game, q.about, scale))),
);

/** After an enemy unit has fought, a friendly unit fights next. */
export default defineRule({
  id: 'TEN-STRAT-04',
  title: 'Counter-Offensive',
  source: 'Core rules, Counter-Offensive, 2CP',
  text: 'Fight phase, just after an enemy unit has fought: one of your units within ER of an enemy that has not been selected to fight this phase fights next.',
  layer: 'core',
  default: 'on',
  params: {
    cost: costOf(COUNTER_OFFENSIVE),
    worthPoints: integer(60, 0, 400, 'Least expected losses, in army points, that make it worth two Command points', 'army points'),
  },
  patch: ({ cost, worthPoints }, s) => ({
    wrap: priced(COUNTER_OFFENSIVE, cost),
    reactions: [
      {
        id: 'TEN-STRAT-04',
        on: ENEMY_FOUGHT,
        asks: ASKED,
        may: (g, unit) => {
          if (!mayUse(g, s, COUNTER_OFFENSIVE, unit.side, unit) || is(unit, HAS_FOUGHT) || unit.alive === 0 || !s.engaged(g, unit))
            return false;
          let points = 0;
          const enemies = g.sides[1 - unit.side];
          for (let k = 0; k < enemies.length; k++) {
            const t = enemies[k];
            if (t.alive > 0 && !is(t, HAS_FOUGHT) && s.engages(g, unit, t)) points = Math.max(points, s.fightWorth(g, unit, t));
          }
          setStake(g, points, worthPoints);
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

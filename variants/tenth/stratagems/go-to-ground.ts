import { decision, inflict, integer, is, keyword } from 'sandtable/rules';
import { effect } from '../effects.ts';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { TARGETED } from '../states.ts';
import { ifWorthwhile, stake } from './stake.ts';
import { mayUse, stratagem, use } from './stratagem.ts';

const INFANTRY = keyword('infantry');
const GO_TO_GROUND = stratagem('go-to-ground', 1);
const GONE_TO_GROUND = effect('taking-cover', 'phase', 'stratagem');
const ASKED = decision<Modern>('go-to-ground', 'flag', ifWorthwhile);

/** Infantry under fire gets cover and an invulnerable save of 6+. */
export default defineRule({
  id: 'TEN-STRAT-17',
  default: 'on',
  keyword: 'infantry',
  params: { worthPoints: integer(30, 0, 400, 'Expected points of losses from which it is worth a Command point') },
  patch: ({ worthPoints }, s) => ({
    wrap: {
      coverGranted: (next) => (g, a, m) => is(a.target, GONE_TO_GROUND) || next(g, a, m),
      invulnerableOn: (next) => (g, m) => (is(g.unitOf(m), GONE_TO_GROUND) ? Math.min(6, next(g, m)) : next(g, m)),
    },
    reactions: [
      {
        id: 'TEN-STRAT-17',
        on: TARGETED,
        asks: ASKED,
        may: (g, unit, cause) => {
          if (unit.side === g.active || !s.unitHas(g, unit, INFANTRY) || !mayUse(g, s, GO_TO_GROUND, unit.side, unit)) return false;
          stake.points = s.shootingWorth(g, cause, unit);
          stake.threshold = worthPoints;
          return true;
        },
        act: (g, unit) => {
          use(g, s, GO_TO_GROUND, unit);
          inflict(g, unit, GONE_TO_GROUND);
        },
      },
    ],
  }),
});

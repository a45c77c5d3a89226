import { defineRule } from '../define-rule.ts';
import { isAircraft } from './base.ts';

/** Others move under them, and need not Fall Back from them. */
export default defineRule({
  id: 'TEN-FLYER-09',
  title: 'Moving near Aircraft',
  source: 'Core rules, Aircraft',
  text: 'Other models may move under and through AIRCRAFT and within their ER in a Normal or Advance move, but not end there. Units within ER of AIRCRAFT only are not bound to Fall Back.',
  layer: 'core',
  default: 'on',
  keyword: 'aircraft',
  patch: (_p, s) => ({
    wrap: {
      overhead: () => (g) => {
        const { overhead } = g.desk.field;
        for (let k = 0; k < g.units.length; k++) overhead[k] = isAircraft(g.units[k]) ? 1 : 0;
        return overhead;
      },
      boundToFallBack: (next) => (g, u) => {
        if (!next(g, u)) return false;
        const enemies = g.sides[1 - u.side];
        for (let k = 0; k < enemies.length; k++) if (s.engages(g, u, enemies[k]) && !isAircraft(enemies[k])) return true;
        return false;
      },
    },
  }),
});

import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isAircraft } from './base.ts';

/** They fly straight ahead, then turn. */
export default defineRule({
  id: 'TEN-FLYER-06',
  title: 'Aircraft movement',
  source: 'Core rules, Aircraft; commentary "Minimum Move"',
  text: 'AIRCRAFT make Normal moves only (also from within ER; no Advance, Fall Back or Remain Stationary): straight forward by at least 20" (M "20+""), so that every part of the base ends at least 20" from where it was, then one turn of up to 90 degrees.',
  layer: 'core',
  default: 'on',
  keyword: 'aircraft',
  params: { turn: integer(90, 0, 90, 'how far it turns at most after its move', 'degrees') },
  tables: (t, { turn }) => ({ ...t, flightTurn: turn }),
  patch: (_p, s) => ({
    wrap: {
      moveUnit: (next) => (g, u) => {
        if (isAircraft(u)) s.flyUnit(g, u);
        else next(g, u);
      },
    },
  }),
});

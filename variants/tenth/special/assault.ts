import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { ADVANCED, FELL_BACK } from '../states.ts';
import { bearsRanged } from './bearers.ts';

const ASSAULT = keyword('assault');

/** A unit that Advanced may still fire its Assault weapons. */
export default defineRule({
  id: 'TEN-WPN-01',
  default: 'on',
  keyword: 'assault',
  patch: () => ({
    wrap: {
      barredByMove: (next) => (g, u) => next(g, u) && (is(u, FELL_BACK) || !bearsRanged(g, u, ASSAULT)),
      mayFire: (next) => (g, u, m, weapon) =>
        next(g, u, m, weapon) && (!is(u, ADVANCED) || hasBit(u.sheet.weapons[weapon].profile.bits, ASSAULT)),
    },
  }),
});

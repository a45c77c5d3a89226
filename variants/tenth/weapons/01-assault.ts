import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { bearsRanged } from '../special-rules/bearers.ts';
import { ADVANCED, FELL_BACK } from '../state.ts';

const ASSAULT = keyword('assault');

/** A unit that Advanced may still fire its Assault weapons. */
export default defineRule({
  id: 'TEN-WPN-01',
  title: '[ASSAULT]',
  source: 'Core rules, weapon abilities',
  text: 'A unit that Advanced this turn is still eligible to shoot if at least one of its models has an Assault weapon; it may then fire Assault weapons only.',
  layer: 'core',
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

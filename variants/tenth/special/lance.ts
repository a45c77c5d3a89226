import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { CHARGED } from '../states.ts';

const LANCE = keyword('lance');

/** +1 to wound after a charge. */
export default defineRule({
  id: 'TEN-WPN-08',
  default: 'on',
  keyword: 'lance',
  patch: (_p, s) => ({
    wrap: {
      woundModifier: (next) => (g, a) =>
        next(g, a) + (hasBit(a.profile.bits, LANCE) && is(a.attacker, CHARGED) ? s.timesCounted(g, a.profile.copies['lance'] ?? 1) : 0),
    },
  }),
});

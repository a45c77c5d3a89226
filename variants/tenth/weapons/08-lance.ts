import { hasBit, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { CHARGED } from '../state.ts';

const LANCE = keyword('lance');

/** +1 to wound after a charge. */
export default defineRule({
  id: 'TEN-WPN-08',
  title: '[LANCE]',
  source: 'Core rules, weapon abilities',
  text: '+1 to the Wound roll if the bearer made a Charge move this turn.',
  layer: 'core',
  default: 'on',
  keyword: 'lance',
  patch: (_p, s) => ({
    wrap: {
      woundModifier: (next) => (g, a) =>
        next(g, a) + (hasBit(a.profile.bits, LANCE) && is(a.attacker, CHARGED) ? s.timesCounted(g, a.profile.copies['lance'] ?? 1) : 0),
    },
  }),
});

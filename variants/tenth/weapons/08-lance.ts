import { hasBit, integer, is, keyword } from 'sandtable/rules';
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
  params: { bonus: integer(1, 0, 3, 'how much easier it is to wound after a charge', 'added to the roll') },
  patch: ({ bonus }, s) => ({
    wrap: {
      woundModifier: (next) => (g, a) =>
        next(g, a) +
        (hasBit(a.profile.bits, LANCE) && is(a.attacker, CHARGED) ? bonus * s.timesCounted(g, a.profile.copies['lance'] ?? 1) : 0),
    },
  }),
});

import { hasBit, integer, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STATIONARY } from '../state.ts';
import { steadyGain } from './steady.ts';

const HEAVY = keyword('heavy');

/** +1 to hit for a unit that Remained Stationary. */
export default defineRule({
  id: 'TEN-WPN-18',
  title: '[HEAVY]',
  source: 'Core rules, weapon abilities',
  text: "+1 to Hit if the attacking model's unit Remained Stationary this turn.",
  layer: 'core',
  default: 'on',
  keyword: 'heavy',
  params: { bonus: integer(1, 0, 3, 'how much easier it is to hit for a unit that Remained Stationary', 'added to the roll') },
  patch: ({ bonus }, s) => ({
    wrap: {
      hitModifier: (next) => (g, a) =>
        next(g, a) +
        (hasBit(a.profile.bits, HEAVY) && is(a.attacker, STATIONARY) ? bonus * s.timesCounted(g, a.profile.copies['heavy'] ?? 1) : 0),
      // Whoever weighs a move knows what it costs.
      fireWorth: (next) => (g, u, t, inches, moved) =>
        next(g, u, t, inches, moved) + (moved > 0 ? 0 : bonus * steadyGain(g, s, u, t, inches)),
    },
  }),
});

import { defineRule } from '../family.ts';

/** Counter-Attack is a unit's one reaction, instead of Overwatch or Falling Back. */
export default defineRule({
  id: 'WAF-USR-12',
  title: 'Counter-Attack is an extra reaction',
  source: 'Special Rules, Counterattack',
  text: "Counter-Attack takes the place of Overwatch or Fall Back for that charge; it is the unit's one reaction.",
  changes: 'new; adds to WAF-ASSAULT-05 and takes the place of classic base: Overwatch (CLS-ASSAULT-04)',
  default: 'on',
  keyword: ['counter-attack', 'warlord-traits'],
  requires: ['WAF-USR-10'],
  patch: (_p, s) => ({
    after: { counterAttack: (g, u) => s.chargeReacted(g, u) },
    wrap: {
      mayCounterAttack: (next) => (g, u, charger) => s.mayReactToCharge(g, u, charger) && next(g, u, charger),
    },
  }),
});

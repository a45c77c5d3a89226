import { defineRule } from '../../family.ts';
import { REACTED } from '../../reaction.ts';

/** A unit reacts to one charge in a turn, be it by choice or because it has to. */
export const oneReaction = defineRule({
  id: 'WAF-ASSAULT-10',
  default: 'on',
  patch: (_p, s) => ({
    after: {
      overwatch: (g, u) => s.chargeReacted(g, u),
      chargeReacted: (g, u) => {
        u.reg[REACTED] = s.allowanceWindow(g);
      },
    },
    wrap: {
      mayReactToCharge: (next) => (g, u, charger) => u.reg[REACTED] !== s.allowanceWindow(g) && next(g, u, charger),
      mayOverwatch: (next) => (g, u, charger) => s.mayReactToCharge(g, u, charger) && next(g, u, charger),
    },
  }),
});

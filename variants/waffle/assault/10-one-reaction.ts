import { defineRule } from '../family.ts';
import { REACTED } from './reaction.ts';

/** A unit reacts to one charge per turn, whether by choice or because it must. */
export default defineRule({
  id: 'WAF-ASSAULT-10',
  title: 'Limits on charge reactions',
  source: 'Reaction Restrictions',
  text: [
    'A unit locked in combat cannot react to a charge. Any unit reacts to at most one charge per turn.',
    'Ruling: The limit is per game turn (Fear says per assault phase, here the same span). If a unit that has already used its reaction is later obliged to Fall Back, it makes no further move but is caught as in WAF-MORALE-08 when reached.',
  ].join('\n'),
  changes: 'classic base: Overwatch, once per phase and not while locked or gone to ground (CLS-ASSAULT-04)',
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

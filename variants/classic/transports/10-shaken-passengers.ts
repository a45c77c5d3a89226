import { inflict, is, purpose, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { SHAKEN, STUNNED } from '../state.ts';
import { transportOf } from './hold.ts';

/** Passengers of a shaken crew who failed their test: Snap Shots this turn. */
const UNNERVED = status('unnerved', 'turn');
const NERVE = purpose('leadership');

/** Passengers of a shaken or stunned transport test Leadership when they wish to fire. */
export default defineRule({
  id: 'CLS-TRANSPORT-10',
  title: 'Passengers and damage results',
  source: 'transports: Passengers and damage results',
  text: 'Shaken or Stunned transports: passengers take a Ld test when they wish to fire: pass, normal; fail, Snap Shots only that turn. They may disembark normally.',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: (_p, s) => ({
    wrap: {
      unitSnaps: (next) => (g, u, overwatch) => is(u, UNNERVED) || next(g, u, overwatch),
      volley: (next) => (g, u, target, overwatch) => {
        const transport = transportOf(g, u);
        if (transport !== null && (is(transport, SHAKEN) || is(transport, STUNNED)) && s.shakesPassengers(g, transport)) {
          if (!s.passesLeadership(g, u, NERVE, 0)) inflict(g, u, UNNERVED);
        }
        next(g, u, target, overwatch);
      },
    },
  }),
});

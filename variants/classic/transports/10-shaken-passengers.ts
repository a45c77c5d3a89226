import { type Game, inflict, is, purpose, status, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { KIND } from '../psychic/power.ts';
import { SHAKEN, STUNNED } from '../state.ts';
import { transportOf } from './hold.ts';

/** Passengers of a shaken crew who failed their test: Snap Shots this turn. */
const UNNERVED = status('unnerved', 'turn');
const NERVE = purpose('leadership');

/** Passengers who are about to fire from a shaken or stunned transport test Leadership; who has failed this turn tests no more. */
function takeNerve(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): void {
  const transport = transportOf(g, u);
  if (transport === null || !(is(transport, SHAKEN) || is(transport, STUNNED)) || is(u, UNNERVED)) return;
  if (s.shakesPassengers(g, transport) && !s.passesLeadership(g, u, NERVE, 0)) inflict(g, u, UNNERVED);
}

/** Passengers of a shaken or stunned transport test Leadership when they wish to fire. */
export default defineRule({
  id: 'CLS-TRANSPORT-10',
  title: 'Passengers and damage results',
  source: 'transports: Passengers and damage results',
  text: 'Shaken or Stunned transports: passengers take a Ld test when they wish to fire: pass, normal; fail, Snap Shots only that turn. They may disembark normally.',
  default: 'on',
  keyword: 'transport',
  requires: ['CLS-TRANSPORT-09'],
  patch: (_p, s, t) => ({
    before: { volley: (g, u) => takeNerve(g, s, u) },
    wrap: {
      unitSnaps: (next) => (g, u, overwatch) => is(u, UNNERVED) || next(g, u, overwatch),
      // A witchfire is a shooting attack (CLS-PSY-15); one that cannot be a Snap Shot is then not made.
      powerEffect: (next) => (g, psyker, from, power, target, points) => {
        const u = g.unitOf(psyker);
        const { kind, weapon } = t.powers[power];
        if (kind >= KIND.witchfire) takeNerve(g, s, u);
        if (kind < KIND.witchfire || !is(u, UNNERVED) || (kind === KIND.witchfire && s.canSnap(g, weapon)))
          next(g, psyker, from, power, target, points);
      },
    },
  }),
});

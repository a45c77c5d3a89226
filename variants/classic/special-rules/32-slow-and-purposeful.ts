import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ARM } from '../family.ts';

const SLOW_AND_PURPOSEFUL = keyword('slow-and-purposeful');

/** Fires as if it had not moved, but cannot run, pursue or fire Overwatch. */
export default defineRule({
  id: 'CLS-USR-32',
  title: 'Slow and Purposeful',
  source: 'universal special rules: Slow and Purposeful',
  text: 'A unit containing it cannot Run, Turbo-boost, Flat Out, sweep or Overwatch, but fires Heavy, Salvo and Ordnance weapons as stationary and may charge after them.',
  outside: ['CLS-ASSAULT-04', 'CLS-USR-28'],
  default: 'on',
  keyword: 'slow-and-purposeful',
  patch: () => ({
    wrap: {
      hasMoved: (next) => (g, model) => !hasBit(g.unitOf(model).anyBits, SLOW_AND_PURPOSEFUL) && next(g, model),
      // Rapid Fire is not among the weapons it may charge after (CLS-WPN-04).
      barsCharge: (next) => (g, model, weapon) =>
        (!hasBit(g.unitOf(model).anyBits, SLOW_AND_PURPOSEFUL) || weapon.profile.type === ARM['rapid-fire']) && next(g, model, weapon),
      mayRun: (next) => (g, u) => !hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) && next(g, u),
      mayTurboBoost: (next) => (g, u) => !hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) && next(g, u),
      flatOutInches: (next) => (g, u) => (hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) ? 0 : next(g, u)),
      maySweep: (next) => (g, winner, loser) => !hasBit(winner.anyBits, SLOW_AND_PURPOSEFUL) && next(g, winner, loser),
      mayOverwatch: (next) => (g, u, charger) => !hasBit(u.anyBits, SLOW_AND_PURPOSEFUL) && next(g, u, charger),
    },
  }),
});

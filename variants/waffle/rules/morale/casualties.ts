import { checkLosses, notePowers, settleLosses } from '../../casualties.ts';
import { defineRule } from '../../family.ts';
import { LOSSES } from '../../losses.ts';

/** A unit that loses a quarter of its models in a Movement or Shooting phase and fails its check is pinned. */
export const pinnedByLosses = defineRule({
  id: 'WAF-MORALE-01',
  default: 'on',
  supersedes: ['CLS-MORALE-03'],
  patch: (_p, s) => ({
    before: { usePowers: notePowers },
    after: { endPhase: (g, side) => settleLosses(g, s, side) },
    wrap: {
      casualtyCheck: () => (g, u) => checkLosses(g, s, u, s.lossesMean(g, u, u.lostThisPhase, u.atPhaseStart), 0),
      lossesMean: (next) => (g, u, lost, of) => (next(g, u, lost, of) === LOSSES.none ? LOSSES.none : LOSSES.pinned),
    },
  }),
});

/** It falls back if it lost half of them. */
export const flightByLosses = defineRule({
  id: 'WAF-MORALE-02',
  default: 'on',
  supersedes: ['CLS-MORALE-03'],
  patch: (_p, s) => ({
    before: { usePowers: notePowers },
    after: { endPhase: (g, side) => settleLosses(g, s, side) },
    wrap: {
      casualtyCheck: () => (g, u) => checkLosses(g, s, u, s.lossesMean(g, u, u.lostThisPhase, u.atPhaseStart), 0),
      lossesMean: (next) => (g, u, lost, of) => {
        if (lost > 0 && lost * 2 >= of) return LOSSES.flight;
        const fewer = next(g, u, lost, of);
        return fewer === LOSSES.flight ? LOSSES.none : fewer;
      },
    },
  }),
});

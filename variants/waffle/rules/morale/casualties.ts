import type { Game, SideId, Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { checkLosses, notePowers, settleLosses } from '../../casualties.ts';
import { defineRule } from '../../family.ts';
import { LOSSES } from '../../losses.ts';
import type { WaffleSeams } from '../../seams.ts';

/** What both rules need: losses to powers told apart, checks as a phase ends, and what failing one means. */
const checks = (s: WaffleSeams) => ({
  before: { usePowers: notePowers },
  after: { endPhase: (g: Game<Classic>, side: SideId): void => settleLosses(g, s, side) },
  casualtyCheck: () => (g: Game<Classic>, u: Unit<Classic>) => checkLosses(g, s, u, s.lossesMean(g, u, u.lostThisPhase, u.atPhaseStart), 0),
});

/** A unit that loses a quarter of its models in a Movement or Shooting phase and fails its check is pinned. */
export const pinnedByLosses = defineRule({
  id: 'WAF-MORALE-01',
  default: 'on',
  supersedes: ['CLS-MORALE-03'],
  patch: (_p, s) => {
    const { before, after, casualtyCheck } = checks(s);
    return {
      before,
      after,
      wrap: {
        casualtyCheck,
        lossesMean: (next) => (g, u, lost, of) => (next(g, u, lost, of) === LOSSES.none ? LOSSES.none : LOSSES.pinned),
      },
    };
  },
});

/** It falls back if it lost half of them. */
export const flightByLosses = defineRule({
  id: 'WAF-MORALE-02',
  default: 'on',
  supersedes: ['CLS-MORALE-03'],
  patch: (_p, s) => {
    const { before, after, casualtyCheck } = checks(s);
    return {
      before,
      after,
      wrap: {
        casualtyCheck,
        lossesMean: (next) => (g, u, lost, of) => {
          if (lost > 0 && lost * 2 >= of) return LOSSES.flight;
          const fewer = next(g, u, lost, of);
          return fewer === LOSSES.flight ? LOSSES.none : fewer;
        },
      },
    };
  },
});

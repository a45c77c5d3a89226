import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { checks } from './casualties.ts';
import { LOSSES } from './losses.ts';

/** A unit that lost half of them falls back. */
export default defineRule({
  id: 'WAF-MORALE-02',
  title: 'Losing 50% means Morale or Fall Back',
  source: 'Morale, When to Test (proposed rule), Casualties',
  text: [
    'At 50% or more of current models lost in one Movement or Shooting phase, the check at the end of the phase makes the unit Fall Back at once if failed.',
    'Ruling: Only this check is taken, not the 25% one as well.',
  ].join('\n'),
  changes: 'classic base: Casualty morale, threshold 25% (CLS-MORALE-03, CLS-MORALE-04)',
  default: 'on',
  supersedes: ['CLS-MORALE-03'],
  params: { percent: integer(50, 25, 100, 'share of its models at which a failed check makes a unit fall back', 'percent') },
  patch: ({ percent }, s) => {
    const { before, after, casualtyCheck } = checks(s);
    return {
      before,
      after,
      wrap: {
        casualtyCheck,
        lossesMean: (next) => (g, u, lost, of) => {
          if (lost > 0 && 100 * lost >= percent * of) return LOSSES.flight;
          const fewer = next(g, u, lost, of);
          return fewer === LOSSES.flight ? LOSSES.none : fewer;
        },
      },
    };
  },
});

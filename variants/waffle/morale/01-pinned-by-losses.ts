import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { checks } from './casualties.ts';
import { LOSSES } from './losses.ts';

/** A unit that loses a quarter of its models in a Movement or Shooting phase and fails its check is pinned. */
export default defineRule({
  id: 'WAF-MORALE-01',
  title: 'Losing 25% means Morale or Pinned',
  source: 'Morale, When to Test (proposed rule), Casualties',
  text: [
    'A unit that loses at least 25% of its current models during one Movement or Shooting phase checks Morale when the phase ends; if it fails it is Pinned.',
    'Ruling: Current models means those present when the phase began. Losses from any cause in the phase count (enemy shooting, Return Fire, Tank Shock, Gets Hot, dangerous terrain). Psychic and assault casualties do not. Pinned has the result of a failed Pinning test (WAF-WPN-24): Dive for Cover, without the Run if the unit has already reacted this turn. Units that cannot be Pinned lose nothing by failing. An active unit Pinned through Return Fire cannot go on to charge. This replaces CLS-MORALE-03 while WAF-MORALE-01 and -02 are on; witchfire losses, which the base counts in the Psychic phase, cause no check.',
  ].join('\n'),
  changes: 'classic base: Casualty morale, where failure means Fall Back (CLS-MORALE-03, CLS-MORALE-04)',
  default: 'on',
  supersedes: ['CLS-MORALE-03'],
  params: { percent: integer(25, 25, 100, 'share of its models at which a unit takes the check', 'percent') },
  patch: ({ percent }, s) => {
    const { before, after, casualtyCheck } = checks(s);
    return {
      before,
      after,
      wrap: {
        casualtyCheck,
        lossesMean: () => (_g, _u, lost, of) => (lost > 0 && 100 * lost >= percent * of ? LOSSES.pinned : LOSSES.none),
      },
    };
  },
});

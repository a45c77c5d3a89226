import { decision, hasBit, inflict, integer, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { effect } from '../modifiers/effects.ts';
import { isOwnPhase } from '../shooting/phase.ts';
import { TARGETED } from '../state.ts';
import { ifPays, ofStake } from './price.ts';
import { ifWorthwhile, setStake } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

const SMOKE = keyword('smoke');
const STEALTH = keyword('stealth');
const SMOKESCREEN = stratagem('smokescreen', 1);
const SMOKED = effect('smokescreen', 'phase', 'stratagem');
/** Part of its losses that cover and Stealth spare a unit on average. */
const SAVED_PART = 0.35;
const ASKED = decision<Modern>('smokescreen', 'flag', ifWorthwhile, ifPays(SMOKESCREEN, ofStake(SAVED_PART)));

/** A unit with smoke gets cover and Stealth. */
export default defineRule({
  id: 'TEN-STRAT-18',
  title: 'Smokescreen',
  source: 'Core rules, Smokescreen, 1CP',
  text: "Opponent's Shooting phase, just after an enemy unit picked its targets: one of your SMOKE units among them has the Benefit of Cover and Stealth until the end of the phase.",
  layer: 'core',
  default: 'on',
  keyword: 'smoke',
  params: {
    cost: costOf(SMOKESCREEN),
    worthPoints: integer(30, 0, 400, 'Least expected losses, in army points, that make it worth a Command point', 'army points'),
  },
  patch: ({ cost, worthPoints }, s) => ({
    wrap: {
      ...priced(SMOKESCREEN, cost),
      coverGranted: (next) => (g, a, m) => is(a.target, SMOKED) || next(g, a, m),
      hitPenalty: (next) => (g, a) => {
        const sum = next(g, a);
        if (a.melee || !is(a.target, SMOKED)) return sum;
        // Granted Stealth on top of a unit's own Stealth is another instance of the same ability.
        return sum + (hasBit(a.target.allBits, STEALTH) ? s.timesCounted(g, 2) - 1 : 1);
      },
    },
    reactions: [
      {
        id: 'TEN-STRAT-18',
        on: TARGETED,
        asks: ASKED,
        may: (g, unit, cause) => {
          if (!isOwnPhase(g, s, cause.side) || !s.unitHas(g, unit, SMOKE) || !mayUse(g, s, SMOKESCREEN, unit.side, unit)) return false;
          setStake(g, s.shootingWorth(g, cause, unit), worthPoints);
          return true;
        },
        act: (g, unit) => {
          use(g, s, SMOKESCREEN, unit);
          inflict(g, unit, SMOKED);
        },
      },
    ],
  }),
});

import { decision, inflict, integer, is, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { effect } from '../modifiers/effects.ts';
import { isOwnPhase } from '../shooting/phase.ts';
import { TARGETED } from '../state.ts';
import { ifPays, ofStake } from './price.ts';
import { ifWorthwhile, setStake } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

const INFANTRY = keyword('infantry');
const GO_TO_GROUND = stratagem('go-to-ground', 1);
const GONE_TO_GROUND = effect('taking-cover', 'phase', 'stratagem');
/** Part of its losses that cover and the save spare a unit on average. */
const SAVED_PART = 0.2;
const ASKED = decision<Modern>('go-to-ground', 'flag', ifWorthwhile, ifPays(GO_TO_GROUND, ofStake(SAVED_PART)));

/** Infantry under fire gets cover and an invulnerable save of 6+. */
export default defineRule({
  id: 'TEN-STRAT-17',
  title: 'Go to Ground',
  source: 'Core rules, Go to Ground, 1CP',
  text: "Opponent's Shooting phase, just after an enemy unit picked its targets: one of your INFANTRY units among them has a 6+ invulnerable save and the Benefit of Cover until the end of the phase.",
  layer: 'core',
  default: 'on',
  keyword: 'infantry',
  params: {
    cost: costOf(GO_TO_GROUND),
    saveOn: integer(6, 2, 7, 'invulnerable save that it gives', 'needed on a D6'),
    worthPoints: integer(30, 0, 400, 'Least expected losses, in army points, that make it worth a Command point', 'army points'),
  },
  patch: ({ cost, saveOn, worthPoints }, s) => ({
    wrap: {
      ...priced(GO_TO_GROUND, cost),
      coverGranted: (next) => (g, a, m) => is(a.target, GONE_TO_GROUND) || next(g, a, m),
      invulnerableOn: (next) => (g, m) => (is(g.unitOf(m), GONE_TO_GROUND) ? Math.min(saveOn, next(g, m)) : next(g, m)),
    },
    reactions: [
      {
        id: 'TEN-STRAT-17',
        on: TARGETED,
        asks: ASKED,
        may: (g, unit, cause) => {
          if (!isOwnPhase(g, s, cause.side) || !s.unitHas(g, unit, INFANTRY) || !mayUse(g, s, GO_TO_GROUND, unit.side, unit)) return false;
          setStake(g, s.shootingWorth(g, cause, unit), worthPoints);
          return true;
        },
        act: (g, unit) => {
          use(g, s, GO_TO_GROUND, unit);
          inflict(g, unit, GONE_TO_GROUND);
        },
      },
    ],
  }),
});

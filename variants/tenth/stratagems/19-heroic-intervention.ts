import { decision, integer, keyword, lift, type Question, type Scale } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { outOfPhase } from '../shooting/phase.ts';
import { CHARGE_BONUS, ENEMY_CHARGED } from '../state.ts';
import { unitsWithin } from '../terrain/distance.ts';
import { ifPays } from './price.ts';
import { ifWorthwhile, setStake } from './stake.ts';
import { costOf, mayUse, priced, stratagem, use } from './stratagem.ts';

const VEHICLE = keyword('vehicle');
const WALKER = keyword('walker');
export const HEROIC_INTERVENTION = stratagem('heroic-intervention', 2);
const ASKED = decision<Modern>('heroic-intervention', 'flag', ifWorthwhile, ifPays(HEROIC_INTERVENTION, intervenes));

/** What it brings to fight a charger: what is struck off him less what he strikes back, with the chance to get there. */
function intervenes({ game: g, about, cause }: Question<Modern>, scale: Scale<Modern>): number {
  const { s } = scale;
  if (about === null || cause === null) return 0;
  const wins = scale.perPoint(g, cause) * s.fightWorth(g, about, cause);
  const costs = scale.perPoint(g, about) * s.fightWorth(g, cause, about);
  return s.chargeChance(g, about, cause) * (wins - costs);
}

/** A unit near a charge charges the charger, without the Charge bonus. */
export default defineRule({
  id: 'TEN-STRAT-19',
  title: 'Heroic Intervention (before the errata)',
  source: 'Core rules, Heroic Intervention, 2CP',
  text: 'Opponent\'s Charge phase, when an enemy unit has just finished a Charge move: one unit of yours within 6" of it that could declare a charge against it charges it (that unit only) as if in your Charge phase; VEHICLES only if WALKERS; no Charge bonus.',
  layer: 'core',
  changes: 'new (cheaper with TEN-STRAT-20)',
  default: 'on',
  params: {
    cost: costOf(HEROIC_INTERVENTION),
    reachInches: integer(6, 1, 24, 'how near the charger has to be', 'inches'),
    worthPoints: integer(60, 0, 400, 'Least expected losses, in army points, that make it worth two Command points', 'army points'),
  },
  patch: ({ cost, reachInches, worthPoints }, s) => ({
    wrap: priced(HEROIC_INTERVENTION, cost),
    reactions: [
      {
        id: 'TEN-STRAT-19',
        on: ENEMY_CHARGED,
        asks: ASKED,
        may: (g, unit, cause) => {
          if (unit.side === g.active || !mayUse(g, s, HEROIC_INTERVENTION, unit.side, unit)) return false;
          if (s.unitHas(g, unit, VEHICLE) && !s.unitHas(g, unit, WALKER)) return false;
          if (!unitsWithin(g, unit, cause, reachInches) || !s.mayCharge(g, unit) || !s.mayChargeAt(g, unit, cause)) return false;
          const threshold = (worthPoints * s.stratagemCost(g, unit.side, HEROIC_INTERVENTION, unit, null)) / HEROIC_INTERVENTION.cost;
          setStake(g, s.fightWorth(g, unit, cause) * s.chargeChance(g, unit, cause), threshold);
          return true;
        },
        act: (g, unit, cause) => {
          use(g, s, HEROIC_INTERVENTION, unit);
          outOfPhase(g).depth++;
          s.charge(g, unit, cause);
          outOfPhase(g).depth--;
          lift(unit, CHARGE_BONUS);
        },
      },
    ],
  }),
});

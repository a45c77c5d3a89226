import { hasBit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { priced } from './stratagem.ts';
import { type DiceOf, offer, type Ram, rammed, TANK_SHOCK, VEHICLE, worthPoints } from './tank-shock.ts';

const byToughness: DiceOf = (g, s, u, t) => {
  let most = 0;
  for (let m = u.first; m < u.first + u.size; m++) {
    if (g.models.alive[m] === 0 || !hasBit(g.sheetOf(m).keywordBits, VEHICLE) || !s.modelEngages(g, m, t)) continue;
    most = Math.max(most, s.toughnessOfModel(g, m));
  }
  return most;
};

/** The same with as many dice as the Toughness of a Vehicle within Engagement Range. */
export default defineRule({
  id: 'TEN-STRAT-11',
  title: 'Tank Shock: dice equal to Toughness',
  source: 'Errata "Tank Shock Stratagem"',
  text: "Just after a VEHICLE unit of yours ends a Charge move: pick one enemy unit within ER and one VEHICLE model of the unit within ER of it; D6 equal to that model's T; each 5+ is 1 mortal wound, 6 at most.",
  layer: 'errata',
  changes: 'Replaces TEN-STRAT-10. Off: TEN-STRAT-10.',
  default: 'on',
  keyword: 'vehicle',
  params: { worthPoints, ...rammed },
  supersedes: ['TEN-STRAT-10'],
  patch: ({ cost, ...values }, s) => {
    const how: Ram = { ...values, diceOf: byToughness };
    return { wrap: priced(TANK_SHOCK, cost), after: { ownChargeEnds: (g, u) => offer(g, s, u, how) } };
  },
});

import type { Game, Unit } from 'sandtable/rules';
import { DEED, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { addBearer, closeAttack, openAttack } from '../shooting/attack-frame.ts';
import { priced } from './stratagem.ts';
import { type DiceOf, offer, type Ram, rammed, TANK_SHOCK, worthPoints } from './tank-shock.ts';

const byStrength =
  (extraDice: number): DiceOf =>
  (g, s, u, t) => {
    const strength = ramStrength(g, s, u);
    return strength === 0 ? 0 : strength + (strength > s.toughnessOf(g, t) ? extraDice : 0);
  };

/** The best Strength of a melee weapon in the unit, with whatever modifies it; a ram is no attack, so nothing of a target does. */
function ramStrength(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): number {
  let best = 0;
  const dice = g.dice.begin(DEED.react, u, u);
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const carried = g.sheetOf(m).weapons;
    for (let c = 0; c < carried.length; c++) {
      const profile = u.sheet.weapons[carried[c]].profile;
      if (!profile.melee || profile.S.dice > 0) continue;
      const a = openAttack(g, u, u, carried[c], dice);
      addBearer(a, m);
      best = Math.max(best, s.strengthOf(g, a));
      closeAttack(g);
    }
  }
  g.dice.end(dice);
  return best;
}

/** A Vehicle that charged rolls as many dice as the Strength of a melee weapon: each 5+ is a mortal wound. */
export default defineRule({
  id: 'TEN-STRAT-10',
  title: 'Tank Shock (before the errata)',
  source: 'Core rules, Tank Shock, 1CP',
  text: "Your Charge phase: after a VEHICLE unit of yours ends a Charge move, pick one enemy unit within ER and one melee weapon of the unit: D6 equal to that weapon's S, two more if S is above the enemy's T; each 5+ is 1 mortal wound, 6 at most.",
  layer: 'core',
  changes: 'new (replaced by TEN-STRAT-11)',
  default: 'on',
  keyword: 'vehicle',
  params: {
    worthPoints,
    ...rammed,
    extraDice: integer(2, 0, 6, "more dice if the weapon's Strength is above the target's Toughness", 'dice'),
  },
  patch: ({ cost, extraDice, ...values }, s) => {
    const how: Ram = { ...values, diceOf: byStrength(extraDice) };
    return { wrap: priced(TANK_SHOCK, cost), after: { ownChargeEnds: (g, u) => offer(g, s, u, how) } };
  },
});

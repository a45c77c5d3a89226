import type { Game, Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Modern } from '../family.ts';
import { type DiceOf, offer, worthPoints } from './tank-shock.ts';

const byStrength: DiceOf = (g, s, u, t) => {
  const strength = ramStrength(g, u);
  return strength === 0 ? 0 : strength + (strength > s.toughnessOf(g, t) ? 2 : 0);
};

/** The best Strength of a melee weapon in the unit. */
function ramStrength(g: Game<Modern>, u: Unit<Modern>): number {
  let best = 0;
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const carried = g.sheetOf(m).weapons;
    for (let c = 0; c < carried.length; c++) {
      const profile = u.sheet.weapons[carried[c]].profile;
      if (profile.melee && profile.S.dice === 0) best = Math.max(best, profile.S.plus);
    }
  }
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
  params: { worthPoints },
  patch: (p, s) => ({ after: { ownChargeEnds: (g, u) => offer(g, s, u, p.worthPoints, byStrength) } }),
});

import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { ridersOf } from './riders.ts';

const MELEE_GRENADE = keyword('melee-grenade');

/** Every rider of a bike strikes a fleeing unit, and throws a grenade of his own. */
export default defineRule({
  id: 'WAF-UNIT-04',
  title: 'Bikes: automatic hits and grenades multiply',
  source: 'Unit Types, Bikes and Jetbikes, Assault',
  text: 'Hits from a Sweeping Advance, hits on a fleeing unit that has not regrouped, and grenade attacks are multiplied by the number of riders.',
  changes:
    'classic base: Grenades against vehicles and monsters, one attack per model (CLS-WPN-55); the hits multiply those of WAF-ASSAULT-18',
  outside: ['WAF-UNIT-06', 'WAF-UNIT-07'],
  default: 'on',
  keyword: 'riders',
  patch: (_p, s) => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) => next(g, model, frame) * ridersOf(g, model),
      attacksOf: (next) => (g, model, enemy) => {
        const attacks = next(g, model, enemy);
        const index = s.meleeWeaponOf(g, model, enemy);
        const throws = index >= 0 && hasBit(g.unitOf(model).sheet.weapons[index].profile.bits, MELEE_GRENADE);
        return throws ? attacks * ridersOf(g, model) : attacks;
      },
    },
  }),
});

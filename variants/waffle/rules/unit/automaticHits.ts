import { hasBit, keyword, purpose } from 'sandtable/rules';
import { TYPE } from '../../../classic/family.ts';
import { isGargantuan } from '../../../classic/heavy/kinds.ts';
import { defineRule } from '../../family.ts';
import { ridersOf } from '../../riders.ts';

const SWEEP_HITS = purpose('sweep-hits');
const MELEE_GRENADE = keyword('melee-grenade');

/** Every rider of a bike strikes who flees, and throws a grenade of his own. */
export const ridersStrike = defineRule({
  id: 'WAF-UNIT-04',
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

/** A monster strikes who flees D3 times. */
export const monstersStrike = defineRule({
  id: 'WAF-UNIT-06',
  default: 'on',
  keyword: ['monster', 'flying-monster'],
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) => {
        const { type } = g.sheetOf(model).stats;
        return type === TYPE.monster || type === TYPE['flying-monster'] ? g.dice.d3(frame, SWEEP_HITS) : next(g, model, frame);
      },
    },
  }),
});

/** A gargantuan strikes who flees D6 times. */
export const gargantuansStrike = defineRule({
  id: 'WAF-UNIT-07',
  default: 'on',
  keyword: ['gargantuan', 'flying-gargantuan'],
  patch: () => ({
    wrap: {
      automaticHitsOf: (next) => (g, model, frame) =>
        isGargantuan(g.sheetOf(model).stats) ? g.dice.d6(frame, SWEEP_HITS) : next(g, model, frame),
    },
  }),
});

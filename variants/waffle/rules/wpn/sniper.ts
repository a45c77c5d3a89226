import { hasBit, keyword, purpose } from 'sandtable/rules';
import { STAT } from '../../../classic/family.ts';
import { attackHas } from '../../../classic/special/carried.ts';
import { defineRule } from '../../family.ts';

const SNIPER = keyword('sniper');
const RENDING = keyword('rending');
/** The same die as that of Rending weapons. */
const RENDING_DIE = purpose('rending');

/** Who has the rule makes a Sniper's shots with whatever he fires: Precision Shots on a 6, and the rest of it. */
export const sniperFirers = defineRule({
  id: 'WAF-WPN-27',
  default: 'on',
  keyword: 'sniper',
  requires: ['CLS-WPN-25'],
  patch: () => ({
    wrap: {
      snipes: (next) => (g, a) => next(g, a) || (!a.melee && a.bearer >= 0 && hasBit(g.sheetOf(a.bearer).keywordBits, SNIPER)),
    },
  }),
});

/** Its 4+ To Wound is rolled again where the Strength is not less than the Toughness. (The 4+ is that of the base.) */
export const sniperRerolls = defineRule({
  id: 'WAF-WPN-28',
  default: 'on',
  keyword: 'sniper',
  requires: ['CLS-WPN-25'],
  patch: (_p, s) => ({
    wrap: {
      rerollsWound: (next) => (g, a, face) => next(g, a, face) || (a.strength > 0 && a.strength >= a.toughness && s.snipes(g, a)),
      worthAt: (next) => (g, u, weapon, target, inches, worth) => {
        const arm = u.sheet.weapons[weapon].profile;
        const { stats } = target.sheet.models[0];
        const again = hasBit(arm.bits, SNIPER) && stats.vehicle === 0 && arm.strength > 0 && arm.strength >= stats.values[STAT.T];
        return next(g, u, weapon, target, inches, again ? worth * AGAIN : worth);
      },
    },
  }),
});

/** What a second die adds to a 4+. */
const AGAIN = 3 / 2;

/** It rends armour too: D3 more on a 6. (That a 6 To Wound is AP2, and that it is Pinning, is of the base.) */
export const sniperRends = defineRule({
  id: 'WAF-WPN-29',
  default: 'on',
  keyword: 'sniper',
  requires: ['CLS-WPN-25'],
  patch: (_p, s) => ({
    wrap: {
      penetrationBonus: (next) => (g, a, highest) => {
        const bonus = next(g, a, highest);
        return highest === 6 && s.snipes(g, a) && !attackHas(g, a, RENDING) ? bonus + g.dice.d3(a.frame, RENDING_DIE) : bonus;
      },
    },
  }),
});

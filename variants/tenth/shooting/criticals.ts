import { type Ability, decision, hasBit, keyword, take, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { DAMAGE_REROLL, DAMAGE_ROLL } from '../state.ts';
import type { Tables } from '../tables.ts';
import { numberOf } from '../timing/ability.ts';

export const AS_SIX = 'hit-treated-as-6';
const HAS_AS_SIX = keyword(AS_SIX);
const AGAIN_ONES = keyword('damage-reroll-ones');
const TREATED = unitRegister('hits-treated-as-6', 'phase');
/** Whether a Hit roll that failed is treated as an unmodified 6. */
const TREAT = decision<Modern>('hit-treated-as-6', 'flag', take);

/** Abilities that act on single dice. */
export const diceAbilities: readonly Ability<Modern, Tables>[] = [
  {
    keyword: AS_SIX,
    text: 'Up to X times a phase a Hit roll of this unit that failed may be treated as an unmodified 6.',
    patch: () => ({
      wrap: {
        hitFace: (next) => (g, a) => {
          const face = next(g, a);
          const u = a.attacker;
          if (!hasBit(u.anyBits, HAS_AS_SIX) || face >= a.criticalHitOn || (face > 1 && face >= a.hitOn)) return face;
          if (u.reg[TREATED] >= numberOf(g, u, AS_SIX) || !g.choose(TREAT, u.side, u, a.target)) return face;
          u.reg[TREATED]++;
          a.treated = true;
          return 6;
        },
      },
    }),
  },
  {
    keyword: 'damage-reroll-ones',
    text: 'Damage rolls of 1 of this weapon are re-rolled, where its Damage is a single die.',
    patch: (s) => ({
      wrap: {
        damageRoll: (next) => (g, a, m) => {
          const { dice, sides, plus } = a.profile.D;
          if (dice !== 1 || !hasBit(a.profile.bits, AGAIN_ONES)) return next(g, a, m);
          let face = g.dice.d6(a.dice, DAMAGE_ROLL);
          a.rerolled = s.resultOf(g, sides, face) === 1;
          if (a.rerolled) face = g.dice.nth(a.dice, DAMAGE_REROLL, g.dice.taken(a.dice, DAMAGE_ROLL) - 1);
          return (sides === 3 ? (face + 1) >> 1 : face) + plus;
        },
      },
    }),
  },
  {
    keyword: 'advance-penalty',
    text: 'Advance rolls of this unit are X lower.',
    patch: () => ({
      wrap: {
        advanceModifier: (next) => (g, u) => next(g, u) - numberOf(g, u, 'advance-penalty'),
      },
    }),
  },
];

import type { Ability } from 'sandtable/rules';
import { decision, hasBit, keyword, take, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import { SUSTAINED_WORDS } from '../modifiers/instances.ts';
import { DAMAGE_REROLL, DAMAGE_ROLL } from '../states.ts';
import type { Tables } from '../tables.ts';

const AS_SIX = 'hit-treated-as-6';
const HAS_AS_SIX = keyword(AS_SIX);
const AGAIN_ONES = keyword('damage-reroll-ones');
const TREATED = unitRegister('hits-treated-as-6', 'phase');
/** Whether a Hit roll that failed is treated as an unmodified 6. */
const TREAT = decision<Modern>('hit-treated-as-6', 'flag', take);

/** Additional hits are plain hits: what the Critical Hit does besides is its own. */
export const additionalHitsPlain = defineRule({
  id: 'TEN-SHOOT-15',
  default: 'on',
  keyword: SUSTAINED_WORDS,
  patch: () => ({ wrap: { additionalHitsShare: () => () => false } }),
});

/** A die that was rolled again sets off what its result sets off; of a halved die the half counts. */
export const rerollsAreRolls = defineRule({
  id: 'TEN-MOD-20',
  default: 'on',
  patch: () => ({
    wrap: {
      rerollSetsOff: () => () => true,
      resultOf: () => (_g, sides, face) => (sides === 3 ? (face + 1) >> 1 : face),
    },
  }),
});

/** A die that is treated as another result sets off what that result sets off. */
export const treatedAs = defineRule({
  id: 'TEN-MOD-24',
  default: 'on',
  keyword: AS_SIX,
  patch: () => ({ wrap: { treatedSetsOff: () => () => true } }),
});

/** A modified roll counts as 1 at least. */
export const rollsFromOne = defineRule({
  id: 'TEN-MOD-18',
  default: 'on',
  patch: () => ({ wrap: { modifiedRoll: (next) => (g, rolled, plus) => Math.max(1, next(g, rolled, plus)) } }),
});

/** Abilities about single dice. */
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
          if (u.reg[TREATED] >= mostOf(u.sheet.models, AS_SIX) || !g.choose(TREAT, u.side, u, a.target)) return face;
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
        advanceModifier: (next) => (g, u) => next(g, u) - mostOf(u.sheet.models, 'advance-penalty'),
      },
    }),
  },
];

/** The highest value that an ability has on any model of a sheet; 0 without it. */
function mostOf(models: readonly { readonly values: { readonly [ability: string]: number } }[], ability: string): number {
  let most = 0;
  for (let k = 0; k < models.length; k++) most = Math.max(most, models[k].values[ability] ?? 0);
  return most;
}

import type { Ability } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';
import { addNumber } from '../special-rules/16-duplicates.ts';
import { HIT_REROLL, HIT_ROLL, WOUND_REROLL, WOUND_ROLL } from '../state.ts';
import type { Tables } from '../tables.ts';
import { EFFECTS, GIVES } from './effect.ts';
import { leastOf, sumOf } from './gifts.ts';

const misses = (a: Attack, face: number): boolean => face < a.criticalHitOn && (face === 1 || face < a.hitOn);
const failsToWound = (a: Attack, face: number): boolean => face < a.criticalWoundOn && (face === 1 || face < a.woundOn);

/** What effects do to the rolls of attacks that their unit makes, and of those made at it. */
export const rollEffects: Ability<Modern, Tables> = {
  keyword: EFFECTS,
  text: '`effects: [{ while: leading, gives: [save-bonus 1] }]`: a list of its own, not among abilities. What effects do to rolls.',
  patch: (s) => ({
    after: {
      // Sustained Hits count as instances of the core ability.
      instancesOf: (g, a, ability, to) => {
        if (ability === 'sustained-hits') addNumber(to, sumOf(g, s, s.bonusUnit(g, a), GIVES['sustained-hits'], a));
      },
    },
    wrap: {
      hitModifier: (next) => (g, a) => next(g, a) + sumOf(g, s, s.bonusUnit(g, a), GIVES['hit-bonus'], a),
      woundModifier: (next) => (g, a) => next(g, a) + sumOf(g, s, s.bonusUnit(g, a), GIVES['wound-bonus'], a),
      hitPenalty: (next) => (g, a) => next(g, a) + sumOf(g, s, a.target, GIVES['harder-to-hit'], a),
      woundPenalty: (next) => (g, a) => next(g, a) + sumOf(g, s, a.target, GIVES['harder-to-wound'], a),
      saveModifier: (next) => (g, a, m) => next(g, a, m) + sumOf(g, s, g.unitOf(m), GIVES['save-bonus'], a),
      feelNoPainOn: (next) => (g, m, mortal, a) => {
        const on = next(g, m, mortal, a);
        const given = leastOf(g, s, g.unitOf(m), GIVES['feel-no-pain'], a);
        return given !== 0 && given < on ? given : on;
      },
      criticalHitWounds: (next) => (g, a) => next(g, a) || sumOf(g, s, s.bonusUnit(g, a), GIVES['lethal-hits'], a) > 0,
      hitFace: (next) => (g, a) => {
        const face = next(g, a);
        if (a.rerolled || !misses(a, face)) return face;
        const u = s.bonusUnit(g, a);
        if (sumOf(g, s, u, GIVES['hit-rerolls'], a) === 0 && (face > 1 || sumOf(g, s, u, GIVES['hit-reroll-ones'], a) === 0)) return face;
        a.rerolled = true;
        return g.dice.nth(a.dice, HIT_REROLL, g.dice.taken(a.dice, HIT_ROLL) - 1);
      },
      woundFace: (next) => (g, a) => {
        const face = next(g, a);
        if (a.rerolled || !failsToWound(a, face)) return face;
        const u = s.bonusUnit(g, a);
        if (sumOf(g, s, u, GIVES['wound-rerolls'], a) === 0 && (face > 1 || sumOf(g, s, u, GIVES['wound-reroll-ones'], a) === 0))
          return face;
        a.rerolled = true;
        return g.dice.nth(a.dice, WOUND_REROLL, g.dice.taken(a.dice, WOUND_ROLL) - 1);
      },
    },
  }),
};

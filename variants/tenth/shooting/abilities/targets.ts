import type { Ability, Game, Unit } from 'sandtable/rules';
import { decision, enemyOf, first, hasBit, keyword, PLACE, unitRegister } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { WOUND_REROLL, WOUND_ROLL } from '../../state.ts';
import type { Tables } from '../../tables.ts';
import { unitInches } from '../../terrain/distance.ts';

const SINGLE = keyword('single-target-rerolls-wound-ones');
const CLOSEST = keyword('hit-bonus-against-closest');
/** The slot of the closest enemy unit, plus one. */
const CLOSEST_ENEMY = unitRegister('closest-enemy', 'phase');
/** Which of several equally close enemy units counts as the closest (TEN-SHOOT-23). */
export const CLOSEST_OF = decision<Modern>('TEN-SHOOT-23/closest', 'unit', first);

/** Whether everything fired in the volley has one target (TEN-SHOOT-21). */
function atOneTarget(g: Game<Modern>): boolean {
  const v = g.desk.volleys[g.desk.volleyDepth - 1];
  if (v === undefined) return false;
  for (let row = 1; row < v.n; row++) if (v.target[row] !== v.target[0]) return false;
  return true;
}

/** A unit that shoots at a single target re-rolls Wound rolls of 1. */
export const singleTargetRerolls: Ability<Modern, Tables> = {
  keyword: 'single-target-rerolls-wound-ones',
  text: 'If all ranged attacks of this unit are made at a single target, its Wound rolls of 1 are re-rolled.',
  patch: () => ({
    wrap: {
      woundFace: (next) => (g, a) => {
        const face = next(g, a);
        if (face > 1 || a.rerolled || a.melee || !hasBit(a.attacker.anyBits, SINGLE) || !atOneTarget(g)) return face;
        a.rerolled = true;
        return g.dice.nth(a.dice, WOUND_REROLL, g.dice.taken(a.dice, WOUND_ROLL) - 1);
      },
    },
  }),
};

/** +1 to hit the closest enemy unit. */
export const bonusAgainstClosest: Ability<Modern, Tables> = {
  keyword: 'hit-bonus-against-closest',
  text: 'This unit has +1 to its Hit rolls against the closest enemy unit.',
  patch: () => ({
    before: {
      selectedToShoot: (_g, u) => {
        u.reg[CLOSEST_ENEMY] = 0;
      },
    },
    wrap: {
      hitModifier: (next) => (g, a) => {
        const u = a.attacker;
        if (!hasBit(u.anyBits, CLOSEST)) return next(g, a);
        if (u.reg[CLOSEST_ENEMY] === 0) u.reg[CLOSEST_ENEMY] = closestTo(g, u) + 1;
        return next(g, a) + (u.reg[CLOSEST_ENEMY] === a.target.slot + 1 ? 1 : 0);
      },
    },
  }),
};

/** The enemy unit closest to a unit; its player picks among equals. -1 with no enemies on the table. */
function closestTo(g: Game<Modern>, u: Unit<Modern>): number {
  const enemies = g.sides[enemyOf(u.side)];
  let least = Infinity;
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    if (enemies[k].place !== PLACE.table || enemies[k].alive === 0) continue;
    const inches = unitInches(g, u, enemies[k]);
    if (inches > least) continue;
    if (inches < least) n = 0;
    least = inches;
    CLOSEST_OF.options[n++] = enemies[k].slot;
  }
  if (n === 0) return -1;
  return CLOSEST_OF.options[n === 1 ? 0 : g.ask(CLOSEST_OF, u.side, u, null, n)];
}

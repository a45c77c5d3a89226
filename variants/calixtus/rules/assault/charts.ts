import { matrix } from 'sandtable/kit';
import { defineRule } from '../../family.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Better skill: 3+; the enemy's at least double: 5+; else 4+. */
const needToStrike = (own: number, enemy: number): number => (own > enemy ? 3 : enemy >= 2 * own ? 5 : 4);

/** Strength of twice the Toughness: 2+; above it: 3+; equal: 4+; below: 5+; half of it or less: 6+. */
function needToWound(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength >= toughness) return strength > toughness ? 3 : 4;
  return 2 * strength <= toughness ? 6 : 5;
}

/** To Hit in close combat. */
export const toStrikeChart = defineRule({
  id: 'CAL-ASSAULT-05',
  default: 'on',
  tables: (t) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => needToStrike(own, enemy))),
    ),
  }),
});

/** To Wound, in combat and by fire: nothing is impossible. */
export const toWoundChart = defineRule({
  id: 'CAL-ASSAULT-06',
  default: 'on',
  tables: (t) => ({
    ...t,
    toWound: matrix(
      1,
      TEN.map((strength) => TEN.map((toughness) => needToWound(strength, toughness))),
    ),
  }),
});

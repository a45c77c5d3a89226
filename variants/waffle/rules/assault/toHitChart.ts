import { lookUp, matrix } from 'sandtable/kit';
import { defineRule } from '../../family.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const MASTERY = 10;
/** Weapon Skill that the greatest masters hit without a roll. */
const UNSKILLED = 4;

/** The printed chart in words; where it and the prose beside it disagree, the chart has it. */
function needToStrike(own: number, enemy: number): number {
  if (own > enemy) return own > 2 * enemy ? 2 : 3;
  if (enemy >= 2 * own + 3) return 6;
  return enemy >= 2 * own ? 5 : 4;
}

/** Weapon Skills compared: from 2+ against less than half to 6+ against more than double and 2. */
export const toHitChart = defineRule({
  id: 'WAF-ASSAULT-12',
  default: 'on',
  tables: (t) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => needToStrike(own, enemy))),
    ),
  }),
});

/** Weapon Skill 10 hits 4 and less without a roll. */
export const surestBlows = defineRule({
  id: 'WAF-ASSAULT-13',
  default: 'on',
  tables: (t) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => (own === MASTERY && enemy <= UNSKILLED ? 1 : lookUp(t.toStrike, own, enemy)))),
    ),
  }),
});

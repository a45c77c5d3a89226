import { matrix } from 'sandtable/kit';
import { defineRule } from '../family.ts';
import { TEN } from './charts.ts';

/** Strength of twice the Toughness: 2+; above it: 3+; equal: 4+; below: 5+; half of it or less: 6+. */
function needToWound(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength >= toughness) return strength > toughness ? 3 : 4;
  return 2 * strength <= toughness ? 6 : 5;
}

/** To Wound, in combat and by fire: nothing is impossible. */
export default defineRule({
  id: 'CAL-ASSAULT-06',
  title: 'To-wound chart',
  source: 'The Assault Phase, point 6',
  text: [
    'S at least 2xT = 2+; S above T = 3+; S equal to T = 4+; S below T = 5+; 2xS at most T = 6+.',
    'Ruling: "twice" means twice or more and "halved" means half or less; there is no impossible result (the base has one at S = T-4 or less). Instant Death by Strength (CLS-SHOOT-20) is not touched; Our Weapons Are Useless (CLS-ASSAULT-30) is left for vehicles only. Used for shooting and close combat (CAL-SHOOT-08). Powers and hits without a to-wound roll keep their own text.',
  ].join('\n'),
  changes: 'replaces classic base: to-wound chart (CLS-SHOOT-10, CLS-ASSAULT-21)',
  default: 'on',
  tables: (t) => ({
    ...t,
    toWound: matrix(
      1,
      TEN.map((strength) => TEN.map((toughness) => needToWound(strength, toughness))),
    ),
  }),
});

import { matrix } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { TEN } from './charts.ts';

/** The rolls needed to wound, by Strength against Toughness: at least twice it, above it, equal, below it, half of it or less. */
interface Needs {
  readonly twiceOn: number;
  readonly aboveOn: number;
  readonly equalOn: number;
  readonly belowOn: number;
  readonly halfOn: number;
}

function needToWound(strength: number, toughness: number, { twiceOn, aboveOn, equalOn, belowOn, halfOn }: Needs): number {
  if (strength >= 2 * toughness) return twiceOn;
  if (strength >= toughness) return strength > toughness ? aboveOn : equalOn;
  return 2 * strength <= toughness ? halfOn : belowOn;
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
  params: {
    twiceOn: integer(2, 2, 7, 'roll to wound at a Strength of at least twice the Toughness', 'needed on a D6'),
    aboveOn: integer(3, 2, 7, 'roll to wound at a Strength above the Toughness', 'needed on a D6'),
    equalOn: integer(4, 2, 7, 'roll to wound at a Strength equal to the Toughness', 'needed on a D6'),
    belowOn: integer(5, 2, 7, 'roll to wound at a Strength below the Toughness', 'needed on a D6'),
    halfOn: integer(6, 2, 7, 'roll to wound at a Strength of at most half the Toughness', 'needed on a D6'),
  },
  tables: (t, needs) => ({
    ...t,
    toWound: matrix(
      1,
      TEN.map((strength) => TEN.map((toughness) => needToWound(strength, toughness, needs))),
    ),
  }),
});

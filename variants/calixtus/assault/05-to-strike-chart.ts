import { matrix } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { TEN } from './charts.ts';

/** To Hit in close combat. */
export default defineRule({
  id: 'CAL-ASSAULT-05',
  title: 'To-hit in close combat',
  source: 'The Assault Phase, point 5',
  text: [
    'With attacker WS a and defender WS d: d below a = 3+; d from a up to 2a-1 = 4+; d of 2a or more = 5+.',
    'Ruling: "minus 1" is taken off the doubled WS, as this leaves no gap before "twice as high"; 2(a-1) would leave a hole at 2a-1. The WS of a unit is its majority WS (CLS-DEF-11). Models without WS are hit as in CLS-ASSAULT-20 and CLS-VEH-30.',
  ].join('\n'),
  changes: 'replaces classic base: WS chart (CLS-ASSAULT-20: 5+ only when d is above 2a)',
  default: 'on',
  params: {
    betterOn: integer(3, 2, 7, 'roll to hit with more skill than the enemy', 'needed on a D6'),
    equalOn: integer(4, 2, 7, 'roll to hit with as much skill as the enemy, or less', 'needed on a D6'),
    farWorseOn: integer(5, 2, 7, 'roll to hit where the enemy has at least twice the skill', 'needed on a D6'),
  },
  tables: (t, { betterOn, equalOn, farWorseOn }) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => (own > enemy ? betterOn : enemy >= 2 * own ? farWorseOn : equalOn))),
    ),
  }),
});

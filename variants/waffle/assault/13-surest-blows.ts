import { lookUp, matrix } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { TEN } from './to-hit-chart.ts';

/** Weapon Skill 10 hits Weapon Skill 4 or less without a roll. */
export default defineRule({
  id: 'WAF-ASSAULT-13',
  title: 'WS 10 hits the unskilled automatically',
  source: 'Rolling to Hit, To Hit Chart, last row',
  text: [
    'A WS 10 attacker hits WS 1, 2, 3 or 4 targets without rolling.',
    'Ruling: No die exists, so effects keyed to a To Hit value (rear armour on 6, Precision Strikes) cannot happen.',
  ].join('\n'),
  changes: 'classic base: Close combat To Hit chart (CLS-ASSAULT-20)',
  default: 'on',
  params: {
    skill: integer(10, 1, 10, 'Weapon Skill that hits without a roll', 'Weapon Skill'),
    enemy: integer(4, 1, 10, 'highest Weapon Skill that it hits without a roll', 'Weapon Skill'),
  },
  tables: (t, { skill, enemy: upTo }) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => (own === skill && enemy <= upTo ? 1 : lookUp(t.toStrike, own, enemy)))),
    ),
  }),
});

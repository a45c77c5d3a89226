import { lookUp, matrix } from 'sandtable/kit';
import { defineRule } from '../family.ts';
import { TEN } from './to-hit-chart.ts';

const MASTERY = 10;
/** The highest Weapon Skill that Weapon Skill 10 hits without a roll. */
const UNSKILLED = 4;

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
  tables: (t) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => (own === MASTERY && enemy <= UNSKILLED ? 1 : lookUp(t.toStrike, own, enemy)))),
    ),
  }),
});

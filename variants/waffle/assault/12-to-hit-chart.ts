import { matrix } from 'sandtable/kit';
import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { TEN } from './to-hit-chart.ts';

/** The rolls needed, by how skilled the enemy is: less than half, less, as skilled, twice, twice and three more. */
interface Needs {
  readonly farBetterOn: number;
  readonly betterOn: number;
  readonly equalOn: number;
  readonly worseOn: number;
  readonly farWorseOn: number;
}

/** The printed chart as a formula; where it and the accompanying prose disagree, the chart prevails. */
function needToStrike(own: number, enemy: number, { farBetterOn, betterOn, equalOn, worseOn, farWorseOn }: Needs): number {
  if (own > enemy) return own > 2 * enemy ? farBetterOn : betterOn;
  if (enemy >= 2 * own + 3) return farWorseOn;
  return enemy >= 2 * own ? worseOn : equalOn;
}

/** Compares Weapon Skills: from 2+ against less than half, to 6+ against more than double plus 2. */
export default defineRule({
  id: 'WAF-ASSAULT-12',
  title: 'Close combat To Hit chart',
  source: 'Rolling to Hit, To Hit Chart and the paragraph below it',
  text: [
    'Compare attacker WS (rows) with the WS of the target unit (columns); A means the attack hits automatically.',
    'WS 1 2 3 4 5 6 7 8 9 10',
    '1 4+ 5+ 5+ 5+ 6+ 6+ 6+ 6+ 6+ 6+',
    '2 3+ 4+ 4+ 5+ 5+ 5+ 6+ 6+ 6+ 6+',
    '3 2+ 3+ 4+ 4+ 4+ 5+ 5+ 5+ 6+ 6+',
    '4 2+ 3+ 3+ 4+ 4+ 4+ 4+ 5+ 5+ 5+',
    '5 2+ 2+ 3+ 3+ 4+ 4+ 4+ 4+ 4+ 5+',
    '6 2+ 2+ 3+ 3+ 3+ 4+ 4+ 4+ 4+ 4+',
    '7 2+ 2+ 2+ 3+ 3+ 3+ 4+ 4+ 4+ 4+',
    '8 2+ 2+ 2+ 3+ 3+ 3+ 3+ 4+ 4+ 4+',
    '9 2+ 2+ 2+ 2+ 3+ 3+ 3+ 3+ 4+ 4+',
    '10 A A A A 3+ 3+ 3+ 3+ 3+ 4+',
    "Ruling: Prose and table disagree at exact multiples (prose gives 2+ at exactly double and keeps 4+ against exactly double; the table gives 3+ and 5+). The table governs. It equals: WS 10 against 4 or less A; attacker more than double 2+; attacker higher 3+; defender at least double plus 3 6+; defender at least double 5+; otherwise 4+. The target's WS is the majority value, ties taking the higher.",
  ].join('\n'),
  changes: 'classic base: Close combat To Hit chart of 3+, 4+ and 5+ only (CLS-ASSAULT-20)',
  default: 'on',
  params: {
    farBetterOn: integer(2, 2, 7, 'roll to hit at more than twice the skill of the enemy', 'needed on a D6'),
    betterOn: integer(3, 2, 7, 'roll to hit at a higher skill than the enemy', 'needed on a D6'),
    equalOn: integer(4, 2, 7, 'roll to hit an enemy of the same skill, or less than twice it', 'needed on a D6'),
    worseOn: integer(5, 2, 7, 'roll to hit an enemy of at least twice the skill', 'needed on a D6'),
    farWorseOn: integer(6, 2, 7, 'roll to hit an enemy of at least twice the skill and 3 more', 'needed on a D6'),
  },
  tables: (t, needs) => ({
    ...t,
    toStrike: matrix(
      1,
      TEN.map((own) => TEN.map((enemy) => needToStrike(own, enemy, needs))),
    ),
  }),
});

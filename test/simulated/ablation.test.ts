import { expect, test } from 'vitest';
import { howMany } from '../sampled.ts';
import { Coverage, drawn, loadTally, resultOf, tallyPlan } from '../src/study/tally.ts';
import { atLeast, percent, printTable } from './figures.ts';

const RESULTS = howMany(200, 100);
const PAIRS = 64;

test('intervals of an ablation contain the known effects, interactions and shares', async () => {
  const full = await loadTally();
  const rows: { [column: string]: string | number }[] = [];
  // All coalitions, and the fewest orders that give an interval.
  for (const coalitions of [32, 18]) {
    const coverage = new Coverage();
    for (let i = 0; i < RESULTS; i++) {
      const plan = tallyPlan(full, coalitions, `orders ${i}`);
      coverage.add(resultOf(plan, drawn(full, plan, PAIRS, `luck ${i}`), `result ${i}`));
    }
    for (const [name, share] of coverage.shares) expect(atLeast(0.95, Math.round(share * RESULTS), RESULTS), name).toBe(true);
    const kinds = { 'single rules': / of TAL-[A-Z]+-\d\d$/, 'two together': / with /, shares: / share of /, 'the whole': / whole$/ };
    for (const [kind, names] of Object.entries(kinds)) {
      const of = coverage.shares.filter(([name]) => names.test(name) && (kind !== 'single rules' || !/ share | with /.test(name)));
      const mean = of.reduce((sum, [, share]) => sum + share, 0) / of.length;
      rows.push({ of: kind, rulesets: coalitions, intervals: of.length, lowest: percent(of[0]![1]), mean: percent(mean) });
    }
  }
  printTable(`Intervals of an ablation of five rules, ${PAIRS} pairs, ${RESULTS} results each (stated: 95 %)`, rows);
});

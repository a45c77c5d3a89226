import { loadSelection, soak } from '../../src/testing/index.ts';
import { scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { howMany } from '../sampled.ts';
import { checksOf } from './checks.ts';

/** Pairs of engagements for each ruleset: 4 engagements, or 200 with `npm run test:soak:full`. */
const PAIRS = howMany(100, 2);

/** Every bundled scenario, led as it says and led at random. */
const battles = scenarios.flatMap((id) => [loadScenario(id), loadScenario(id, { doctrines: { red: 'random', blue: 'random' } })]);

/** Plays engagements of a ruleset, spread over the bundled scenarios from the nth on, and names the invariants that were broken. */
export async function broken(spec: string, nth: number): Promise<string[]> {
  const selection = await loadSelection(spec);
  const each = Math.ceil(PAIRS / battles.length);
  let left = PAIRS;
  const problems: string[] = [];
  for (let k = 0; left > 0; k++) {
    const battle = battles[(nth + k) % battles.length] as (typeof battles)[number];
    const pairs = Math.min(each, left);
    const found = soak(selection, battle, pairs, 'subsets', nth * PAIRS, checksOf(selection));
    problems.push(...found.problems.map((it) => `${spec} in ${battle.id}: ${it}`));
    left -= pairs;
  }
  return problems;
}

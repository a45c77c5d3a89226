import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import { loadSelection, soak } from '../../src/testing/index.ts';
import { builtIn, scenarios } from '../bundled.ts';
import { randomSubset } from '../subsets.ts';

/** Pairs of engagements for each ruleset: 200 engagements. */
const PAIRS = 100;
const SUBSETS = 200;
const ATONCE = 20;

const battles = scenarios.flatMap((id) => [loadScenario(id), loadScenario(id, { doctrines: { red: 'random', blue: 'random' } })]);
const variants = await Promise.all(builtIn.map((id) => loadSelection(id)));

/** Plays 200 engagements of a ruleset, spread over the bundled scenarios, and names what was broken. */
async function broken(spec: string, nth: number): Promise<string[]> {
  const selection = await loadSelection(spec);
  const each = Math.ceil(PAIRS / battles.length);
  let left = PAIRS;
  const problems: string[] = [];
  for (let k = 0; left > 0; k++) {
    const battle = battles[(nth + k) % battles.length] as (typeof battles)[number];
    const pairs = Math.min(each, left);
    const found = soak(selection, battle, pairs, 'subsets', nth * PAIRS);
    problems.push(...found.problems.map((it) => `${spec} in ${battle.id}: ${it}`));
    left -= pairs;
  }
  return problems;
}

for (const { variant, rules } of variants.filter((it) => it.variant.catalogue.length > 0)) {
  const own = new Set(variant.catalogue.map((it) => it.id));
  const house = rules.filter((it) => own.has(it.rule.id));

  describe(`${variant.id}, rule by rule`, () => {
    test.each(house.map(({ rule, on }, i) => [`${variant.id}@${on ? '-' : '+'}${rule.id}`, i] as const))(
      '%s keeps every invariant',
      async (spec, i) => expect(await broken(spec, i)).toEqual([]),
      120_000,
    );
  });

  describe(`${variant.id}, random subsets of its rules`, () => {
    test.each(Array.from({ length: SUBSETS / ATONCE }, (_, i) => i))(
      'subsets of series %i keep every invariant',
      async (series) => {
        for (let i = series * ATONCE; i < (series + 1) * ATONCE; i++) {
          expect(await broken(await randomSubset(variant.id, i), i)).toEqual([]);
        }
      },
      600_000,
    );
  });
}

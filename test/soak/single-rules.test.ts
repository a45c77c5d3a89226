import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { oneIn } from '../sampled.ts';
import { broken } from './kept-invariants.ts';
import { houseRules } from './subsets.ts';

const variants = await Promise.all(builtIn.map((id) => loadSelection(id)));

for (const { variant, rules } of variants.filter((it) => houseRules(it.variant).length > 0)) {
  const own = new Set(houseRules(variant).map((it) => it.id));
  const house = rules.filter((it) => own.has(it.rule.id));

  describe(`${variant.id} with one house rule switched the other way`, () => {
    test.each(house.map(({ rule, on }, i) => [`${variant.id}@${on ? '-' : '+'}${rule.id}`, i] as const).filter(oneIn(4)))(
      '%s keeps every invariant',
      async (spec, i) => expect(await broken(spec, i)).toEqual([]),
    );
  });
}

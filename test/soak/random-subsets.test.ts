import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { howMany } from '../sampled.ts';
import { broken } from './kept-invariants.ts';
import { houseRules, randomSubset } from './subsets.ts';

const SUBSETS = howMany(200, 10);
const ATONCE = 10;

const variants = await Promise.all(builtIn.map((id) => loadSelection(id)));

for (const { variant } of variants.filter((it) => houseRules(it.variant).length > 0)) {
  describe(`random subsets of the rules of ${variant.id}`, () => {
    test.each(Array.from({ length: SUBSETS / ATONCE }, (_, i) => i))('subsets of series %i keep every invariant', async (series) => {
      for (let i = series * ATONCE; i < (series + 1) * ATONCE; i++) {
        expect(await broken(await randomSubset(variant.id, i), i)).toEqual([]);
      }
    });
  });
}

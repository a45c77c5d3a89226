import { expect, test } from 'vitest';
import { loadSelection, soak } from '../src/testing/index.ts';
import { builtIn } from './bundled.ts';
import { loadScenario } from './files.ts';
import { oneIn } from './sampled.ts';
import { flipped } from './switched.ts';

const duel = loadScenario('duel');

test.each(builtIn)('rules of %s can be switched alone, and the others still work', async (id) => {
  const free = (await loadSelection(id)).rules.filter((it) => it.replacedBy === null);
  for (const { rule } of free.filter(oneIn(2))) {
    const result = soak(await loadSelection(`${id}@${flipped(rule)}`), duel, 1, 'switch');
    expect(result.problems, rule.id).toEqual([]);
  }
});

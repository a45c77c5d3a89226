import { expect, test } from 'vitest';
import { loadSelection, soak } from '../src/testing/index.ts';
import { builtIn } from './bundled.ts';
import { loadScenario } from './files.ts';
import { flipped } from './switched.ts';

const duel = loadScenario('duel');

test.each(builtIn)('every rule of %s can be switched alone, and the others still work', async (id) => {
  for (const { rule, replacedBy } of (await loadSelection(id)).rules) {
    if (replacedBy !== null) continue;
    const result = soak(await loadSelection(`${id}@${flipped(rule)}`), duel, 1, 'switch');
    expect(result.problems, rule.id).toEqual([]);
  }
});

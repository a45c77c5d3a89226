import { describe, expect, test } from 'vitest';
import { loadSelection, soak } from '../../src/testing/index.ts';
import { builtIn, scenarios } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { howMany } from '../sampled.ts';
import { checksOf } from './checks.ts';

const PAIRS = howMany(50, 1);

describe.each(builtIn)('%s, led at random', async (id) => {
  const selection = await loadSelection(id);
  const checks = checksOf(selection);
  test.each(scenarios)('%s: moves, shots and answers are within the rules', (scenario) => {
    const battle = loadScenario(scenario, { doctrines: { red: 'random', blue: 'random' } });
    expect(soak(selection, battle, PAIRS, 'all', 0, checks).problems).toEqual([]);
  });
});

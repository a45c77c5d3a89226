import { describe, expect, test } from 'vitest';
import { loadSelection, soak } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { loadScenario } from '../files.ts';
import { howMany } from '../sampled.ts';
import { checksOf } from './checks.ts';

/** Pairs of engagements by scenario: 50,000 engagements in all, one in thirty of them unless the soak is to be full. */
const SHARE = howMany(1, 60);

const PAIRS = {
  duel: 1200,
  patrol: 1200,
  meeting: 450,
  armour: 450,
  assault: 450,
  night: 450,
  psykers: 100,
  reserves: 100,
  skies: 100,
  titans: 100,
  stronghold: 100,
  melee: 100,
  grudges: 100,
  storm: 100,
};

describe.each(builtIn)('%s, led at random', (id) => {
  test.each(Object.entries(PAIRS).map(([scenario, pairs]) => [scenario, Math.ceil(pairs / SHARE)] as const))(
    '%s, %i pairs',
    async (scenario, pairs) => {
      const battle = loadScenario(scenario, { doctrines: { red: 'random', blue: 'random' } });
      const selection = await loadSelection(id);
      const result = soak(selection, battle, pairs, 'soak', 0, checksOf(selection));
      expect(result.problems).toEqual([]);
      expect(result.engagements).toBe(2 * pairs);
    },
  );
});

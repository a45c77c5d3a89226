import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';
import { loadSelection, soak } from '../../src/testing/index.ts';

const builtIn = Object.keys(
  JSON.parse(readFileSync(new URL('../../variants/index.json', import.meta.url), 'utf8')) as Record<string, string>,
);
/** Pairs of engagements by scenario: 10,000 engagements in all. */
const PAIRS = { duel: 1500, patrol: 1500, meeting: 500, armour: 500, assault: 500, night: 500 };

describe.each(builtIn)('%s, led at random', (id) => {
  test.each(Object.entries(PAIRS))(
    '%s, %i pairs',
    async (scenario, pairs) => {
      const battle = loadScenario(scenario, { doctrines: { red: 'random', blue: 'random' } });
      const result = soak(await loadSelection(id), battle, pairs, 'soak');
      expect(result.problems).toEqual([]);
      expect(result.engagements).toBe(2 * pairs);
    },
    600_000,
  );
});

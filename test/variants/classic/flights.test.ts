import { expect, test } from 'vitest';
import { loadScenario } from '../../../src/scenario/load.ts';
import { loadSelection, soak } from '../../../src/testing/index.ts';

/** Pairs in which places aloft that were looked at before they were rounded came out over the edge, or over one another. */
const CLOSE = [3402, 5100];

test.each(CLOSE)('pair %i: who flies stays on the board and clear of others aloft', async (pair) => {
  const doctrines = { red: 'random', blue: 'random' };
  expect(soak(await loadSelection('calixtus'), loadScenario('skies', { doctrines }), 2, 'subsets', pair).problems).toEqual([]);
});

import { expect, test } from 'vitest';
import { loadSelection, soak } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

/** Pairs in which positions in the air, checked before they were rounded, ended up over the edge or over one another. */
const CLOSE = [3402, 5100];

test.each(CLOSE)('pair %i: flyers stay on the board and clear of others in the air', async (pair) => {
  const doctrines = { red: 'random', blue: 'random' };
  expect(soak(await loadSelection('calixtus'), loadScenario('skies', { doctrines }), 2, 'subsets', pair).problems).toEqual([]);
});

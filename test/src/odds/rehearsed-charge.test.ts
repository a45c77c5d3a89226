import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apart } from '../../../src/odds/apart.ts';
import { attackOdds, loadSelection, sampledQuantities } from '../../../src/testing/index.ts';
import { loadExamples } from '../../files.ts';

/** A charge into a wood, with grenades to throw. */
const FILE = fileURLToPath(new URL('../../../variants/calixtus/weapons/11-pinned-by-grenade.yaml', import.meta.url));
const TITLE = 'the wood takes its two inches from the charge roll before anything is thrown';

test('a charge that is rehearsed is exact: when it was rehearsed counts moves of all plays, and is no part of the state', async () => {
  const selection = await loadSelection('calixtus');
  const file = loadExamples(FILE);
  const charge = file.examples.filter(({ title }) => title === TITLE);
  expect(charge).toHaveLength(1);
  for (const example of charge) {
    const exact = attackOdds(example, file, selection);
    expect(apart(exact, sampledQuantities(example, file, selection, 1000, 'rehearsed'), 1000, 5)).toEqual([]);
  }
});

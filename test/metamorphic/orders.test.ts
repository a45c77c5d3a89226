import { expect, test } from 'vitest';
import { cells, sampleOfCells } from '../contracts/cells.ts';
import { allThatDiffer } from './differ.ts';
import { shuffledFiles } from './shuffles.ts';

const CELLS_BY_EDITION = 2;
const SPAN = { pairs: 1, seed: 'files' };

test('the order in which files list units, terrain, markers, keywords and placements changes nothing', async () => {
  const atRandom = cells(true).filter((_, k) => k % 29 === 7);
  expect(await allThatDiffer([...sampleOfCells(CELLS_BY_EDITION, 'files'), ...atRandom], shuffledFiles, SPAN)).toEqual([]);
});

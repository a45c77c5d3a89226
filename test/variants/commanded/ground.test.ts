import { expect, test } from 'vitest';
import { loadSelection } from '../../../src/testing/index.ts';
import { lead, situationsOf } from './commanded.ts';

const file = situationsOf('ground');

test.each(file.examples.map((it) => [it.title, it] as const))('%s', async (_title, example) => {
  expect(lead(example, file, await loadSelection('classic'), true)).toEqual([]);
});

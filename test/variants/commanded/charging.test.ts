import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/testing/index.ts';
import { lead, situationsOf } from './commanded.ts';

describe.each(['classic', 'tenth'])('%s', (edition) => {
  const file = situationsOf(`charging-${edition}`);

  test.each(file.examples.map((it) => [it.title, it] as const))('%s', async (_title, example) => {
    expect(lead(example, file, await loadSelection(edition), true)).toEqual([]);
  });
});

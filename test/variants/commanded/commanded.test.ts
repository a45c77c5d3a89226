import { describe, expect, test } from 'vitest';
import { loadSelection } from '../../../src/testing/index.ts';
import { lead, situationsOf } from './commanded.ts';

describe.each(['tenth', 'classic', 'waffle'])('%s', (edition) => {
  const file = situationsOf(edition);

  test.each(file.examples.map((it) => [it.title, it] as const))('%s', async (_title, example) => {
    const selection = await loadSelection(example.variant ?? edition);
    expect(lead(example, file, selection, true)).toEqual([]);
    // Without the worth of options it goes differently: the situation shows what weighing is for.
    expect(lead(example, file, selection, false)).not.toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { builtIn } from '../bundled.ts';
import { changed, shownOf } from '../pairs/record.ts';

test.each(builtIn)('every pair of rules of %s ends as recorded', async (edition) => {
  expect(await changed(edition, shownOf(edition))).toEqual([]);
});

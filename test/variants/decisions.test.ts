import { expect, test } from 'vitest';
import { COMMON_DECISIONS } from '../../src/doctrine/common-decisions.ts';
import { decisions } from '../../src/rules/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';

test('doctrines may name every decision of the built-in editions, whichever edition is played', async () => {
  for (const id of builtIn) await loadSelection(id);
  const plain = decisions.map((it) => it.id).filter((id) => !id.includes('/'));
  expect(plain.filter((id) => !COMMON_DECISIONS.has(id))).toEqual([]);
});

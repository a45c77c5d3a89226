import { expect, test } from 'vitest';
import { faultOf } from './mutated.ts';

test('a damaged list is refused in a line, or gives valid files', async () => {
  const faults: string[] = [];
  for (let seed = 0; seed < 200; seed++) faults.push(...((await faultOf(seed)) ?? '').split('\n').filter((it) => it !== ''));
  expect(faults).toEqual([]);
});

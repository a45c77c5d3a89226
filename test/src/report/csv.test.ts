import { expect, test } from 'vitest';
import { toCsv } from '../../../src/report/disk/export.ts';

const words = (list: readonly string[]) => ({ kind: 'words' as const, length: list.length, at: (row: number) => list[row] as string });

test('no name begins a formula, and numbers stay numbers', () => {
  const table = { ruleset: words(['=1+1', '@me/edition', '-x', 'classic', '+"a",b']), vp: Float64Array.from([-1, 0, 2.5, 1, 1]) };
  expect(toCsv(table)).toBe(`ruleset,vp\r\n'=1+1,-1\r\n'@me/edition,0\r\n'-x,2.5\r\nclassic,1\r\n"'+""a"",b",1\r\n`);
});

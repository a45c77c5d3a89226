import { expect, test } from 'vitest';
import { Pace } from '../../../../src/runner/queue/pace.ts';

test('the pace of a queue is told once a minute, the fastest worker first', () => {
  const pace = new Pace(1000);
  for (const [worker, chunks] of [
    ['a', 2],
    ['b', 5],
    ['a', 1],
  ] as const)
    pace.count(worker, chunks);
  expect(pace.told(60_999, 4)).toBeNull();
  expect(pace.told(61_000, 4)).toBe('8 chunks a minute (b 5, a 3); 4 are out');
  expect(pace.told(61_001, 4)).toBeNull();
  pace.count('a', 3);
  expect(pace.told(61_000 + 120_000, 1)).toBe('2 chunks a minute (a 2); 1 is out');
  expect(pace.told(61_000 + 240_000, 0)).toBe('0 chunks a minute; 0 are out');
});

test('a line names eight workers', () => {
  const pace = new Pace(0);
  for (let n = 0; n < 11; n++) pace.count(`w${n}`, 20 - n);
  expect(pace.told(60_000, 30)).toBe(
    '165 chunks a minute (w0 20, w1 19, w2 18, w3 17, w4 16, w5 15, w6 14, w7 13, and 3 more); 30 are out',
  );
});

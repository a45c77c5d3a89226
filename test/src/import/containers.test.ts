import { expect, test } from 'vitest';
import { BAD } from './bad-lists.ts';
import { xmlText, zip } from './made-up.ts';
import { modernList } from './modern-list.ts';
import { read } from './reading.ts';

test.each(BAD)('%s is refused', async (_what, bytes, message) => {
  const refused = await read(bytes).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'ImportError' });
  const said = (refused as Error).message;
  if (typeof message === 'string') expect(said).toBe(message);
  else expect(said).toMatch(message);
});

test('no more than the limit is inflated, so that memory stays small', async () => {
  const bomb = zip([{ name: 'a.ros', data: Buffer.alloc(200 * 1024 * 1024, '<'), declared: 4000 }]);
  expect(bomb.length).toBeLessThan(300_000);
  const before = process.memoryUsage().arrayBuffers;
  await expect(read(bomb)).rejects.toThrow('zip file');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
});

test('a mark at the beginning of a list is no part of it', async () => {
  expect((await read(Buffer.from(`\ufeff${xmlText(modernList)}`))).units).toHaveLength(5);
});

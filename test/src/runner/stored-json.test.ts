import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStored, sealed } from '../../../src/runner/stored-json.ts';
import { temporaryFolder } from '../../outside.ts';

const CONTENT = { format: 1, seed: 'a', scenarios: [{ id: 'duel', digest: '12' }] };

function written(text: string): string {
  const path = join(temporaryFolder(), 'run.json');
  writeFileSync(path, text);
  return path;
}

const read = (text: string): Promise<object> => readStored(written(text), 'play it again');

test('what was sealed comes back without its seal', async () => {
  expect(await read(sealed(CONTENT))).toEqual(CONTENT);
});

test('what has no seal is taken as it is', async () => {
  expect(await read(JSON.stringify(CONTENT))).toEqual(CONTENT);
});

test.each([
  ['a value', (text: string) => text.replace('"duel"', '"dual"')],
  ['a key', (text: string) => text.replace('"seed"', '"sead"')],
  ['an order', (text: string) => text.replace('"format": 1,\n  "seed": "a"', '"seed": "a",\n  "format": 1')],
  ['the seal', (text: string) => text.replace(/"seal": "./, '"seal": "x')],
])('a file that was sealed is refused when %s was changed', async (_, change) => {
  const text = change(sealed(CONTENT));
  expect(text).not.toBe(sealed(CONTENT));
  await expect(read(text)).rejects.toThrow(/run\.json: is not as it was written; play it again$/);
});

test.each(['', '{', 'null', '[]', '3', '"text"'])('%j is refused as damaged', async (text) => {
  await expect(read(text)).rejects.toThrow(/run\.json: is damaged; play it again$/);
});

test('a file that is not there is named', async () => {
  await expect(readStored(join(temporaryFolder(), 'run.json'), '')).rejects.toThrow('run.json: there is no such file or folder');
});

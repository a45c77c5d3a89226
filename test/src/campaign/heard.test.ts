import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Heard, partedBy } from '../../../src/campaign/heard.ts';
import { openJobPlayer } from '../../../src/runner/job-player.ts';
import { SOUND } from '../../faults/hostile-packs.ts';
import { loadScenario } from '../../files.ts';
import { temporaryFolder } from '../../outside.ts';

const NAMES = ['rule A (a.js:1), hitOn', 'rule B (b.js:1), afterShooting'];
/** Rows of whose code, its answer, and the digest so far. */
const heard = (...rows: readonly (readonly [number, number, number, number])[]): Heard => ({
  names: NAMES,
  rows: Float64Array.from(rows.flat()),
});

test('what answers otherwise, where all before was the same, is named', () => {
  expect(partedBy(heard([1, 0, 5, 5], [0, 4, 6, 6]), heard([1, 0, 5, 5], [0, 3, 6, 6]))).toBe(NAMES[0]);
});

test('where something else had happened by then, what ran last is named', () => {
  expect(partedBy(heard([1, 0, 5, 5], [0, 4, 6, 6]), heard([1, 0, 5, 5], [0, 4, 7, 6]))).toBe(NAMES[1]);
  expect(partedBy(heard([0, 4, 5, 5], [1, 0, 6, 6]), heard([0, 4, 5, 5], [0, 4, 6, 6]))).toBe(NAMES[0]);
  expect(partedBy(heard([0, 4, 5, 5], [1, 0, 6, 6]), heard([0, 4, 5, 5]))).toBe(NAMES[0]);
});

test('nobody is named where nothing is different, or nothing had run', () => {
  expect(partedBy(heard([0, 4, 5, 5]), heard([0, 4, 5, 5]))).toBeNull();
  expect(partedBy(heard([0, 4, 5, 5]), heard([0, 4, 5, 6]))).toBeNull();
});

test('the same codes are the same under other numbers', () => {
  const [first = '', second = ''] = NAMES;
  const other: Heard = { names: [second, first], rows: Float64Array.of(1, 4, 5, 5, 0, 0, 6, 6) };
  expect(partedBy(heard([0, 4, 5, 5], [1, 0, 6, 6]), other)).toBeNull();
});

test('a game by itself is the game of its job, and what code from outside did in it is noted in order', async () => {
  const from = temporaryFolder();
  writeFileSync(join(from, 'pack.js'), SOUND);
  const player = openJobPlayer({ battles: [loadScenario('duel')], specs: ['classic+./pack.js'], counted: 1, from, seed: 'heard' });
  const [columns] = await player.play([{ scenario: 0, variant: 0, chunk: 0, firstPair: 0, pairs: 2 }]);
  const game = { scenario: 0, variant: 0, pair: 1, seat: 1 } as const;
  const [plain, listened] = [await player.again(game, false), await player.again(game, true)];
  const was = { digestHi: columns?.digestHi[3], digestLo: columns?.digestLo[3] };
  expect(plain).toEqual({ ...was, heard: null });
  expect(listened).toMatchObject(was);
  expect(listened.heard?.names).toEqual([expect.stringMatching(/^rule BAD-SHOOT-01 \(.*pack\.js:4\), moveInches$/)]);
  // The pack adds an inch to the 6 of both units, and to the 0 of one that may not move.
  const answers = new Set(listened.heard?.rows.filter((_, at) => at % 4 === 1));
  expect([...answers].sort()).toEqual([1, 7]);
});

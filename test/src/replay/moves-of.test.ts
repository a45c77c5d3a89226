import { expect, test } from 'vitest';
import { movesOf } from '../../../src/replay/moves-of.ts';
import type { Line } from '../../../src/replay/transcript.ts';

const place = (unit: string, x: number): Line => ({ kind: 'place', unit, x, y: 0 }) as unknown as Line;
const event = (name: string, unit: string): Line => ({ kind: 'event', event: name, fields: { unit } }) as unknown as Line;
const dice = { kind: 'dice' } as unknown as Line;

const begin = event('round', '1');

test('a Run over dangerous ground ends where it went, and its losses name no place', () => {
  const lines = [begin, place('red/a', 4), dice, event('unsaved', 'red/a'), event('model-lost', 'red/a'), event('runs', 'red/a')];
  const { of, told } = movesOf(lines);
  expect([...of]).toEqual([[5, lines[1]]]);
  expect([...told]).toEqual([1]);
});

test('a unit that falls back is told to do so before it goes, whatever it rolls then', () => {
  const lines = [begin, event('falls-back', 'red/a'), place('red/a', 4), dice, event('runs', 'red/b')];
  expect([...movesOf(lines).of]).toEqual([[1, lines[2]]]);
});

test('what another unit does in between is not gone past', () => {
  const lines = [begin, place('red/a', 4), event('jinks', 'blue/b'), event('moves', 'red/a')];
  expect([...movesOf(lines).of]).toEqual([]);
});

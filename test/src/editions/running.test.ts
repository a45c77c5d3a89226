import { afterEach, expect, test } from 'vitest';
import { lookOn, outsideStep, outsideWait } from '../../../src/editions/outside-step.ts';
import { RunningRow, sharedRows } from '../../../src/editions/running.ts';

test('code from outside is counted where no other such code has called it, and named while it runs', () => {
  const row = new RunningRow(sharedRows(1), 0);
  const [outer, inner] = [row.name('outer'), row.name('inner')];
  for (let n = 0; n < 3; n++) {
    const first = row.enter(outer);
    const second = row.enter(inner);
    expect(row.read().code).toBe('inner');
    row.leave(second);
    expect(row.read().code).toBe('outer');
    row.leave(first);
  }
  expect(row.read()).toMatchObject({ code: null, entries: 3, beat: 0 });
});

const told: string[] = [];
lookOn({ begins: () => told.push('begins'), ends: () => told.push('ends') });
afterEach(() => {
  told.length = 0;
});

test('who looks on hears when a step begins and ends, also of one that throws', async () => {
  const misfire = (): never => {
    throw new Error('misfire');
  };
  expect(outsideStep(() => told.push('runs'))).toBe(2);
  expect(() => outsideStep(misfire)).toThrow('misfire');
  await expect(outsideWait(async () => misfire())).rejects.toThrow('misfire');
  expect(await outsideWait(async () => [...told])).toEqual(['begins', 'runs', 'ends', 'begins', 'ends', 'begins', 'ends', 'begins']);
  expect(told.at(-1)).toBe('ends');
});

test('a ruleset that is put together is such a step', () => {
  const row = new RunningRow(sharedRows(1), 0);
  row.composing(() => told.push('composes'));
  expect(told).toEqual(['begins', 'composes', 'ends']);
});

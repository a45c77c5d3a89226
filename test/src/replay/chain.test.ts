import { describe, expect, test } from 'vitest';
import { chainOf } from '../../../src/replay/chain.ts';
import type { Standing, UnitStanding } from '../../../src/replay/rounds.ts';

const unit = (models: number, rest: Partial<UnitStanding> = {}): UnitStanding => ({
  models,
  wounds: models,
  points: models * 10,
  place: models > 0 ? 'table' : 'gone',
  x: 10,
  y: 10,
  ...rest,
});

const standing = (round: number, vp: readonly [number, number], rest: Partial<Standing> = {}): Standing => ({
  round,
  vp,
  strength: [100, 100],
  units: { 'red/a': unit(5), 'blue/b': unit(5) },
  objectives: ['nobody'],
  ...rest,
});

describe('a chain', () => {
  test('has a line for all that stands otherwise, and marks the first of its kind', () => {
    const first = [standing(0, [0, 0]), standing(1, [0, 0]), standing(2, [1, 0], { objectives: ['red'] })];
    const second = [
      standing(0, [0, 0]),
      standing(1, [0, 0], { units: { 'red/a': unit(3), 'blue/b': unit(5, { x: 13, y: 14 }) }, strength: [80, 100] }),
      standing(2, [0, 0], { units: { 'red/a': unit(0), 'blue/b': unit(4) }, strength: [50, 100] }),
    ];
    const { rounds } = chainOf(first, second, ['hill']);
    expect(rounds.map((it) => it.round)).toEqual([1, 2]);
    expect(rounds[0]?.items).toEqual([
      { kind: 'models', about: 'red/a', first: 5, second: 3, size: 20, news: true },
      { kind: 'position', about: 'blue/b', first: '10.0, 10.0', second: '13.0, 14.0', size: 5, news: true },
      { kind: 'strength', about: 'red', first: 100, second: 80, size: 20, news: true },
    ]);
    expect(rounds[1]?.items.map(({ kind, about, news }) => [kind, about, news])).toEqual([
      ['victory points', 'red', true],
      ['objective', 'hill', true],
      ['destroyed', 'red/a', true],
      ['models', 'blue/b', false],
      ['strength', 'red', false],
    ]);
  });

  test('turns where another side begins to lead for good', () => {
    const first = [standing(0, [0, 0]), standing(1, [1, 0]), standing(2, [2, 0]), standing(3, [2, 0]), standing(4, [3, 1])];
    const second = [standing(0, [0, 0]), standing(1, [0, 1]), standing(2, [2, 1]), standing(3, [2, 3]), standing(4, [2, 3])];
    expect(chainOf(first, second, []).turningPoint).toBe(3);
    expect(chainOf(first, first, [])).toEqual({ rounds: [], turningPoint: null });
    expect(chainOf(first.slice(0, 3), second.slice(0, 3), []).turningPoint).toBeNull();
  });

  test('an engagement that is over stays as it ended', () => {
    const first = [standing(0, [0, 0]), standing(1, [1, 0])];
    const second = [standing(0, [0, 0]), standing(1, [1, 0]), standing(2, [1, 4])];
    const { rounds, turningPoint } = chainOf(first, second, []);
    expect(turningPoint).toBe(2);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.items).toContainEqual({
      kind: 'over',
      about: 'the engagement',
      first: 'over after round 1',
      second: 'continues',
      size: 0,
      news: true,
    });
  });
});

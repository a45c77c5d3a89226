import { expect, test } from 'vitest';
import { markerOf } from '../../../src/doctrine/commander/plan.ts';
import { WEIGHTS } from '../../../src/doctrine/commander/weights.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { table } from './table.ts';

test('a long-ranged unit leaves its place for little in the last round, when hardly anything is left to shoot', () => {
  // 0.3 Victory points stand for 15 points here; the way costs 8 % of 500 in the first round, 1.4 % in the last.
  const units: readonly HandUnit[] = [
    { id: 'own', at: [10, 10], models: 5, points: 100 },
    { id: 'far', side: 1, at: [60, 40], models: 12, points: 10 },
  ];
  const sent = (round: number, reach: number) => {
    const { arena, unit } = table({ units, objectives: [[10, 18]], scores: () => 0.3, reach: { own: reach }, round, lastRound: 5 });
    return markerOf(arena, arena.match.ruleset.seams, unit('own'), WEIGHTS);
  };
  expect([sent(1, 36), sent(5, 36), sent(1, 24)]).toEqual([-1, 0, 0]);
});

test('an enemy contests an objective to which he can get', () => {
  /** The objective to which a unit is sent that is as far from both; an enemy is so far from the first. */
  const sent = (inches: number) => {
    const units: readonly HandUnit[] = [
      { id: 'own', at: [40, 24], models: 1 },
      { id: 'far', side: 1, at: [30 - inches, 24], models: 1 },
    ];
    const objectives = [
      [30, 24],
      [50, 24],
    ] as const;
    const { arena, unit } = table({ units, objectives, scores: () => 2, reach: { own: 0, far: 0 } });
    return markerOf(arena, arena.match.ruleset.seams, unit('own'), WEIGHTS);
  };
  expect([sent(10.5), sent(13)]).toEqual([1, 0]);
});

test('in the last round a unit goes where there is most to win, wherever it was sent before', () => {
  const units: readonly HandUnit[] = [
    { id: 'own', at: [20, 24], models: 1 },
    { id: 'far', side: 1, at: [70, 46] },
  ];
  /** The objective before and after the second comes to bring a fifth more than the first; both are a move away. */
  const sent = (round: number) => {
    let second = 1;
    const objectives = [
      [8, 24],
      [32, 24],
    ] as const;
    const scores = (k: number) => (k === 1 ? second : 2);
    const { arena, unit } = table({
      units,
      objectives,
      scores,
      moves: { own: 12 },
      reach: { own: 0, far: 0 },
      round: round - 1,
      lastRound: 5,
    });
    const plan = () => markerOf(arena, arena.match.ruleset.seams, unit('own'), WEIGHTS);
    const before = plan();
    second = 2.4;
    arena.round = round;
    return [before, plan()];
  };
  expect([sent(4), sent(5)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test('a unit that was sent to an objective goes on there, unless another brings much more', () => {
  const units: readonly HandUnit[] = [
    { id: 'own', at: [20, 24], models: 1 },
    { id: 'far', side: 1, at: [70, 46] },
  ];
  const objectives = [
    [8, 24],
    [40, 24],
  ] as const;
  /** The objective in round 1, and in round 2 after the unit was carried to where the other is nearer. */
  const sent = (second: number) => {
    const game = table({ units, objectives, scores: (k) => (k === 1 ? second : 2), reach: { own: 0, far: 0 }, lastRound: 6 });
    const { arena } = game;
    const own = game.unit('own');
    const s = arena.match.ruleset.seams;
    const before = markerOf(arena, s, own, WEIGHTS);
    arena.models.x[own.first] = 29;
    arena.moved(own);
    arena.round = 2;
    return [before, markerOf(arena, s, own, WEIGHTS)];
  };
  expect([sent(2), sent(4)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const fresh = table({
    units: [{ ...units[0], at: [29, 24] } as HandUnit, units[1] as HandUnit],
    objectives,
    scores: () => 2,
    round: 2,
    lastRound: 6,
  });
  expect(markerOf(fresh.arena, fresh.arena.match.ruleset.seams, fresh.unit('own'), WEIGHTS)).toBe(1);
});

import { describe, expect, test } from 'vitest';
import { markerOf } from '../../../src/doctrine/commander/plan.ts';
import { WEIGHTS } from '../../../src/doctrine/commander/weights.ts';
import { type Ends, INTENT, intent, intentArgument } from '../../../src/rules/index.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { ADVANCE, INTENTION, RUN, type TableParts, table } from './table.ts';

const HOLD = intent(INTENT.hold);
/** Towards one of the enemies below, by how much there is to win from it. */
const ADVANCES = [1, 2, 3, 4, 5, 6, 7].map((slot) => intent(INTENT.advance, slot));
const [BEST, SECOND] = ADVANCES;
const OPTIONS = [HOLD, ...ADVANCES];

/** A unit that shoots 12 inches amid enemies 17 away, who do nothing: a move of 6 inches brings it into range of any one of them. */
const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [34, 20], points: 50 },
  { id: 'best', side: 1, at: [34, 37], points: 90 },
  { id: 'second', side: 1, at: [17.4, 16.2], points: 90 },
  { id: 'third', side: 1, at: [50.6, 16.2], points: 90 },
  { id: 'fourth', side: 1, at: [26.6, 4.7], points: 90 },
  { id: 'fifth', side: 1, at: [41.4, 4.7], points: 90 },
  { id: 'sixth', side: 1, at: [20.7, 30.6], points: 90 },
  { id: 'seventh', side: 1, at: [47.3, 30.6], points: 90 },
];
const SHOOTING = {
  'own-best': 40,
  'own-second': 30,
  'own-third': 25,
  'own-fourth': 20,
  'own-fifth': 18,
  'own-sixth': 8,
  'own-seventh': 5,
};
const REACH = { own: 12 };
const STANDING = Object.fromEntries(UNITS.slice(1).map(({ id }) => [id, 0]));
/** Where it goes if the ends of moves are found by `ends`; undefined: they are not asked for. */
const go = (ends: Ends | undefined, parts: Partial<TableParts> = {}): number => {
  const game = table({ units: UNITS, commander: {}, shooting: SHOOTING, reach: REACH, moves: STANDING, ...parts });
  return game.ask(ends === undefined ? INTENTION : { ...INTENTION, ends }, 'own', OPTIONS);
};

/** It gets as far as it may straight towards whom it goes for, and loses so much on the way to the best. */
const costing =
  (lost: number): Ends =>
  (q, option, inches, _s, to) => {
    const [u, e] = [q.about, q.game.units[option - BEST + 1]];
    if (u === null || e === undefined) return false;
    const d = Math.hypot(e.x - u.x, e.y - u.y);
    to.x = u.x + ((e.x - u.x) / d) * inches;
    to.y = u.y + ((e.y - u.y) / d) * inches;
    to.lost = option === BEST ? lost : 0;
    return true;
  };

describe('where a move really ends', () => {
  test('what cannot be got at is given up for what can', () => {
    expect(go(undefined)).toBe(BEST);
    expect(go(costing(0))).toBe(BEST);
    expect(go((q, option, ...rest) => option !== BEST && costing(0)(q, option, ...rest))).toBe(SECOND);
  });

  test('what the way costs is weighed against what it leads to', () => {
    // 40 points against 30, now and in the turns to come; a point of its own that may be lost counts about as much as one of theirs.
    expect(go(costing(2))).toBe(BEST);
    expect(go(costing(30))).toBe(SECOND);
    expect(go(costing(30), { commander: { safety: 0 } })).toBe(BEST);
  });

  test('no more than six moves are tried out', () => {
    const tried: number[] = [];
    const barred: Ends = (_q, option) => {
      tried.push(option);
      return false;
    };
    expect(go(barred)).toBe(OPTIONS[7]);
    expect(tried).toEqual(OPTIONS.slice(1, 7));
  });

  test('a unit that runs stays where it is rather than go where it has not tried to', () => {
    const runs = (ends: Ends): number => {
      const game = table({ units: UNITS, commander: {}, shooting: SHOOTING, reach: REACH, moves: STANDING });
      expect(game.ask(RUN, 'own', [0, 1])).toBe(1);
      return game.ask({ ...INTENTION, ends }, 'own', OPTIONS);
    };
    expect(runs(costing(0))).not.toBe(HOLD);
    expect(runs(() => false)).toBe(HOLD);
  });
});

test('in the last round it counts at an objective whose nearest model gets within 3 inches of it, wherever its middle ends', () => {
  const goes = (nearest: number) => {
    const ends: Ends = (q, _option, _inches, _s, to) => {
      to.x = q.about?.x ?? 0;
      to.y = (q.about?.y ?? 0) + 4;
      to.lost = 0;
      to.nearest[0] = nearest;
      return true;
    };
    const parts = { objectives: [[34, 29]], scores: () => 3, lastRound: 5, round: 5, reach: { own: 30 } } as const;
    const game = table({ units: UNITS, commander: {}, shooting: SHOOTING, moving: { own: 0.5 }, ...parts });
    return game.ask({ ...INTENTION, ends }, 'own', [HOLD, intent(INTENT.objective, 0)]);
  };
  expect([goes(2.9), goes(3.1), goes(Number.NaN)]).toEqual([intent(INTENT.objective, 0), HOLD, HOLD]);
});

describe('hurrying', () => {
  /** Whether it Advances after it has chosen to go to an objective 18 inches away. */
  const advances = (ends: Ends) => {
    const units = [{ id: 'own', at: [10, 30] as const, points: 50 }, UNITS[3] as HandUnit];
    const game = table({ units, commander: {}, reach: { own: 0, third: 0 }, objectives: [[10, 12]], scores: (_k, from) => 6 - from });
    expect(game.ask({ ...INTENTION, ends }, 'own', [HOLD, intent(INTENT.objective, 0)])).not.toBe(HOLD);
    return game.ask(ADVANCE, 'own', [0, 1]);
  };
  const goingOn =
    (most: number): Ends =>
    (q, _option, inches, _s, to) => {
      to.x = q.about?.x ?? 0;
      to.y = (q.about?.y ?? 0) - Math.min(most, inches);
      to.lost = 0;
      return true;
    };

  test('nobody hurries who gets no farther for it', () => {
    expect(advances(goingOn(6))).toBe(1);
    expect(advances(goingOn(3))).toBe(0);
  });
});

describe('who is sent to an objective', () => {
  // Both are a move away and bring the same.
  const parts: TableParts = {
    units: [
      { id: 'own', at: [20, 20], models: 1, points: 10 },
      { id: 'far', side: 1, at: [60, 40], models: 1, points: 10 },
    ],
    objectives: [
      [20, 28],
      [20, 12],
    ],
    scores: () => 3,
    commander: {},
  };
  /** It ends beside the objective, or 4 inches from the middle of one that is barred. */
  const barring =
    (barred: readonly number[]): Ends =>
    (q, option, _inches, _s, to) => {
      if (option === HOLD || q.about === null) return false;
      to.x = q.about.x;
      to.y = q.about.y;
      to.lost = 0;
      to.nearest[intentArgument(option)] = barred.includes(intentArgument(option)) ? 4 : 2;
      return true;
    };
  const sent = (barred: readonly number[], more: Partial<TableParts> = {}) => {
    const { arena, ask, unit } = table({ ...parts, ...more });
    ask({ ...INTENTION, ends: barring(barred) }, 'own', [HOLD, intent(INTENT.objective, 0)]);
    return [2, 3].map((round) => {
      arena.round = round;
      return markerOf(arena, arena.match.ruleset.seams, unit('own'), WEIGHTS);
    });
  };

  test('goes to another where the way is barred, and to the first where both are', () => {
    expect([sent([]), sent([0]), sent([0, 1])]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
  });

  test('tries again where there is so much more to win, less and less', () => {
    // What it was sent to counts 1.2 times as much: 3.6 after one attempt in vain, and 2.7 or 4.05 after two, against 3.
    const richer = (points: number) => ({ scores: (k: number) => (k === 0 ? points : 3) });
    expect([sent([0], richer(4)), sent([0], richer(6))]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('has not had its turn, where units have turns of their own and the round is the last', () => {
    const mate: HandUnit = { id: 'mate', at: [23, 20], models: 1, points: 10 };
    const { arena, ask, unit } = table({ ...parts, units: [...parts.units, mate], objectives: [[20, 28]], round: 5 });
    Object.defineProperty(arena, 'byUnits', { value: true });
    const own = unit('own');
    const plan = () => [own, unit('mate')].map((u) => markerOf(arena, arena.match.ruleset.seams, u, WEIGHTS));
    expect(plan()).toEqual([0, -1]);
    own.inTurn = 1;
    ask({ ...INTENTION, ends: barring([]) }, 'own', [HOLD, intent(INTENT.objective, 0)]);
    arena.activations++;
    expect(plan()).toEqual([0, -1]);
    own.inTurn = 0;
    arena.activations++;
    expect(plan()).toEqual([-1, 0]);
  });
});

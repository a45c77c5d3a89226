import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solveGame } from '../../../src/stats/index.ts';

type Payoffs = readonly (readonly number[])[];

/** What a mix of rows is sure of, whatever the columns do. */
const sureOf = (game: Payoffs, rows: ArrayLike<number>): number =>
  Math.min(...game[0]!.map((_, j) => game.reduce((sum, row, i) => sum + rows[i]! * row[j]!, 0)));

/** What a mix of columns gives away at most. */
const mostFrom = (game: Payoffs, columns: ArrayLike<number>): number =>
  Math.max(...game.map((row) => row.reduce((sum, payoff, j) => sum + columns[j]! * payoff, 0)));

const sizes = { min: 1, max: 8 };
const games = fc
  .tuple(fc.integer(sizes), fc.integer(sizes))
  .chain(([m, n]) => fc.array(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: n, maxLength: n }), { minLength: m, maxLength: m }))
  .map((game): Payoffs => game.map((row) => row.map((it) => it / 20)));

describe('known games', () => {
  test('matching pennies: either side shows heads half of the time', () => {
    const { value, rows, columns } = solveGame([
      [1, -1],
      [-1, 1],
    ]);
    expect(value).toBeCloseTo(0, 12);
    for (const it of [...rows, ...columns]) expect(it).toBeCloseTo(0.5, 12);
  });

  test('pennies of unequal worth: (ad - bc) / (a + d - b - c), and the mixes of the textbook', () => {
    // [[3, -1], [-2, 1]]: value (3 - 2) / 7; the first row is played 3 in 7, the first column 2 in 7.
    const { value, rows, columns } = solveGame([
      [3, -1],
      [-2, 1],
    ]);
    expect(value).toBeCloseTo(1 / 7, 12);
    expect(rows[0]).toBeCloseTo(3 / 7, 12);
    expect(columns[0]).toBeCloseTo(2 / 7, 12);
  });

  test('rock, paper, scissors: each a third, and worth nothing', () => {
    const { value, rows, columns } = solveGame([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(value).toBeCloseTo(0, 12);
    for (const it of [...rows, ...columns]) expect(it).toBeCloseTo(1 / 3, 12);
  });

  test('a saddle point is played without mixing', () => {
    const { value, rows, columns } = solveGame([
      [4, 2, 5],
      [1, 0, 9],
      [6, 1, 3],
    ]);
    expect(value).toBeCloseTo(2, 12);
    expect([...rows]).toEqual([1, 0, 0]);
    expect([...columns]).toEqual([0, 1, 0]);
  });

  test('a dominated row is not played, and its column neither', () => {
    // The last row loses to the first everywhere; the last column gives more than the first everywhere. What is left is the game of unequal pennies.
    const { value, rows, columns } = solveGame([
      [3, -1, 4],
      [-2, 1, 2],
      [2, -3, 3],
    ]);
    expect(value).toBeCloseTo(1 / 7, 12);
    expect(rows[2]).toBe(0);
    expect(columns[2]).toBe(0);
  });

  test('one row, one column, all payoffs equal, equal rows', () => {
    expect(solveGame([[0.3, 0.1, 0.2]])).toMatchObject({ value: 0.1, columns: Float64Array.of(0, 1, 0) });
    expect(solveGame([[0.3], [0.1]]).value).toBeCloseTo(0.3, 12);
    expect(solveGame([[0.4]])).toMatchObject({ value: 0.4 });
    const level = solveGame([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(level.value).toBe(0.5);
    expect(level.rows.reduce((a, b) => a + b)).toBe(1);
    // Two rows are the same: either, or both, may be mixed with the third.
    const twice = solveGame([
      [1, -1],
      [1, -1],
      [-1, 1],
    ]);
    expect(twice.value).toBeCloseTo(0, 12);
    expect(twice.rows[0]! + twice.rows[1]!).toBeCloseTo(0.5, 12);
  });

  test('what is no game is refused', () => {
    expect(() => solveGame([])).toThrow('without rows');
    expect(() => solveGame([[]])).toThrow('without rows or columns');
    expect(() => solveGame([[1, 2], [1]])).toThrow('different lengths');
    expect(() => solveGame([[1, Number.NaN]])).toThrow('not a finite number');
  });
});

describe('any game', () => {
  test('either mix sums to 1 and is sure of the value: no gap between the two programs', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { value, rows, columns } = solveGame(game);
        for (const mix of [rows, columns]) {
          expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
          expect(mix.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
        }
        expect(sureOf(game, rows)).toBeCloseTo(value, 9);
        expect(mostFrom(game, columns)).toBeCloseTo(value, 9);
      }),
      { numRuns: 500 },
    );
  });

  test('the value lies between what each side can be sure of without mixing', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { value } = solveGame(game);
        expect(value).toBeGreaterThan(Math.max(...game.map((row) => Math.min(...row))) - 1e-9);
        expect(value).toBeLessThan(Math.min(...game[0]!.map((_, j) => Math.max(...game.map((row) => row[j]!)))) + 1e-9);
      }),
    );
  });

  test('it never falls where a payoff rises, and by no more than the payoff does', () => {
    fc.assert(
      fc.property(games, fc.nat(63), fc.integer({ min: 1, max: 20 }), (game, at, twentieths) => {
        const [i, j] = [Math.floor(at / 8) % game.length, (at % 8) % game[0]!.length];
        const by = twentieths / 20;
        const more = game.map((row, r) => row.map((it, c) => (r === i && c === j ? it + by : it)));
        const rise = solveGame(more).value - solveGame(game).value;
        expect(rise).toBeGreaterThan(-1e-9);
        expect(rise).toBeLessThan(by + 1e-9);
      }),
    );
  });

  test('shifted and scaled payoffs shift and scale the value; with the sides exchanged it changes sign', () => {
    fc.assert(
      fc.property(games, fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 30 }), (game, shift, scale) => {
        const { value } = solveGame(game);
        expect(solveGame(game.map((row) => row.map((it) => it * scale + shift))).value).toBeCloseTo(value * scale + shift, 8);
        const exchanged = game[0]!.map((_, j) => game.map((row) => -row[j]!));
        expect(solveGame(exchanged).value).toBeCloseTo(-value, 9);
      }),
    );
  });
});

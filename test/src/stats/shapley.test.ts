import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { antitheticOrders, coupleContributions, exactContributions, type Worth } from '../../../src/stats/shapley.ts';

const total = (lists: readonly Float64Array[], pair: number): number => lists.reduce((sum, list) => sum + list[pair], 0);

/** A game of up to six players in two "pairs" with any worth for each coalition. */
const games = fc.integer({ min: 1, max: 6 }).chain((players) =>
  fc
    .array(fc.tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -100, max: 100 })), {
      minLength: 2 ** players,
      maxLength: 2 ** players,
    })
    .map((worths) => ({
      players,
      worth: ((has) => worths[has.reduce((mask, it, i) => mask | (it ? 1 << i : 0), 0)]) as Worth,
    })),
);

describe('exact Shapley values', () => {
  test("are those of Shapley's glove game", () => {
    // One left glove and two right ones; a pair is worth 1 (a standard example: 2/3, 1/6, 1/6).
    const worth: Worth = ([left, right, other]) => [left && (right || other) ? 1 : 0];
    expect(exactContributions(3, worth).map(([value]) => value)).toEqual([2 / 3, 1 / 6, 1 / 6].map((it) => expect.closeTo(it, 14)));
  });

  test('are those of the airport game', () => {
    // Littlechild & Owen (1973): runways of cost 18, 20 and 23 for one aircraft each; shares 6, 7 and 10.
    const cost = [18, 20, 23];
    const worth: Worth = (has) => [Math.max(0, ...cost.filter((_, i) => has[i]))];
    expect(exactContributions(3, worth).map(([value]) => value)).toEqual([6, 7, 10].map((it) => expect.closeTo(it, 12)));
  });

  test('sum to the whole in every pair', () => {
    fc.assert(
      fc.property(games, ({ players, worth }) => {
        const found = exactContributions(players, worth);
        const ends = [worth(new Array(players).fill(true)), worth(new Array(players).fill(false))];
        for (const pair of [0, 1]) expect(total(found, pair)).toBeCloseTo(ends[0][pair] - ends[1][pair], 10);
      }),
    );
  });
});

describe('sampled orders', () => {
  test('are permutations with their reverse, the same for the same seed', () => {
    const couples = antitheticOrders(9, 20, 'x');
    for (const [order, reverse] of couples) {
      expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect([...reverse]).toEqual([...order].reverse());
    }
    expect(antitheticOrders(9, 20, 'x')).toEqual(couples);
    expect(antitheticOrders(9, 20, 'y')).not.toEqual(couples);
  });

  test('put every player in every place about equally often', () => {
    const places = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
    for (const [order] of antitheticOrders(5, 5000, 'places')) order.forEach((player, i) => (places[player][i] += 1));
    // 1,000 expected, standard deviation 28: five of them.
    for (const count of places.flat()) expect(Math.abs(count - 1000)).toBeLessThan(142);
  });

  test('sum to the whole in every pair, and give 0 to who adds nothing', () => {
    fc.assert(
      fc.property(games, fc.string(), ({ players, worth }, seed) => {
        // One more player, who never matters.
        const withIdle: Worth = (has) => worth(has.slice(0, players));
        const [couple] = antitheticOrders(players + 1, 1, seed);
        const found = coupleContributions(couple, withIdle);
        const ends = [worth(new Array(players).fill(true)), worth(new Array(players).fill(false))];
        for (const pair of [0, 1]) expect(total(found, pair)).toBe(ends[0][pair] - ends[1][pair]);
        expect([...found[players]]).toEqual([0, 0]);
      }),
    );
  });

  test('are exact in a single couple where no three players interact', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 15, maxLength: 15 }), fc.string(), (weights, seed) => {
        const worth: Worth = (has) => {
          let sum = 0;
          let next = 0;
          for (let i = 0; i < 5; i++) for (let j = i; j < 5; j++) sum += has[i] && has[j] ? weights[next++] : 0 * next++;
          return [sum];
        };
        const [couple] = antitheticOrders(5, 1, seed);
        const sampled = coupleContributions(couple, worth).map(([value]) => value);
        expect(sampled).toEqual(exactContributions(5, worth).map(([value]) => expect.closeTo(value, 10)));
      }),
    );
  });
});

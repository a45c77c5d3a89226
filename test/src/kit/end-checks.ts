import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeBoard, type EndBoard, faultsOf, flightBoard, gridHasEnds, leftOut, pileInBoard, playMove } from './end-boards.ts';

const LONGEST = 13;
const HOUR = 3_600_000;

/**
 * Declares tests of the search for the ends of charges, pile-ins and flights: on so many small boards, and on so many compared with a search of
 * all points of a grid.
 */
export const describeEnds = (many: number, compared: number): void => {
  describeMoves('a charge', chargeBoard, many, compared);
  describeMoves('a pile-in', pileInBoard, many, compared);
  describeMoves('a flight', flightBoard, many, compared);

  it(
    'a pile-in leaves nobody without contact for whom there is a place, 98 times of 100',
    () => {
      let ended = 0;
      const left: string[] = [];
      for (let seed = 1; seed <= many; seed++) {
        const board = pileInBoard(seed);
        const ends = playMove(board);
        if (ends === null) continue;
        ended++;
        const models = leftOut(board, ends);
        if (models.length > 0) left.push(`${seed}: ${models.join(', ')}`);
      }
      expect(ended).toBeGreaterThan(many / 2);
      expect(left.length, `left out on boards ${left.join('; ')}`).toBeLessThanOrEqual(ended / 50);
    },
    HOUR,
  );
};

const describeMoves = (what: string, randomBoard: (seed: number) => EndBoard, many: number, compared: number): void => {
  const boards = fc.integer({ min: 1, max: 2 ** 30 }).map(randomBoard);
  describe(`the ends of ${what}`, () => {
    const check = (property: (it: EndBoard) => void): void => fc.assert(fc.property(boards, property), { numRuns: many, seed: 16 });

    it(
      'are legal',
      () => {
        check((it) => {
          const ends = playMove(it);
          expect(ends === null ? [] : faultsOf(it, ends)).toEqual([]);
        });
      },
      HOUR,
    );

    it(
      'are found with every roll above one that is enough',
      () => {
        check((it) => {
          let least = Infinity;
          for (let roll = 1; roll <= LONGEST; roll++) {
            if (playMove(it, roll) !== null) least = Math.min(least, roll);
            else expect(roll, `succeeds with ${least}`).toBeLessThan(least);
          }
        });
      },
      HOUR,
    );

    it(
      'are the same in whatever order units, models and terrain are listed',
      () => {
        check((it) => {
          const ends = playMove(it);
          const others = { units: false, models: false, terrain: false };
          for (const turned of ['units', 'models', 'terrain'] as const) {
            expect(playMove(it, it.roll, { ...others, [turned]: true }), turned).toEqual(ends);
          }
        });
      },
      HOUR,
    );

    it(
      'are still found with more room: without other enemies, friends or terrain',
      () => {
        check((it) => {
          if (playMove(it) === null) return;
          for (const left of ['others', 'friends', 'rocks'] as const) {
            for (let k = 0; k < it[left].length; k++) {
              const without = { ...it, [left]: it[left].filter((_, at) => at !== k) };
              expect(playMove(without), `without ${left} ${k}`).not.toBeNull();
            }
          }
        });
      },
      HOUR,
    );

    it(
      'are found wherever a search of all points of a grid finds some, 99 times of 100',
      () => {
        let some = 0;
        const missed: number[] = [];
        for (let seed = 1; seed <= compared; seed++) {
          const it = randomBoard(seed);
          const found = playMove(it) !== null;
          if (!gridHasEnds(it)) continue;
          some++;
          if (!found) missed.push(seed);
        }
        expect(some).toBeGreaterThan(compared / 4);
        expect(missed.length, `missed on boards ${missed.join(', ')}`).toBeLessThanOrEqual(some / 100);
      },
      HOUR,
    );
  });
};

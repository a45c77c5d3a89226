import { describe, expect, it } from 'vitest';
import { gridHasRoom, randomRoom, roomFaults, setUpIn } from './room-boards.ts';

const HOUR = 3_600_000;
/** Sizes of the larger units. */
const LARGE = [4, 5, 7, 10, 15];

/** Declares tests of the search for room: on so many small boards, with small units, and on so many with large ones. */
export const describeRoom = (many: number, large: number): void => {
  describe('room to set a unit up', () => {
    it(
      'is found wherever a search of all points of a finer grid finds some, 99 times of 100, and is legal',
      () => {
        let some = 0;
        const missed: number[] = [];
        for (let seed = 1; seed <= many; seed++) {
          const board = randomRoom(seed);
          const places = setUpIn(board);
          if (places !== null) expect(roomFaults(board, places), `board ${seed}`).toEqual([]);
          if (!gridHasRoom(board)) continue;
          some++;
          if (places === null) missed.push(seed);
        }
        expect(some).toBeGreaterThan(many / 2);
        expect(some).toBeLessThan(many * 0.9);
        expect(missed.length, `missed on boards ${missed.join(', ')}`).toBeLessThanOrEqual(some / 100);
      },
      HOUR,
    );

    it(
      'is found for large units, where it is known to be, 99 times of 100',
      () => {
        const missed: string[] = [];
        for (const count of LARGE) {
          for (let seed = 1; seed <= large; seed++) {
            const board = randomRoom(seed, count);
            const places = setUpIn(board);
            if (places === null) missed.push(`${seed} (${count} models)`);
            else expect(roomFaults(board, places), `board ${seed}, ${count} models`).toEqual([]);
          }
        }
        expect(missed.length, `missed on boards ${missed.join(', ')}`).toBeLessThanOrEqual((LARGE.length * large) / 100);
      },
      HOUR,
    );

    it(
      'is the same in whatever order units and terrain are listed, and there with fewer of them',
      () => {
        for (let seed = 1; seed <= many; seed++) {
          const board = randomRoom(seed);
          const places = setUpIn(board);
          expect(setUpIn(board, true), `board ${seed}`).toEqual(places);
          if (places === null) continue;
          for (const left of ['enemies', 'friends', 'rocks'] as const) {
            const without = { ...board, [left]: board[left].slice(1) };
            expect(setUpIn(without), `board ${seed} without the first of ${left}`).not.toBeNull();
          }
        }
      },
      HOUR,
    );
  });
};

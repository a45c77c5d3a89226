import { describe, expect, it } from 'vitest';
import { CONTACT } from '../../../src/kit/index.ts';
import { apart, type Box, boxGap, chargeBoard, type Disc, type EndBoard, faultsOf, numbers, pileInBoard, playMove } from './end-boards.ts';

const BOARDS = 400;
const AS_WRITTEN = { units: false, models: false, terrain: false };
const TURNED = { units: true, models: true, terrain: true };

/** A few small mires among the models of a board. */
function miresOf(seed: number): Box[] {
  const random = numbers(seed + 7);
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const x = 8 + random() * 9;
    const y = 8 + random() * 9;
    return [x, y, x + 0.2 + random() * 2, y + 0.2 + random() * 2] as const;
  });
}

/** How many models that moved came through a mire on the straight line from where they began. */
function harmed(from: readonly Disc[], to: readonly Disc[], mires: readonly Box[]): number {
  return from.filter((start, k) => {
    const end = to[k];
    if (start.x === end.x && start.y === end.y) return false;
    return Array.from({ length: 401 }, (_, step) => step / 400).some((share) =>
      mires.some(
        (box) => boxGap({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share, r: start.r }, box) <= -CONTACT,
      ),
    );
  }).length;
}

const inContact = (it: EndBoard, at: Disc): boolean => it.targets.flat().some((other) => apart(at, other) <= CONTACT);
const touched = (it: EndBoard, ends: readonly Disc[]): number =>
  it.targets.flat().filter((other) => ends.some((at) => apart(at, other) <= CONTACT)).length;

describe.each([
  ['charge', (seed: number): EndBoard => ({ ...chargeBoard(seed), touch: true })],
  ['pile in', pileInBoard],
])('units that %s', (_what, boardOf) => {
  it('have fewer models come to harm where that costs no contact, and give up nothing for it', () => {
    let better = 0;
    let still = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const board = boardOf(seed);
      const mires = miresOf(seed);
      const usual = playMove(board);
      const ends = playMove(board, board.roll, AS_WRITTEN, mires);
      expect(ends === null, `board ${seed}`).toBe(usual === null);
      if (ends === null || usual === null) continue;
      // Where everybody is touched in a throng, the usual ends may already lie beyond what the search of all points finds a way to.
      const known = faultsOf(board, usual);
      expect(
        faultsOf(board, ends).filter((fault) => !known.includes(fault)),
        `board ${seed}`,
      ).toEqual([]);
      const lost = ends.filter((at, k) => inContact(board, usual[k]) && !inContact(board, at));
      expect(lost, `board ${seed}`).toEqual([]);
      expect(touched(board, ends), `board ${seed}`).toBeGreaterThanOrEqual(touched(board, usual));
      const now = harmed(board.chargers, ends, mires);
      const before = harmed(board.chargers, usual, mires);
      expect(now, `board ${seed}`).toBeLessThanOrEqual(before);
      if (now < before) better++;
      if (now > 0) still++;
      expect(playMove(board, board.roll, TURNED, mires), `board ${seed}`).toEqual(ends);
    }
    expect(better).toBeGreaterThan(BOARDS / 50);
    expect(still).toBeGreaterThan(0);
  });
});

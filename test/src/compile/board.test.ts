import { describe, expect, test } from 'vitest';
import { makeBoard } from '../../../src/compile/board.ts';
import { terrainKinds } from '../../../src/rules/index.ts';
import type { Battlefield } from '../../../src/scenario/types.ts';

const field: Battlefield = {
  width: 48,
  height: 36,
  terrain: [
    {
      id: 'wood',
      kind: 'woods',
      polygon: [
        [10, 8],
        [16, 10],
        [12, 15],
      ],
      height: 4,
      floors: [],
      walls: [],
      cover: 5,
    },
    {
      id: 'tower',
      kind: 'ruin',
      polygon: [
        [20, 20],
        [24, 20],
        [24, 26],
        [20, 26],
      ],
      height: 6,
      floors: [3],
      walls: [[20, 20, 24, 20]],
      cover: 0,
    },
  ],
  objectives: [{ id: 'middle', x: 24, y: 18, radius: 0.5 }],
  zones: [
    [
      [0, 0],
      [48, 0],
      [48, 9],
    ],
    [
      [0, 27],
      [48, 27],
      [48, 36],
      [0, 36],
    ],
  ],
  homeward: [
    [0, -1],
    [0, 1],
  ],
};

describe('a board', () => {
  const board = makeBoard(field, 3);

  test('holds the pieces of the battlefield in order, each in its box', () => {
    expect(
      board.pieces.slice(0, board.count).map(({ index, id, kind, corners, minX, minY, maxX, maxY, height, cover }) => ({
        index,
        id,
        kind: terrainKinds.names[kind],
        corners,
        box: [minX, minY, maxX, maxY],
        height,
        cover,
      })),
    ).toEqual([
      { index: 0, id: 'wood', kind: 'woods', corners: 3, box: [10, 8, 16, 15], height: 4, cover: 5 },
      { index: 1, id: 'tower', kind: 'ruin', corners: 4, box: [20, 20, 24, 26], height: 6, cover: 0 },
    ]);
    expect([board.pieces[1]?.floors, [...(board.pieces[1]?.walls ?? [])]]).toEqual([[3], [20, 20, 24, 20]]);
  });

  test('has room in reserve for wrecks and craters, which are not in play', () => {
    expect([board.count, board.pieces.length]).toEqual([2, 5]);
    expect(board.pieces.slice(2).map((it) => [it.index, it.id, it.corners])).toEqual([
      [2, 'made-2', 0],
      [3, 'made-3', 0],
      [4, 'made-4', 0],
    ]);
    expect(board.pieces.slice(2).every((it) => it.polygon.length >= 8)).toBe(true);
  });

  test('has zones, edges and markers', () => {
    expect([...board.zones[0]]).toEqual([0, 0, 48, 0, 48, 9]);
    expect(board.homeward).toEqual([
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ]);
    expect(board.objectives).toEqual([{ id: 'middle', index: 0, x: 24, y: 18, radius: 0.5 }]);
  });

  test('is made anew each time: what one engagement does to it no other sees', () => {
    const other = makeBoard(field, 3);
    const [piece] = board.pieces;
    (piece as NonNullable<typeof piece>).polygon[0] = 99;
    expect(other.pieces[0]?.polygon[0]).toBe(10);
    expect(field.terrain[0]?.polygon[0]?.[0]).toBe(10);
  });
});

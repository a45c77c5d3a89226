import { describe, expect, it, test } from 'vitest';
import { corridors, shutBy } from '../../../src/kit/corridor.ts';
import { LOOK } from '../../../src/kit/optics.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import { board, type PieceSpec, rectangle } from './harness.ts';

const WALLS = terrainKind('kit-test-walls');
const BLOCK = terrainKind('kit-test-block');
const SCREEN = terrainKind('kit-test-screen');
const terrain = new Uint8Array(64);
terrain[BLOCK] = LOOK.opaque;
terrain[SCREEN] = LOOK.screens;
const walls = new Uint8Array(64);
walls[WALLS] = 1;

/** A circle of radius 1 at 10, 10 and one of radius 3 at 20, 10 (or at 10, 20), of bodies 2 inches high; what shuts off one from the other. */
function shut(pieces: readonly PieceSpec[], { pastScreens = false, height = 2, far = 3, turned = false } = {}): number {
  const lane = corridors();
  lane.ends.set(turned ? [10, 10, 1, 10, 20, far, height] : [10, 10, 1, 20, 10, far, height]);
  return shutBy(
    board(pieces),
    Int16Array.from(pieces, (_, k) => k),
    pieces.length,
    { terrain, walls },
    pastScreens,
    lane,
  );
}
const wall = (x: number, y0: number, y1: number, height = 5): PieceSpec => ({
  kind: 'kit-test-walls',
  polygon: rectangle(x - 0.1, y0, x + 0.1, y1),
  height,
  walls: [x, y0, x, y1],
});

describe('a wall shuts the corridor', () => {
  // Its edges run from 10, 11 to 20, 13 and from 10, 9 to 20, 7: at x = 15 they are 2 inches from the middle.
  test.each([
    ['from edge to edge', 7.9, 12.1, 0],
    ['not where it ends below the upper edge', 7.9, 11.9, -1],
    ['nor above the lower one', 8.1, 12.1, -1],
  ])('%s', (_, y0, y1, found) => expect(shut([wall(15, y0, y1)])).toBe(found));

  it('along either axis', () => {
    const across = (x0: number, x1: number): PieceSpec => ({
      ...wall(15, 0, 0),
      polygon: rectangle(x0, 14.9, x1, 15.1),
      walls: [x0, 15, x1, 15],
    });
    const found = [across(7.9, 12.1), across(8.1, 12.1), across(7.9, 11.9)].map((it) => shut([it], { turned: true }));
    expect(found).toEqual([0, -1, -1]);
  });

  it('of two circles of one size only where it is as long as they are broad', () => {
    expect(shut([wall(15, 8.9, 11.1)], { far: 1 })).toBe(0);
    expect(shut([wall(15, 8.9, 10.9)], { far: 1 })).toBe(-1);
  });

  it('where it is as high as the tallest body', () => {
    expect(shut([wall(15, 5, 15, 2)])).toBe(0);
    expect(shut([wall(15, 5, 15, 1.9)])).toBe(-1);
  });

  it('clear of both circles', () => {
    expect([shut([wall(10.9, 5, 15)]), shut([wall(11.1, 5, 15)])]).toEqual([-1, 0]);
    expect([shut([wall(16.9, 5, 15)]), shut([wall(17.1, 5, 15)])]).toEqual([0, -1]);
  });

  it('between them', () => {
    expect(shut([wall(5, 0, 20)])).toBe(-1);
    expect(shut([wall(25, 0, 20)])).toBe(-1);
  });

  it('and is named as it is numbered, the first of several', () => {
    expect(shut([wall(15, 9, 11), wall(14, 5, 15), wall(16, 5, 15)])).toBe(1);
  });
});

describe('a block', () => {
  const block = (x0: number, y0: number, x1: number, y1: number, kind = 'kit-test-block', height = 5): PieceSpec => ({
    kind,
    polygon: rectangle(x0, y0, x1, y1),
    height,
  });

  it('shuts it like a wall, by any of its sides', () => {
    expect(shut([block(14, 7, 15, 13)])).toBe(0);
    expect(shut([block(14, 9, 15, 13)])).toBe(-1);
    expect(shut([block(14, 7, 15, 13, 'kit-test-block', 1.9)])).toBe(-1);
  });

  it('does not where an end reaches it, or lies in it', () => {
    expect(shut([block(10.5, 5, 15, 15)])).toBe(-1);
    expect(shut([block(5, 5, 15, 15)])).toBe(-1);
    expect(shut([block(15, 5, 30, 15)])).toBe(-1);
  });

  it('that screens shuts it at any height, but not for who looks past screens', () => {
    const screen = [block(14, 5, 15, 15, 'kit-test-screen', 0)];
    expect(shut(screen)).toBe(0);
    expect(shut(screen, { pastScreens: true })).toBe(-1);
  });
});

test('nothing lies between circles that share their centre', () => {
  const lane = corridors();
  lane.ends.set([10, 10, 1, 10, 10, 3, 2]);
  expect(shutBy(board([wall(10, 5, 15)]), Int16Array.of(0), 1, { terrain, walls }, false, lane)).toBe(-1);
});

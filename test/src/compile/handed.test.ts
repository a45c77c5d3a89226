import { describe, expect, test } from 'vitest';
import { handOf, mirrorImage } from '../../../src/compile/handed.ts';
import { compileMatch } from '../../../src/compile/index.ts';
import { writtenField, writtenX, writtenY } from '../../../src/rules/index.ts';
import type { Battle, Battlefield, Point, TerrainPiece } from '../../../src/scenario/types.ts';
import { battle, plain, sheet, unit } from './small-battle.ts';

/** The board is 48 by 36 inches, with red's edge at y = 0. */
const SQUAD = sheet('squad');
const rock = (polygon: readonly Point[], more: Partial<TerrainPiece> = {}): TerrainPiece => ({
  id: 'rock',
  kind: 'impassable',
  polygon,
  height: 4,
  floors: [],
  walls: [],
  cover: 0,
  ...more,
});
const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function on(field: Partial<Battlefield>, more: Partial<Battle> = {}): Battle {
  const small = battle({ red: [unit('a', SQUAD, 1)], blue: [unit('x', SQUAD, 1)], sheets: [SQUAD] });
  return { ...small, terrainKinds: [{ name: 'impassable', avoided: true }], ...more, battlefield: { ...small.battlefield, ...field } };
}
const withRock = (polygon: readonly Point[], more: Partial<TerrainPiece> = {}): Battle => on({ terrain: [rock(polygon, more)] });
const redAt = (x: number, facing = 30): Partial<Battle> => ({
  deployment: { red: [{ unit: 'a', positions: [[x, 5]], facing, level: 0 }], blue: [] },
});
const SIDEWAYS: Partial<Battlefield> = {
  homeward: [
    [-1, 0],
    [1, 0],
  ],
  zones: [box(0, 0, 9, 36), box(39, 0, 48, 36)],
};
const SWAPPED: Battlefield['homeward'] = [
  [0, 1],
  [0, -1],
];

describe('the handedness of a battle', () => {
  test.each<[string, Battle, number]>([
    ['a rock that lies right of the middle', withRock(box(24, 10, 26, 12)), 1],
    ['a rock that lies left of it', withRock(box(22, 10, 24, 12)), -1],
    ['a rock in the middle', withRock(box(22, 10, 26, 12)), 0],
    [
      'a rock about the middle that is shorter on the left side',
      withRock([
        [22, 10],
        [26, 10],
        [26, 14],
        [22, 12],
      ]),
      -1,
    ],
    ['a wall on the left side of a rock in the middle', withRock(box(22, 10, 26, 12), { walls: [[22, 10, 22, 12]] }), -1],
    ['the same for an army that sees it from the other edge', on({ terrain: [rock(box(24, 10, 26, 12))], homeward: SWAPPED }), -1],
    // Whoever looks along +x has the low y at his right hand.
    ['a rock at the low end of a board with short edges', on({ ...SIDEWAYS, terrain: [rock(box(10, 16, 12, 18))] }), 1],
    ['a marker left of the middle', on({ objectives: [{ id: 'hill', x: 20, y: 18, radius: 0 }] }), -1],
    ['a unit right of it, where nothing else decides', on({}, redAt(24.1)), 1],
    ['a rock before a unit', on({ terrain: [rock(box(22, 10, 24, 12))] }, redAt(30)), -1],
    ['nothing', on({}), 0],
  ])('%s', (_what, it, hand) => {
    expect(handOf(it)).toBe(hand);
    expect(handOf(mirrorImage(it)) + hand).toBe(0);
  });
});

test('the mirror image of a mirror image is the battle itself', () => {
  const it = on(
    {
      terrain: [
        rock(
          [
            [13.3, 10.1],
            [15.7, 10],
            [15.7, 12.9],
          ],
          {
            walls: [[13.3, 10.1, 15.7, 10]],
            building: { armour: 12, capacity: 10, firePoints: 2, doors: [[14.5, 10.05, 0.6, -0.8]], battlements: false },
          },
        ),
      ],
      objectives: [{ id: 'hill', x: 20.2, y: 18, radius: 0 }],
    },
    { ...redAt(7.7), orders: [{ army: 'red', unit: 'a', round: 1, do: [{ move: [10.1, 9] }, { hold: true }] }] },
  );
  expect(mirrorImage(mirrorImage(it))).toEqual(it);
  const once = mirrorImage(it);
  expect(once.battlefield.terrain[0]).toEqual(
    rock(
      [
        [32.3, 12.9],
        [32.3, 10],
        [34.7, 10.1],
      ],
      {
        walls: [[34.7, 10.1, 32.3, 10]],
        building: { armour: 12, capacity: 10, firePoints: 2, doors: [[33.5, 10.05, -0.6, -0.8]], battlements: false },
      },
    ),
  );
  expect(once.deployment.red[0]).toEqual({ unit: 'a', positions: [[40.3, 5]], facing: 150, level: 0 });
  expect(once.orders[0]?.do[0]).toEqual({ move: [37.9, 9] });
  const sideways = mirrorImage(on(SIDEWAYS, redAt(7.7)));
  expect(sideways.deployment.red[0]).toEqual({ unit: 'a', positions: [[7.7, 31]], facing: 330, level: 0 });
});

describe('a left-handed battle', () => {
  const left = on({ terrain: [rock(box(2, 10, 4, 12))] }, redAt(10));

  test('is played as its mirror image, which is told as its files have it', () => {
    const { match } = compileMatch(plain, left);
    const board = match.makeBoard();
    expect(board.mirrored).toBe('x');
    expect([board.pieces[0]?.minX, board.pieces[0]?.maxX]).toEqual([44, 46]);
    const seat0 = match.units[0]?.placing?.[0];
    expect([...(seat0?.x ?? [])]).toEqual([38]);
    expect([seat0?.dirX, seat0?.dirY].map((it) => Math.round((it as number) * 1000))).toEqual([-866, 500]);
    expect([writtenX(board, 38), writtenY(board, 5), writtenField(board, 'x', 38), writtenField(board, 'inches', 38)]).toEqual([
      10, 5, 10, 38,
    ]);
  });

  test('has the units without a place where those of its mirror image are', () => {
    const places = (it: Battle): readonly (readonly number[])[] => {
      const { match } = compileMatch(plain, it);
      const board = match.makeBoard();
      return match.units.map(({ placing }) => [...(placing?.[0].x ?? [])].map((x) => writtenX(board, x)));
    };
    expect(places(mirrorImage(left))).toEqual(places(left).map((list) => list.map((x) => 48 - x)));
  });

  test('lies as it is written where that is asked for', () => {
    const { match } = compileMatch(plain, left, { asWritten: true });
    const board = match.makeBoard();
    expect([board.mirrored, board.pieces[0]?.minX, writtenX(board, 10)]).toEqual([null, 2, 10]);
  });
});

test('on a board with short edges the other axis is mirrored', () => {
  const { match } = compileMatch(plain, on({ ...SIDEWAYS, terrain: [rock(box(10, 20, 12, 22))] }));
  const board = match.makeBoard();
  expect([board.mirrored, board.pieces[0]?.minX, board.pieces[0]?.minY]).toEqual(['y', 10, 14]);
  expect([writtenX(board, 10), writtenY(board, 14)]).toEqual([10, 22]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockerPoses,
  clearView,
  crossesPrism,
  crossesWall,
  fullyVisible,
  hiddenBy,
  hiddenByPiece,
  hiddenShare,
  interveningUnit,
  LOOK,
  makeSight,
  modelSees,
  type Optics,
  observersMask,
  piecesCrossed,
  resetSight,
  type Sightline,
  standing,
  unitSees,
  visibleMask,
  WALL,
  wouldSee,
} from '../../../src/kit/index.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import { board, fakeGame, type PieceSpec, rectangle, type Spec } from './harness.ts';

const WALLS = terrainKind('kit-test-walls');
const WOOD = terrainKind('kit-test-wood');
const RUIN = terrainKind('kit-test-ruin');
const BLOCK = terrainKind('kit-test-block');
const THICKET = terrainKind('kit-test-thicket');

const terrain = new Uint8Array(64);
terrain[WOOD] = LOOK.obscures;
terrain[RUIN] = LOOK.screens;
terrain[BLOCK] = LOOK.opaque;
terrain[THICKET] = LOOK.shrouds;
const walls = new Uint8Array(64);
walls[WALLS] = 1;

const eye: Optics = { terrain, walls, eyeShare: 0.8, across: 3, levels: 3, obstructs: (_, u) => u.id === 'unit-2' };
const body: Optics = { terrain, walls, eyeShare: 0, across: 3, levels: 2, obstructs: () => false };

const wall = (height: number): PieceSpec => ({
  kind: 'kit-test-walls',
  polygon: rectangle(14.9, 5, 15.1, 15),
  height,
  walls: [15, 5, 15, 15],
});
const pair = (pieces: readonly PieceSpec[], more: readonly Spec[] = []) =>
  fakeGame([{ at: [[10, 10]] }, { side: 1, at: [[20, 10]] }, ...more], board(pieces));

describe('sight with one eye', () => {
  it('is stopped by a wall of 5" and passes one of 0.6"', () => {
    const high = pair([wall(5)]);
    const s = makeSight(eye, high);
    expect(unitSees(high, s, high.units[0], high.units[1])).toBe(false);
    expect(hiddenShare(high, s, 0, 1)).toBe(1);
    const low = pair([wall(0.6)]);
    const t = makeSight(eye, low);
    expect(unitSees(low, t, low.units[0], low.units[1])).toBe(true);
    expect(hiddenShare(low, t, 0, 1)).toBeCloseTo(1 / 3, 12);
    expect(hiddenBy(low, t, 0, 1)).toBe(0);
  });

  it('is clear in the open and past the end of a wall', () => {
    const g = pair([{ kind: 'kit-test-walls', polygon: rectangle(14.9, 11.2, 15.1, 15), height: 5, walls: [15, 11.2, 15, 15] }]);
    const s = makeSight(eye, g);
    expect(clearView(g, s, g.units[0], g.units[1])).toBe(true);
    expect([hiddenShare(g, s, 0, 1), hiddenBy(g, s, 0, 1)]).toEqual([0, -1]);
  });

  it('takes the share from the side of the target that is behind a wall', () => {
    const g = pair([{ kind: 'kit-test-walls', polygon: rectangle(18.9, 10.2, 19.1, 15), height: 5, walls: [19, 10.2, 19, 15] }]);
    expect(hiddenShare(g, makeSight(eye, g), 0, 1)).toBeCloseTo(1 / 3, 12);
  });

  it('is hidden but not stopped by woods, unless the observer stands in them', () => {
    const g = pair([{ kind: 'kit-test-wood', polygon: rectangle(13, 5, 17, 15) }]);
    const s = makeSight(eye, g);
    expect([modelSees(g, s, 0, 1), hiddenShare(g, s, 0, 1), hiddenBy(g, s, 0, 1)]).toEqual([true, 1, 0]);
    g.models.x[0] = 13;
    g.moved(g.units[0]);
    expect(hiddenShare(g, s, 0, 1)).toBe(0);
    expect(standing(g, s, 0, 0)).toBe(1);
  });

  it('tells what each piece in the way hides by itself, and remembers what all of them do', () => {
    const wood: PieceSpec = { kind: 'kit-test-wood', polygon: rectangle(12, 5, 13, 15) };
    for (const pieces of [
      [wood, wall(0.6)],
      [wall(0.6), wood],
    ]) {
      const g = pair(pieces);
      const s = makeSight(eye, g);
      const [woods, low] = pieces[0] === wood ? [0, 1] : [1, 0];
      expect(hiddenByPiece(g, s, 0, 1, woods)).toBe(1);
      expect(hiddenByPiece(g, s, 0, 1, low)).toBeCloseTo(1 / 3, 12);
      expect([hiddenShare(g, s, 0, 1), hiddenBy(g, s, 0, 1), modelSees(g, s, 0, 1)]).toEqual([1, woods, true]);
    }
  });

  it('passes over a low block from higher ground', () => {
    const g = pair([{ kind: 'kit-test-block', polygon: rectangle(11, 5, 12, 15), height: 3 }]);
    const s = makeSight(eye, g);
    expect(modelSees(g, s, 0, 1)).toBe(false);
    g.models.z[0] = 6;
    g.moved(g.units[0]);
    expect(hiddenShare(g, s, 0, 1)).toBe(0);
  });

  it('is stopped by the bodies of units that obstruct, until they move or die', () => {
    const g = pair([], [{ side: 1, at: [[15, 10]], foot: { coreX: 2, coreY: 1.5, rim: 0, height: 3 } }]);
    const s = makeSight(eye, g);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(false);
    expect(hiddenBy(g, s, 0, 1)).toBe(-4);
    g.models.y[2] = 20;
    g.moved(g.units[2]);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(true);
    g.models.y[2] = 10;
    g.moved(g.units[2]);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(false);
    g.remove(2, 0, null);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(true);
  });

  it('marks who is seen and who sees', () => {
    const g = fakeGame(
      [
        {
          at: [
            [10, 10],
            [10, 16],
          ],
        },
        {
          side: 1,
          at: [
            [20, 10],
            [20, 16],
          ],
        },
      ],
      board([wall(5)]),
    );
    const s = makeSight(eye, g);
    const mask = new Uint8Array(4);
    expect(visibleMask(g, s, g.units[0], g.units[1], mask)).toBe(1);
    expect([...mask]).toEqual([0, 0, 0, 1]);
    expect(observersMask(g, s, g.units[0], g.units[1], mask)).toBe(1);
    expect([mask[0], mask[1]]).toEqual([0, 1]);
  });
});

describe('sight from body to body', () => {
  it('finds a free line past a corner that the eye in the middle has not', () => {
    const corner: PieceSpec = { kind: 'kit-test-walls', polygon: rectangle(14.9, 5, 15.1, 10.2), height: 5, walls: [15, 5, 15, 10.2] };
    const g = pair([corner]);
    const s = makeSight(body, g);
    expect([unitSees(g, s, g.units[0], g.units[1]), fullyVisible(g, s, g.units[0], g.units[1])]).toEqual([true, false]);
    const shut = pair([{ ...corner, polygon: rectangle(14.9, 5, 15.1, 10.6), walls: [15, 5, 15, 10.6] }]);
    expect(unitSees(shut, makeSight(body, shut), shut.units[0], shut.units[1])).toBe(false);
  });

  it('is stopped by a screen at any height, but not for those who stand on it', () => {
    const g = pair([{ kind: 'kit-test-ruin', polygon: rectangle(13, 5, 17, 15), height: 1 }]);
    const s = makeSight(body, g);
    g.models.z[0] = 9;
    g.moved(g.units[0]);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(false);
    g.models.x[1] = 17.25;
    g.moved(g.units[1]);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(true);
    expect(fullyVisible(g, s, g.units[0], g.units[1])).toBe(true);
    const past = makeSight({ ...body, ignoresScreens: (_, u) => u.slot === 0 }, g);
    g.models.x[1] = 20;
    g.moved(g.units[1]);
    expect(unitSees(g, past, g.units[0], g.units[1])).toBe(true);
    expect(unitSees(g, s, g.units[0], g.units[1])).toBe(false);
  });

  it('is not full through a shroud, but is out of one', () => {
    const g = pair([{ kind: 'kit-test-thicket', polygon: rectangle(13, 5, 17, 15) }]);
    const s = makeSight(body, g);
    expect([unitSees(g, s, g.units[0], g.units[1]), fullyVisible(g, s, g.units[0], g.units[1])]).toEqual([true, false]);
    g.models.x[0] = 15;
    g.moved(g.units[0]);
    expect(fullyVisible(g, s, g.units[0], g.units[1])).toBe(true);
    expect(fullyVisible(g, s, g.units[1], g.units[0])).toBe(false);
  });
});

describe('lines', () => {
  it('list the pieces they cross and flag walls', () => {
    const g = pair([
      wall(5),
      { kind: 'kit-test-wood', polygon: rectangle(12, 9, 13, 11), height: 2 },
      { kind: 'kit-test-wood', polygon: rectangle(12, 20, 13, 21) },
    ]);
    const level = (z: number): Sightline => ({ x0: 10, y0: 10, z0: z, x1: 20, y1: 10, z1: z });
    const out = new Int16Array(8);
    expect(piecesCrossed(g.board, level(1), out)).toBe(2);
    expect([...out.slice(0, 2)]).toEqual([WALL, 1]);
    expect(piecesCrossed(g.board, level(2.5), out)).toBe(1);
    expect(piecesCrossed(g.board, level(9), out)).toBe(0);
  });

  it('find the unit looked through', () => {
    const between: Spec = {
      side: 0,
      at: [
        [15, 9],
        [15, 11],
      ],
    };
    const g = pair([], [between]);
    expect(interveningUnit(g, 0, 1, 0.8, 2)).toBe(2);
    expect(
      interveningUnit(
        pair(
          [],
          [
            {
              side: 0,
              at: [
                [15, 8],
                [15, 12],
              ],
            },
          ],
        ),
        0,
        1,
        0.8,
        2,
      ),
    ).toBe(-1);
    expect(interveningUnit(pair([], [{ side: 0, at: [[15, 10.4]] }]), 0, 1, 0.8, 2)).toBe(2);
    g.models.z[0] = 6;
    g.moved(g.units[0]);
    expect(interveningUnit(g, 0, 1, 0.8, 2)).toBe(-1);
  });
});

describe('short cuts of sight', () => {
  it('say what line by line tracing says', () => {
    const kinds = ['kit-test-block', 'kit-test-ruin', 'kit-test-walls'];
    const shape = fc.record({
      k: fc.integer({ min: 0, max: 2 }),
      x: fc.integer({ min: 8, max: 30 }),
      y: fc.integer({ min: 2, max: 18 }),
      w: fc.integer({ min: 1, max: 8 }),
      h: fc.integer({ min: 1, max: 8 }),
      top: fc.integer({ min: 1, max: 4 }),
    });
    const spot = fc.record({ x: fc.integer({ min: 1, max: 38 }), y: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), spot, spot, (shapes, p, q) => {
        const ground = board(
          shapes.map((b) => ({
            kind: kinds[b.k],
            polygon: rectangle(b.x, b.y, b.x + b.w, b.y + b.h),
            height: b.top / 2,
            walls: b.k === 2 ? [b.x, b.y, b.x + b.w, b.y, b.x, b.y, b.x, b.y + b.h] : [],
          })),
        );
        const whole = fakeGame(
          [
            {
              at: [
                [p.x, p.y],
                [p.x + 1, p.y],
              ],
            },
            {
              side: 1,
              at: [
                [q.x, q.y + 0.5],
                [q.x, q.y + 2],
              ],
            },
          ],
          ground,
        );
        const s = makeSight(eye, whole);
        let any = false;
        for (const i of [0, 1]) {
          for (const j of [2, 3]) {
            // Line by line: from the eye to nine points, each against every piece.
            const { x, y } = whole.models;
            const d = Math.sqrt((x[j] - x[i]) ** 2 + (y[j] - y[i]) ** 2);
            if (d === 0) return;
            const [vx, vy] = [(x[j] - x[i]) / d, (y[j] - y[i]) / d];
            let free = 0;
            for (const off of [-1 / 3, 0, 1 / 3]) {
              for (const z of [0.2, 0.6, 1]) {
                const [tx, ty] = [x[j] - vy * off, y[j] + vx * off];
                const line = { x0: x[i], y0: y[i], z0: 0.96, x1: tx, y1: ty, z1: z };
                const stopped = ground.pieces.some((piece) => {
                  const top = piece.kind === RUIN ? Infinity : piece.height;
                  if (piece.kind === WALLS) return crossesWall(piece, line);
                  if (piece.kind === RUIN && (standing(whole, s, i, piece.index) !== 0 || standing(whole, s, j, piece.index) !== 0))
                    return false;
                  return crossesPrism(piece, line, top);
                });
                if (!stopped) free++;
              }
            }
            expect(hiddenShare(whole, s, i, j)).toBeCloseTo(1 - free / 9, 12);
            any ||= free > 0;
          }
        }
        expect(unitSees(whole, s, whole.units[0], whole.units[1])).toBe(any);
      }),
      { numRuns: 400, seed: 8 },
    );
  });
});

describe('the memory of sight', () => {
  it('answers as if it had none', () => {
    const pieces = [
      wall(5),
      { kind: 'kit-test-block', polygon: rectangle(24, 8, 27, 14), height: 2 },
      { kind: 'kit-test-wood', polygon: rectangle(30, 2, 36, 9) },
    ];
    const steps = fc.array(
      fc.record({ u: fc.integer({ min: 0, max: 2 }), x: fc.integer({ min: 1, max: 40 }), y: fc.integer({ min: 1, max: 20 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        const g = pair(pieces, [{ side: 1, at: [[15, 18]], foot: { coreX: 2, coreY: 1, rim: 0, height: 3 } }]);
        const kept = makeSight(eye, g);
        for (const { u, x, y } of moves) {
          g.models.x[u] = x;
          g.models.y[u] = y;
          g.moved(g.units[u]);
          const fresh = makeSight(eye, g);
          for (let a = 0; a < 3; a++) {
            for (let b = 0; b < 3; b++) {
              if (a === b) continue;
              expect(hiddenShare(g, kept, a, b)).toBe(hiddenShare(g, fresh, a, b));
              expect(unitSees(g, kept, g.units[a], g.units[b])).toBe(unitSees(g, fresh, g.units[a], g.units[b]));
            }
          }
        }
        resetSight(g, kept);
        expect(unitSees(g, kept, g.units[0], g.units[1])).toBe(unitSees(g, makeSight(eye, g), g.units[0], g.units[1]));
      }),
      { numRuns: 150, seed: 5 },
    );
  });

  it('answers after losses as if it had never looked before', () => {
    const pieces = [wall(14), { kind: 'kit-test-wood', polygon: rectangle(8, 2, 12, 9) }];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(8), fc.boolean()), { maxLength: 8 }), (steps) => {
        const g = fakeGame(
          [
            {
              side: 0,
              at: [
                [4, 4],
                [4, 6],
                [4, 12],
              ],
            },
            {
              side: 1,
              at: [
                [20, 5],
                [20, 9],
                [20, 13],
              ],
            },
            {
              side: 1,
              at: [
                [16, 4],
                [16, 9],
                [16, 14],
              ],
              foot: { coreX: 1, coreY: 0.5, rim: 0, height: 3 },
            },
          ],
          board(pieces),
        );
        const kept = makeSight(eye, g);
        for (const [i, walks] of steps) {
          if (g.models.alive[i] === 0) continue;
          if (walks) {
            g.models.y[i] += 1.5;
            g.moved(g.unitOf(i));
          } else g.remove(i, 0, null);
          const fresh = makeSight(eye, g);
          for (const a of g.units) {
            for (const b of g.units) {
              if (a === b) continue;
              expect(unitSees(g, kept, a, b)).toBe(unitSees(g, fresh, a, b));
              for (let k = 0; k < 3; k++) {
                if (g.models.alive[a.first + k] === 0 || g.models.alive[b.first] === 0) continue;
                expect(hiddenShare(g, kept, a.first + k, b.first)).toBe(hiddenShare(g, fresh, a.first + k, b.first));
              }
            }
          }
        }
      }),
      { numRuns: 150, seed: 6 },
    );
  });
});

describe('what a unit would see from elsewhere', () => {
  const from = (pieces: readonly PieceSpec[], x: number, y: number): boolean => {
    const g = pair(pieces);
    return wouldSee(g, makeSight(eye, g), g.units[0], x, y, g.units[1]);
  };

  it('is decided by the piece between the place and the target, not by where the unit stands', () => {
    expect(from([wall(5)], 10, 10)).toBe(false);
    expect(from([wall(5)], 18, 4)).toBe(true);
    expect(from([], 10, 10)).toBe(true);
  });

  it('passes what is lower than the bodies, and what only obscures', () => {
    expect(from([wall(0.6)], 10, 10)).toBe(true);
    const wood = { kind: 'kit-test-wood', polygon: rectangle(14, 5, 16, 15), height: 5 };
    expect(from([wood], 10, 10)).toBe(true);
    expect(from([{ ...wood, kind: 'kit-test-block' }], 10, 10)).toBe(false);
  });

  it('is open from within what screens', () => {
    const ruin = { kind: 'kit-test-ruin', polygon: rectangle(12, 5, 16, 15), height: 5 };
    expect(from([ruin], 10, 10)).toBe(false);
    expect(from([ruin], 14, 10)).toBe(true);
  });
});

describe('bodies that block sight', () => {
  it('are those of the units as they are now: one that comes into being blocks', () => {
    const blocking = new Set<string>();
    const g = fakeGame([{ at: [[10, 10]] }, { at: [[15, 10]] }, { side: 1, at: [[20, 10]] }]);
    const s = makeSight({ ...eye, obstructs: (_, u) => blocking.has(u.id) }, g);
    const [i, j] = [g.units[0]?.first ?? -1, g.units[2]?.first ?? -1];
    expect(modelSees(g, s, i, j)).toBe(true);
    blocking.add('unit-1');
    g.members++;
    expect(modelSees(g, s, i, j)).toBe(false);
  });
});

describe('the poses of units that block sight', () => {
  it('add up to what they are now, whatever was asked before', () => {
    const moves = fc.array(fc.record({ unit: fc.nat(3), asked: fc.boolean(), reset: fc.boolean() }), { maxLength: 12 });
    fc.assert(
      fc.property(moves, (steps) => {
        const blocking = new Set(['unit-1', 'unit-2']);
        const g = fakeGame([{ at: [[10, 10]] }, { at: [[14, 10]] }, { side: 1, at: [[20, 10]] }, { side: 1, at: [[24, 10]] }]);
        const s = makeSight({ ...eye, obstructs: (_, u) => blocking.has(u.id) }, g);
        const sum = (): number => g.units.reduce((poses, u) => poses + (blocking.has(u.id) ? u.pose : 0), 0);
        for (const { unit, asked, reset } of steps) {
          g.moved(g.units[unit]);
          if (asked) expect(blockerPoses(g, s)).toBe(sum());
          if (reset) {
            if (!blocking.delete('unit-3')) blocking.add('unit-3');
            resetSight(g, s);
          }
          if (asked) expect(blockerPoses(g, s)).toBe(sum());
        }
      }),
    );
  });
});

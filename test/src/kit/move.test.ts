import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginTrial,
  chargeMove,
  chargeMoveAll,
  chargeMoveFirst,
  checkUnit,
  endTrial,
  FAULT,
  fallBack,
  legalPlace,
  moveByIntent,
  moveRules,
  moveTowards,
  noteEnd,
  pileIn,
  standAside,
  stoodAt,
  touching,
  unitGap,
} from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import { INTENT, intent } from '../../../src/rules/intent.ts';
import { block, board, fakeGame, rectangle } from './harness.ts';

const ROCK = terrainKind('kit-test-rock');
const BARS = terrainKind('kit-test-bars');
const rules = () => {
  const made = moveRules();
  made.terrain = new Uint8Array(64);
  made.terrain[ROCK] = PASS.impassable;
  made.terrain[BARS] = PASS.crossing;
  return made;
};

describe('a move that is tried out', () => {
  it('ends where the move would, round what is in the way, and leaves nothing of it', () => {
    const inTheWay = board([{ kind: 'kit-test-rock', polygon: rectangle(20, 8, 22, 12) }]);
    const g = fakeGame([{ at: block(10, 10, 5) }, { side: 1, at: [[40, 10]] }], inTheWay);
    const [unit] = g.units;
    const code = intent(INTENT.advance, 1);
    const before = [...g.models.x.slice(0, 5), ...g.models.y.slice(0, 5)];
    const { pose, x } = unit;
    const end = { x: 0, y: 0, lost: 0, nearest: new Float64Array(1) };
    const gone = beginTrial(g, unit, code, 6, rules());
    noteEnd(g, unit, end);
    expect(stoodAt(g).x[unit.first]).toBe(before[0]);
    endTrial(g, unit);
    expect([...g.models.x.slice(0, 5), ...g.models.y.slice(0, 5)]).toEqual(before);
    expect([unit.pose, unit.x]).toEqual([pose, x]);
    expect(moveByIntent(g, unit, code, 6, rules())).toBe(gone);
    expect([unit.x, unit.y]).toEqual([end.x, end.y]);
    expect(unit.x).toBeGreaterThan(x);
    expect(unit.x).toBeLessThan(x + 6);
  });
});

describe('moveTowards', () => {
  it('moves a whole formation straight in the open', () => {
    const g = fakeGame([{ at: block(10, 10, 5) }]);
    const [unit] = g.units;
    expect(moveTowards(g, unit, unit.x + 20, unit.y, 6, rules())).toBe(6);
    expect([...g.models.x.slice(0, 5)]).toEqual([16, 17.5, 19, 20.5, 22]);
    expect(unit.pose).toBe(2);
  });

  it('goes round an impassable piece', () => {
    const g = fakeGame([{ at: [[10, 10]] }], board([{ kind: 'kit-test-rock', polygon: rectangle(12, 8, 14, 11) }]));
    const [unit] = g.units;
    let gone = 0;
    for (let turn = 0; turn < 4; turn++) gone += moveTowards(g, unit, 18, 10, 6, rules());
    expect(unit.x).toBeCloseTo(18, 1);
    expect(gone).toBeGreaterThan(8);
    expect(gone).toBeLessThan(11);
  });

  it('gathers a scattered unit that stays about its middle, where its halves can only meet there', () => {
    // 14 inches apart, less the 12 that both can go and the base of one: an inch between them, and each moves no more than 6.
    const before = [10, 12, 26, 28];
    const g = fakeGame([{ at: before.map((y) => [10, y]) }]);
    const [unit] = g.units;
    const gone = moveTowards(g, unit, unit.x, unit.y, 6, rules());
    expect(gone).toBeLessThanOrEqual(6.01);
    before.forEach((y, i) => {
      expect(Math.hypot((g.models.x[i] as number) - 10, (g.models.y[i] as number) - y)).toBeLessThanOrEqual(6.01);
    });
    expect(checkUnit(g, unit, rules())).toBe(FAULT.none);
  });

  it('leaves everything as it was when there is no room', () => {
    const g = fakeGame([{ at: [[10, 10]] }], board([{ kind: 'kit-test-rock', polygon: rectangle(10.6, 0, 80, 60) }]));
    const [unit] = g.units;
    const pose = unit.pose;
    expect(moveTowards(g, unit, 11, 10, 6, rules())).toBe(0);
    expect([g.models.x[0], unit.pose]).toEqual([10, pose]);
  });

  it('closes in on an enemy as far as the distance to keep', () => {
    const g = fakeGame([{ at: [[10, 10]] }, { side: 1, at: [[16, 10]] }]);
    moveByIntent(g, g.units[0], intent(INTENT.advance, 1), 12, rules());
    const left = unitGap(g, g.units[0], g.units[1]);
    expect(left).toBeGreaterThanOrEqual(1);
    expect(left).toBeLessThan(1.05);
  });

  it('brings a broken unit together', () => {
    const g = fakeGame([
      {
        at: [
          [10, 10],
          [11.5, 10],
          [20, 10],
        ],
      },
    ]);
    const [unit] = g.units;
    expect(checkUnit(g, unit, rules())).toBe(FAULT.incoherent);
    moveTowards(g, unit, 15, 10, 6, rules());
    expect(checkUnit(g, unit, rules())).toBe(FAULT.none);
  });

  it('brings a unit with a straggler nearer together, or leaves it where it is if it has to end coherent', () => {
    const straggling = () => fakeGame([{ at: [...block(10, 10, 2), [40, 10]] }]);
    const g = straggling();
    expect(moveTowards(g, g.units[0], 16, 10, 6, rules())).toBeGreaterThan(0);
    expect(checkUnit(g, g.units[0], rules())).toBe(FAULT.incoherent);
    const strict = straggling();
    const before = [...strict.models.x, ...strict.models.y];
    expect(moveTowards(strict, strict.units[0], 16, 10, 6, { ...rules(), endsCoherent: true })).toBe(0);
    expect([...strict.models.x, ...strict.models.y]).toEqual(before);
  });

  it('never ends with one link where two are asked for, wherever losses have left the models', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 3 }));
    const places = fc.uniqueArray(place, { minLength: 7, maxLength: 10, selector: ([x, y]) => 10 * x + y });
    const asked = { ...rules(), links: 2, endsCoherent: true };
    fc.assert(
      fc.property(places, fc.integer({ min: 10, max: 60 }), fc.integer({ min: 10, max: 40 }), (at, x, y) => {
        const g = fakeGame([{ at: at.map(([column, row]) => [25 + 1.75 * column, 20 + 1.75 * row] as const) }]);
        const gone = moveTowards(g, g.units[0], x, y, 6, asked);
        expect(gone === 0 || checkUnit(g, g.units[0], asked) === FAULT.none).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('comes together round its middle if its leaders would leave somebody behind', () => {
    const g = fakeGame([{ at: [...block(10, 10, 6, 6), [23.5, 10]] }]);
    const asked = { ...rules(), links: 2, endsCoherent: true };
    expect(checkUnit(g, g.units[0], asked)).toBe(FAULT.incoherent);
    expect(moveTowards(g, g.units[0], 2, 10, 6, asked)).toBeGreaterThan(0);
    expect(checkUnit(g, g.units[0], asked)).toBe(FAULT.none);
  });

  it('keeps together where those on long bases turn and those on round ones do not', () => {
    const g = fakeGame([
      {
        at: [
          [10, 10],
          [10, 14.5],
        ],
        facing: [0, 1],
      },
    ]);
    const [unit] = g.units;
    // As it faces, the long base reaches up to within 2"; turned, it does not.
    g.models.coreX[1] = 2;
    g.models.radius[1] = 2.5;
    g.moved(unit);
    expect(checkUnit(g, unit, rules())).toBe(FAULT.none);
    expect(moveTowards(g, unit, unit.x + 6, unit.y, 6, rules())).toBeGreaterThan(0);
    expect(checkUnit(g, unit, rules())).toBe(FAULT.none);
  });
});

describe('chargeMove', () => {
  it('brings the nearest model into contact and the others after it', () => {
    const g = fakeGame([{ at: block(10, 10, 5, 1) }, { side: 1, at: block(16, 10, 5, 1) }]);
    expect(chargeMove(g, g.units[0], g.units[1], 7, rules())).toBeGreaterThan(4.9);
    let contacts = 0;
    for (let i = 0; i < 5; i++) if ([5, 6, 7, 8, 9].some((j) => touching(g.models, i, j))) contacts++;
    expect(contacts).toBe(5);
    const close = { ...rules(), keepFromEnemiesInches: 0 };
    expect(checkUnit(g, g.units[0], close)).toBe(FAULT.none);
  });

  it('fails if contact is out of reach and succeeds within the given reach', () => {
    const g = fakeGame([{ at: [[10, 10]] }, { side: 1, at: [[19, 10]] }]);
    expect(unitGap(g, g.units[0], g.units[1])).toBe(8);
    expect(chargeMove(g, g.units[0], g.units[1], 7, rules())).toBe(0);
    expect(chargeMoveAll(g, g.units[0], Int16Array.of(1), { count: 1, must: 1, inches: 6, reachInches: 1 }, rules())).toBe(0);
    expect(g.models.x[0]).toBe(10);
    expect(chargeMoveAll(g, g.units[0], Int16Array.of(1), { count: 1, must: 1, inches: 7, reachInches: 1 }, rules())).toBe(7);
  });

  it('takes exactly the range it has', () => {
    const g = fakeGame([{ at: [[10, 10]] }, { side: 1, at: [[18, 10]] }]);
    expect(chargeMove(g, g.units[0], g.units[1], 7, rules())).toBeLessThanOrEqual(7);
    expect(touching(g.models, 0, 1)).toBe(true);
  });

  it.each([
    [3, 1],
    [10, 5],
  ])('reaches whom it is in contact with already: %i models against %i', (own, enemies) => {
    const g = fakeGame([{ at: block(10, 10, own, 1) }, { side: 1, at: block(17, 10, enemies, 1) }]);
    const [unit, target] = g.units;
    expect(chargeMove(g, unit, target, 12, rules())).toBeGreaterThan(1);
    // Whoever has found no place round its enemies may still find one; then nobody has anything left to do.
    for (let again = 0; again < 3; again++) chargeMove(g, unit, target, 1, rules());
    const x = g.models.x.slice();
    expect(chargeMove(g, unit, target, 6, rules())).toBe(1 / 256);
    expect(g.models.x).toEqual(x);
  });

  it('reaches a hull', () => {
    const g = fakeGame([
      { at: block(10, 10, 4, 1) },
      { side: 1, at: [[20, 14]], foot: { coreX: 2.5, coreY: 1.5, rim: 0 }, facing: [0, 1] },
    ]);
    expect(chargeMove(g, g.units[0], g.units[1], 9, rules())).toBeGreaterThan(0);
    expect([0, 1, 2, 3].filter((i) => touching(g.models, i, 4)).length).toBeGreaterThan(1);
  });
});

describe('chargeMoveFirst', () => {
  const counts = (g: ReturnType<typeof fakeGame>, targets: readonly number[]): number[] =>
    targets.map((slot) => {
      const { first, size } = g.units[slot];
      const theirs = Array.from({ length: size }, (_, k) => first + k);
      return Array.from({ length: g.units[0].size }, (_, i) => i).filter((i) => theirs.some((j) => touching(g.models, i, j))).length;
    });

  it('goes at the second unit with models that find nobody of the first free', () => {
    const g = fakeGame([{ at: block(10, 10, 4, 1) }, { side: 1, at: block(16, 10, 2, 1) }, { side: 1, at: [[16, 14.5]] }]);
    expect(chargeMoveFirst(g, g.units[0], Int16Array.of(1, 2), 2, 7, rules())).toBeGreaterThan(0);
    const [first, second] = counts(g, [1, 2]);
    expect(first).toBeGreaterThan(1);
    expect(second).toBeGreaterThan(0);
    expect(checkUnit(g, g.units[0], { ...rules(), keepFromEnemiesInches: 0 })).toBe(FAULT.none);
  });

  it('makes contact with the first unit or moves nobody, whatever stands where', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: -4, max: 8 }),
        fc.integer({ min: 2, max: 12 }),
        (along, aside, inches) => {
          const g = fakeGame([
            { at: block(10, 10, 5, 1) },
            { side: 1, at: block(14 + along, 10, 3, 1) },
            { side: 1, at: [[13.5 + along / 2, 17 + aside]] },
          ]);
          const before = Array.from(g.models.x).concat(Array.from(g.models.y));
          const way = chargeMoveFirst(g, g.units[0], Int16Array.of(1, 2), 2, inches, rules());
          expect(way).toBeLessThanOrEqual(inches + 1 / 64);
          if (way === 0) expect(Array.from(g.models.x).concat(Array.from(g.models.y))).toEqual(before);
          else {
            expect(counts(g, [1])[0]).toBeGreaterThan(0);
            expect(checkUnit(g, g.units[0], { ...rules(), keepFromEnemiesInches: 0 })).toBe(FAULT.none);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('pileIn, fallBack, standAside', () => {
  it('moves only models out of contact, and nearer', () => {
    const g = fakeGame([
      {
        at: [
          [10, 10],
          [8.5, 10],
          [7, 10],
        ],
      },
      {
        side: 1,
        at: [
          [11, 10],
          [11, 11.5],
          [11, 8.5],
        ],
      },
    ]);
    const gone = pileIn(g, g.units[0], Int16Array.of(1), { count: 1, must: 0, inches: 3, reachInches: 0 }, rules());
    expect(gone).toBeGreaterThan(0);
    expect(gone).toBeLessThanOrEqual(3);
    expect([g.models.x[0], g.models.y[0]]).toEqual([10, 10]);
    expect(touching(g.models, 1, 4) || touching(g.models, 1, 5)).toBe(true);
  });

  it('moves those who can where others are held up and the unit must stay coherent', () => {
    // The second model stands behind a rock that it cannot round in 3 inches; the first may go on as long as it stays within 2 inches.
    const rock = { kind: 'kit-test-rock', polygon: rectangle(11, 4, 11.5, 16) };
    const g = fakeGame(
      [
        {
          at: [
            [12.25, 10],
            [10, 10],
          ],
        },
        { side: 1, at: [[20, 10]] },
      ],
      board([rock]),
    );
    const gone = pileIn(g, g.units[0], Int16Array.of(1), { count: 1, must: 0, inches: 3, reachInches: 0 }, rules());
    expect(gone).toBeGreaterThan(0.5);
    expect([g.models.x[1], g.models.y[1]]).toEqual([10, 10]);
    expect(checkUnit(g, g.units[0], { ...rules(), keepFromEnemiesInches: 0 })).toBe(FAULT.none);
  });

  it('lets a unit move at least as one of its models may move alone', () => {
    let alone = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 16 })), { minLength: 2, maxLength: 6 }),
        fc.array(fc.tuple(fc.integer({ min: 14, max: 26 }), fc.integer({ min: 0, max: 16 })), { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.integer({ min: 24, max: 50 }), fc.integer({ min: 32, max: 50 }), fc.integer({ min: 1, max: 6 })), {
          maxLength: 2,
        }),
        (own, enemies, blocks) => {
          const spec = (places: readonly (readonly [number, number])[]) => places.map(([x, y]) => [12 + x / 2, 16 + y / 2] as const);
          const pieces = blocks.map(([x, y, wide]) => ({
            kind: 'kit-test-rock',
            polygon: rectangle(x / 2, y / 2, (x + wide) / 2, y / 2 + 0.5),
          }));
          const made = () => fakeGame([{ at: spec(own) }, { side: 1, at: spec(enemies) }], board(pieces));
          const close = { ...rules(), keepFromEnemiesInches: 0 };
          const g = made();
          const [unit, target] = g.units;
          if (checkUnit(g, unit, close) !== FAULT.none || checkUnit(g, target, close) !== FAULT.none) return;
          const gone = pileIn(g, unit, Int16Array.of(1), { count: 1, must: 0, inches: 3, reachInches: 0 }, rules());
          expect(checkUnit(g, unit, close)).toBe(FAULT.none);
          if (gone > 0) return;
          for (let i = 0; i < unit.size; i++) {
            const other = made();
            if (
              pileIn(other, other.units[0], Int16Array.of(1), { count: 1, must: 0, inches: 3, reachInches: 0 }, { ...rules(), only: i }) > 0
            )
              alone++;
          }
        },
      ),
      { numRuns: 2000, seed: 5 },
    );
    expect(alone).toBe(0);
  });

  it('reports the models that reach the edge', () => {
    const g = fakeGame([
      {
        at: [
          [10, 3],
          [10, 4.5],
        ],
      },
    ]);
    const leaving = new Int16Array(8);
    fallBack(g, g.units[0], 3, { x: 0, y: -1 }, rules(), leaving);
    expect([...leaving.slice(0, 2)]).toEqual([1, 0]);
    expect([...g.models.y]).toEqual([3, 1.5]);
    expect([g.units[0].alive, g.models.alive[0]]).toEqual([2, 1]);
  });

  it('flees in the open as far as the dice say', () => {
    const g = fakeGame([{ at: block(10, 20, 5) }]);
    const leaving = new Int16Array(8);
    expect(fallBack(g, g.units[0], 7, { x: 0, y: -1 }, rules(), leaving)).toBe(7);
    expect([leaving[0], g.models.y[0]]).toEqual([0, 13]);
  });

  it('steps clear of enemies', () => {
    const g = fakeGame([
      {
        at: [
          [10, 10],
          [11.5, 10],
        ],
      },
      { side: 1, at: [[10, 11.25]] },
    ]);
    expect(standAside(g, g.units[0], 3, rules())).toBeGreaterThan(0);
    expect(unitGap(g, g.units[0], g.units[1])).toBeGreaterThanOrEqual(1 - 1 / 64);
  });
});

describe('levels and facing', () => {
  const HILL = terrainKind('kit-test-hill');
  it('follow the ground and the way gone', () => {
    const g = fakeGame([{ at: [[10, 10]] }], board([{ kind: 'kit-test-hill', polygon: rectangle(14, 5, 30, 15), height: 3 }]));
    const r = rules();
    r.stands = new Uint8Array(64);
    r.stands[HILL] = 1;
    moveTowards(g, g.units[0], 16, 10, 6, r);
    expect([g.models.x[0], g.models.z[0]]).toEqual([16, 3]);
    moveTowards(g, g.units[0], 16, 20, 6, r);
    expect([g.models.z[0], g.models.dirX[0], g.models.dirY[0]]).toEqual([0, 0, 1]);
  });

  it('passes over what it may not end on', () => {
    const g = fakeGame([{ at: [[10, 10]] }], board([{ kind: 'kit-test-bars', polygon: rectangle(13, 5, 13.5, 15) }]));
    moveTowards(g, g.units[0], 16, 10, 6, rules());
    expect(g.models.x[0]).toBe(16);
    moveTowards(g, g.units[0], 13.25, 10, 6, rules());
    expect(legalPlace(g, g.units[0], 0, { x: g.models.x[0], y: g.models.y[0], dirX: 1, dirY: 0 }, rules())).toBe(true);
    expect(g.models.x[0]).not.toBe(13.25);
  });

  it('flies over rock and enemies', () => {
    const g = fakeGame(
      [{ at: [[10, 10]] }, { side: 1, at: [[12, 10]] }],
      board([{ kind: 'kit-test-rock', polygon: rectangle(13, 0, 15, 48) }]),
    );
    const r = rules();
    expect(moveTowards(g, g.units[0], 17, 10, 7, r)).toBeLessThan(7);
    g.models.x[0] = 10;
    g.models.y[0] = 10;
    g.moved(g.units[0]);
    r.flies = true;
    expect(moveTowards(g, g.units[0], 17, 10, 7, r)).toBe(7);
  });

  it('goes where intents say', () => {
    const g = fakeGame(
      [{ at: [[10, 10]] }, { side: 1, at: [[41, 10]] }],
      board([{ kind: 'kit-test-rock', polygon: rectangle(14, 8, 18, 12) }]),
    );
    const r = rules();
    const [unit, enemy] = g.units;
    moveByIntent(g, unit, intent(INTENT.withdraw, 1), 3, r);
    expect(g.models.x[0]).toBe(7);
    moveByIntent(g, unit, intent(INTENT['keep-range'], 1), 6, r);
    expect(unitGap(g, unit, enemy)).toBeLessThan(33);
    r.pointX = 20;
    r.pointY = 30;
    for (let turn = 0; turn < 6; turn++) moveByIntent(g, unit, intent(INTENT.point), 6, r);
    expect([g.models.x[0], g.models.y[0]]).toEqual([20, 30]);
    for (let turn = 0; turn < 8; turn++) moveByIntent(g, unit, intent(INTENT.cover, 0), 6, r);
    expect([unit.x < 14, Math.abs(unit.y - 10) < 0.1]).toEqual([true, true]);
    for (let turn = 0; turn < 8; turn++) moveByIntent(g, unit, intent(INTENT.objective, 0), 6, r);
    expect([g.models.x[0], g.models.y[0]]).toEqual([36, 24]);
    expect(moveByIntent(g, unit, intent(INTENT.hold), 6, r)).toBe(0);
  });
});

describe('moves in general', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 72 }), y: fc.integer({ min: 0, max: 48 }) });
  const rocks = fc.array(
    fc.record({
      x: fc.integer({ min: 12, max: 60 }),
      y: fc.integer({ min: 8, max: 40 }),
      w: fc.integer({ min: 1, max: 8 }),
      h: fc.integer({ min: 1, max: 8 }),
    }),
    { maxLength: 4 },
  );

  it('never exceed the allowance and end legal', () => {
    fc.assert(
      fc.property(
        point,
        rocks,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 10 }),
        fc.boolean(),
        (to, blocks, inches, n, hull) => {
          const ground = board(
            blocks.map((b, k) => ({
              kind: k === 3 ? 'kit-test-bars' : 'kit-test-rock',
              polygon: rectangle(b.x, b.y, b.x + b.w, b.y + b.h),
            })),
          );
          const g = fakeGame(
            [
              hull ? { at: [[5, 4]], foot: { coreX: 2, coreY: 1.5, rim: 0 } } : { at: block(2, 2, n) },
              { at: block(2, 44, 5) },
              { side: 1, at: block(30, 2, 10) },
              { side: 1, at: block(62, 44, 5) },
            ],
            ground,
          );
          const [unit] = g.units;
          const r = rules();
          if (checkUnit(g, unit, r) !== FAULT.none) return;
          for (let turn = 0; turn < 3; turn++) {
            const was = g.models.x.slice();
            const wasY = g.models.y.slice();
            const gone = moveTowards(g, unit, to.x, to.y, inches, r);
            expect(gone).toBeLessThanOrEqual(inches + 1 / 128);
            for (let i = 0; i < unit.size; i++) {
              const d = Math.sqrt((g.models.x[i] - was[i]) ** 2 + (g.models.y[i] - wasY[i]) ** 2);
              expect(d).toBeLessThanOrEqual(gone + 1 / 64);
            }
            expect(checkUnit(g, unit, r)).toBe(FAULT.none);
          }
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });

  it('charges end coherent, clear and with contact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: -10, max: 10 }),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 10 }),
        rocks,
        (ahead, aside, inches, n, m, blocks) => {
          const g = fakeGame(
            [{ at: block(20, 20, n) }, { side: 1, at: block(28 + ahead, 20 + aside, m, 4) }],
            board(blocks.map((b) => ({ kind: 'kit-test-rock', polygon: rectangle(b.x, b.y, b.x + b.w / 2, b.y + b.h / 2) }))),
          );
          const close = { ...rules(), keepFromEnemiesInches: 0 };
          const [unit, target] = g.units;
          if (checkUnit(g, unit, close) !== FAULT.none || checkUnit(g, target, close) !== FAULT.none) return;
          const was = g.models.x.slice();
          const wasY = g.models.y.slice();
          const gone = chargeMove(g, unit, target, inches, rules());
          expect(checkUnit(g, unit, close)).toBe(FAULT.none);
          for (let i = 0; i < unit.size; i++) {
            const d = Math.sqrt((g.models.x[i] - was[i]) ** 2 + (g.models.y[i] - wasY[i]) ** 2);
            expect(d).toBeLessThanOrEqual(gone + 1 / 64);
          }
          if (gone > 0) expect(unitGap(g, unit, target)).toBeLessThan(1 / 64);
          expect(gone).toBeLessThanOrEqual(inches);
          const piled = pileIn(g, unit, Int16Array.of(1), { count: 1, must: 0, inches: 3, reachInches: 0 }, rules());
          expect(piled).toBeLessThanOrEqual(3);
          expect(checkUnit(g, unit, close)).toBe(FAULT.none);
          const back = pileIn(g, target, Int16Array.of(0), { count: 1, must: 0, inches: 3, reachInches: 0 }, rules());
          expect(back).toBeLessThanOrEqual(3);
          expect(checkUnit(g, target, close)).toBe(FAULT.none);
        },
      ),
      { numRuns: 300, seed: 2 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkUnit,
  coherent,
  deployInZone,
  deploySide,
  FAULT,
  FORMATION,
  type Formation,
  intentChoice,
  layOut,
  legalPlace,
  listIntents,
  moveRules,
  piecesTouched,
  strayModel,
  touchesTerrain,
  unitWhollyWithin,
  wouldEnter,
} from '../../../src/kit/index.ts';
import { PASS } from '../../../src/kit/move-rules.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Game } from '../../../src/rules/game.ts';
import { INTENT, intent } from '../../../src/rules/intent.ts';
import { block, board, fakeGame, rectangle } from './harness.ts';

const ROCK = terrainKind('kit-test-rock');
const MUD = terrainKind('kit-test-mud');
const rules = () => {
  const made = moveRules();
  made.terrain = new Uint8Array(64);
  made.terrain[ROCK] = PASS.impassable;
  made.terrain[MUD] = PASS.difficult;
  return made;
};

describe('coherency', () => {
  it('is one chain of steps of at most 2"', () => {
    const chain = (second: number) =>
      fakeGame([
        {
          at: [
            [10, 10],
            [13, 10],
            [13 + second + 1, 10],
          ],
        },
      ]);
    const good = chain(2);
    expect(coherent(good, good.units[0], 2, 6, 1)).toBe(true);
    const bad = chain(2.1);
    expect(coherent(bad, bad.units[0], 2, 6, 1)).toBe(false);
    expect(strayModel(bad, bad.units[0], 2, 6, 1)).toBe(2);
    good.models.z[1] = 7;
    expect(coherent(good, good.units[0], 2, 6, 1)).toBe(false);
  });

  it('is not two groups, nor one link where two are asked', () => {
    const g = fakeGame([
      {
        at: [
          [10, 10],
          [11, 10],
          [20, 10],
          [21, 10],
        ],
      },
    ]);
    expect(coherent(g, g.units[0], 2, 6, 1)).toBe(false);
    const row = fakeGame([
      {
        at: [
          [10, 10],
          [12.5, 10],
          [15, 10],
          [17.5, 10],
        ],
      },
    ]);
    expect(coherent(row, row.units[0], 2, 5, 1)).toBe(true);
    expect(coherent(row, row.units[0], 2, 5, 2)).toBe(false);
    expect(strayModel(row, row.units[0], 2, 5, 2)).toBe(0);
    const square = fakeGame([{ at: block(10, 10, 4, 2) }]);
    expect(coherent(square, square.units[0], 2, 5, 2)).toBe(true);
  });
});

describe('layOut', () => {
  it('keeps every formation coherent and clear of terrain', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Formation>(...Object.values(FORMATION)),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 4, max: 68 }),
        fc.integer({ min: 4, max: 44 }),
        fc.boolean(),
        (formation, n, x, y, two) => {
          const g = fakeGame(
            [{ at: block(2, 2, n, 5) }, { side: 1, at: block(40, 20, 5) }],
            board([{ kind: 'kit-test-rock', polygon: rectangle(30, 20, 34, 26) }]),
          );
          const r = rules();
          r.links = two ? 2 : 1;
          const was = g.models.x.slice();
          const done = layOut(g, g.units[0], { x, y, dirX: 0, dirY: 1 }, formation, r);
          if (done) expect(checkUnit(g, g.units[0], r)).toBe(FAULT.none);
          else expect(g.models.x).toEqual(was);
          if (formation === FORMATION.block && x > 12 && x < 24 && y > 8 && y < 40) expect(done).toBe(true);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });

  it('puts the front rank ahead', () => {
    const g = fakeGame([{ at: block(2, 2, 4) }]);
    layOut(g, g.units[0], { x: 20, y: 20, dirX: 0, dirY: 1 }, FORMATION.ranks, rules());
    expect([...g.models.y]).toEqual([20.75, 20.75, 19.25, 19.25]);
    expect([...g.models.x]).toEqual([20.75, 19.25, 20.75, 19.25]);
  });
});

describe('deployment', () => {
  it('spreads a side over its zone, wholly inside', () => {
    const g = fakeGame([
      { at: block(30, 30, 10) },
      { at: block(30, 30, 5) },
      { at: [[30, 30]], foot: { coreX: 3, coreY: 2, rim: 0 } },
      { side: 1, at: block(30, 30, 10) },
    ]);
    (g as { seatOf: Game['seatOf'] }).seatOf = [0, 1];
    const r = rules();
    expect([deploySide(g, 0, 0.6, r), deploySide(g, 1, 0.6, r)]).toEqual([0, 0]);
    for (const unit of g.units) {
      expect(checkUnit(g, unit, r)).toBe(FAULT.none);
      expect(unitWhollyWithin(g, unit, g.board.zones[unit.side], 4)).toBe(true);
    }
    expect([g.units[0].x < g.units[1].x, g.units[1].x < g.units[2].x]).toEqual([true, true]);
    expect([g.models.dirY[0], g.models.dirY[g.units[3].first]]).toEqual([1, -1]);
  });

  it('looks for room and says when there is none', () => {
    const g = fakeGame([{ at: block(50, 30, 5) }], board([{ kind: 'kit-test-rock', polygon: rectangle(0, 0, 40, 12) }]));
    const zone = Float64Array.from(rectangle(0, 0, 60, 12));
    expect(deployInZone(g, g.units[0], zone, { x: 10, y: 6, dirX: 0, dirY: 1 }, rules())).toBe(true);
    expect(g.units[0].x).toBeGreaterThan(40);
    expect(deployInZone(g, g.units[0], Float64Array.from(rectangle(0, 0, 40, 12)), { x: 10, y: 6, dirX: 0, dirY: 1 }, rules())).toBe(false);
  });
});

describe('terrain on the way', () => {
  const g = fakeGame(
    [{ at: [[10, 10]] }],
    board([
      { kind: 'kit-test-mud', polygon: rectangle(14, 5, 16, 15) },
      { kind: 'kit-test-rock', polygon: rectangle(10, 20, 12, 22) },
    ]),
  );
  it('is named by what the base passes over', () => {
    const out = new Int16Array(4);
    expect(piecesTouched(g, 0, { x0: 10, y0: 10, x1: 20, y1: 10 }, out)).toBe(1);
    expect(out[0]).toBe(0);
    expect(piecesTouched(g, 0, { x0: 10, y0: 10, x1: 13.4, y1: 10 }, out)).toBe(0);
    expect(touchesTerrain(g, 0, { x0: 10, y0: 10, x1: 13.6, y1: 10 }, rules())).toBe(true);
  });

  it('is known before the move', () => {
    expect(wouldEnter(g, g.units[0], 30, 10, 6, rules())).toBe(true);
    expect(wouldEnter(g, g.units[0], 30, 10, 3, rules())).toBe(false);
    expect(wouldEnter(g, g.units[0], 10, 30, 6, rules())).toBe(false);
  });

  it('decides where a model may stand', () => {
    expect(legalPlace(g, g.units[0], 0, { x: 11, y: 19.4, dirX: 1, dirY: 0 }, rules())).toBe(true);
    expect(legalPlace(g, g.units[0], 0, { x: 11, y: 19.6, dirX: 1, dirY: 0 }, rules())).toBe(false);
    expect(legalPlace(g, g.units[0], 0, { x: 15, y: 10, dirX: 1, dirY: 0 }, rules())).toBe(true);
    expect(legalPlace(g, g.units[0], 0, { x: 0.2, y: 10, dirX: 1, dirY: 0 }, rules())).toBe(false);
  });
});

describe('listIntents', () => {
  it('names enemies, near cover and objectives', () => {
    const g = fakeGame(
      [{ at: [[10, 10]] }, { at: [[12, 10]] }, { side: 1, at: [[40, 10]] }],
      board([
        { kind: 'kit-test-mud', polygon: rectangle(14, 5, 16, 15) },
        { kind: 'kit-test-mud', polygon: rectangle(60, 5, 62, 15) },
      ]),
    );
    const options = new Int32Array(32);
    const choice = intentChoice();
    choice.cover = new Uint8Array(64);
    choice.cover[MUD] = 1;
    const n = listIntents(g, g.units[0], options, choice);
    expect([...options.slice(0, n)]).toEqual([
      intent(INTENT.hold),
      intent(INTENT.advance, 2),
      intent(INTENT['keep-range'], 2),
      intent(INTENT.withdraw, 2),
      intent(INTENT.cover, 0),
      intent(INTENT.objective, 0),
    ]);
  });
});

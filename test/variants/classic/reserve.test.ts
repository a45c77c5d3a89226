import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/match.ts';
import type { Arena } from '../../../src/engine/arena.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { checkUnit, FAULT, overlaps } from '../../../src/kit/index.ts';
import { PLACE, type Unit } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import type { Classic, ClassicSeams } from '../../../variants/classic/index.ts';
import { moveRulesOf } from '../../../variants/classic/movement/mobility.ts';
import { EDGE } from '../../../variants/classic/reserves/edges.ts';
import { loadScenario } from '../../files.ts';

let arena: Arena;
let seams: ClassicSeams;

beforeAll(async () => {
  const { match } = compileMatch(await loadSelection('classic'), loadScenario('skies'));
  const player = openPlayer(match);
  player.play(rootKey('reserve'), 0, 0);
  arena = player.arena;
  seams = match.ruleset.seams as unknown as ClassicSeams;
});

const unit = (side: 0 | 1, id: string): Unit<Classic> => arena.sides[side].find((it) => it.id === id) as unknown as Unit<Classic>;
const game = (): Parameters<ClassicSeams['arriveAs']>[0] => arena as never;
const seat = fc.constantFrom(0 as const, 1 as const);

describe('arrivals', () => {
  test('a unit that comes in stands legally, no farther from the edge than it may move', () => {
    fc.assert(
      fc.property(seat, fc.constantFrom(EDGE.own, EDGE.left, EDGE.right), fc.nat(4), (redSeat, edge, marker) => {
        arena.reset(redSeat);
        arena.round = 2;
        const u = unit(0, 'line-2');
        const inches = seams.arrivalInches(game(), u);
        if (!seams.arriveAs(game(), u, edge, 4 * 4096 + marker)) return;
        expect(checkUnit(arena as never, u as never, moveRulesOf(game(), u, false) as never)).toBe(FAULT.none);
        for (let i = u.first; i < u.first + u.size; i++) {
          const { x, y, radius, alive } = arena.models;
          if (alive[i] === 0) continue;
          const in_ = Math.min(x[i], y[i], arena.board.width - x[i], arena.board.height - y[i]);
          expect(in_ + radius[i]).toBeLessThanOrEqual(inches + 0.01);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a unit that comes by Deep Strike stands legally and in contact, or is off the table', () => {
    fc.assert(
      fc.property(seat, fc.double({ min: 0, max: 72, noNaN: true }), fc.double({ min: 0, max: 48, noNaN: true }), (redSeat, x, y) => {
        arena.reset(redSeat);
        arena.round = 2;
        const u = unit(0, 'jumpers-1');
        seams.deepStrike(game(), u, x, y);
        if (u.place !== PLACE.table) return;
        const rules = moveRulesOf(game(), u, false);
        expect(checkUnit(arena as never, u as never, { ...rules, coherencyInches: 0.1 } as never)).toBe(FAULT.none);
      }),
      { numRuns: 100 },
    );
  });

  test('no side keeps more than half of what it may set up in Reserve', () => {
    for (const redSeat of [0, 1] as const) {
      arena.reset(redSeat);
      seams.deployArmies(game());
      for (const side of [0, 1] as const) {
        const kept = arena.sides[side].filter((u) => u.place === PLACE.reserve && !seams.mustWait(game(), u as never));
        expect(kept.length).toBeLessThanOrEqual(seams.reserveLimit(game(), side));
      }
    }
  });
});

describe('flight', () => {
  test('a course of a zooming flyer is 18 to 36 inches long, and ends over no other flyer or off the table', () => {
    fc.assert(
      fc.property(seat, fc.integer({ min: 0, max: 5 }), (redSeat, turns) => {
        arena.reset(redSeat);
        arena.round = 2;
        const u = unit(0, 'flyer-1');
        const other = unit(1, 'fighter-1');
        seams.flyIn(game(), u, EDGE.own);
        seams.flyIn(game(), other, EDGE.own);
        const m = arena.models;
        for (let k = 0; k <= turns && u.place === PLACE.table; k++) {
          const x = m.x[u.first];
          const y = m.y[u.first];
          const dirX = m.dirX[u.first];
          const dirY = m.dirY[u.first];
          seams.flyUnit(game(), u);
          if (u.place !== PLACE.table) return;
          const way = Math.sqrt((m.x[u.first] - x) ** 2 + (m.y[u.first] - y) ** 2);
          expect(way).toBeGreaterThan(17.98);
          expect(way).toBeLessThan(36.02);
          // It turned by 90 degrees at most before it went straight on.
          expect((m.x[u.first] - x) * dirX + (m.y[u.first] - y) * dirY).toBeGreaterThan(-0.02);
          expect(overlaps(m, u.first, other.first)).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Unit } from '../../../src/rules/index.ts';
import { INTENT, intent } from '../../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { loadSelection, setStage } from '../../../src/testing/index.ts';
import type { Modern, ModernSeams } from '../../../variants/tenth/index.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const byValue = await loadSelection('tenth', process.cwd());
const byArc = await loadSelection('tenth@-TEN-MOVE-12', process.cwd());
const M = 12;
const PIVOT = 2;
const ROUNDING = 1 / 64;

/** A block of impassable terrain about a point. */
function block(id: string, x: number, y: number, length: number, width: number, height: number): unknown {
  const [l, w] = [length / 2, width / 2];
  const polygon = [
    [x - l, y - w],
    [x + l, y - w],
    [x + l, y + w],
    [x - l, y + w],
  ];
  return { id, kind: 'impassable', polygon, height, floors: [], walls: [], cover: 0 };
}

interface Table {
  readonly g: Game<Modern>;
  readonly s: ModernSeams;
  readonly a: Unit<Modern>;
}

function tableOf(
  selection: typeof byValue,
  keywords: readonly string[],
  base: unknown,
  terrain: readonly unknown[],
  facing: number,
): Table {
  const example = {
    rule: 'TEN-MOVE-10',
    title: 'moves',
    line: 0,
    answers: {},
    dice: {},
    then: {},
    when: [],
    given: {
      units: {
        A: { army: 'red', at: [20, 20], models: 1, base, facing, keywords, modern: { M, T: 10, Sv: 3, W: 12, Ld: 7, OC: 3 } },
        B: { army: 'blue', at: [60, 44], models: 1, keywords: ['infantry'], modern: { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 } },
      },
      terrain,
    },
  } as unknown as Example;
  const { scene } = setStage(example, NO_FILES, selection, {});
  const g = scene.game as unknown as Game<Modern>;
  return { g, s: scene.seams as unknown as ModernSeams, a: g.units[0] as Unit<Modern> };
}

/** Moves the unit towards a point; how far its middle came, and whether it turned. */
function moved({ g, s, a }: Table, x: number, y: number): { way: number; turned: boolean } {
  const m = g.models;
  const [x0, y0, dirX, dirY] = [m.x[0], m.y[0], m.dirX[0], m.dirY[0]];
  g.desk.field.intent = intent(INTENT.point);
  g.desk.field.rules.pointX = x;
  g.desk.field.rules.pointY = y;
  s.normalMove(g, a);
  const way = Math.sqrt((m.x[0] - x0) ** 2 + (m.y[0] - y0) ** 2);
  return { way, turned: m.dirX[0] * dirX + m.dirY[0] * dirY < 0.999 };
}

const spot = fc.tuple(fc.integer({ min: 6, max: 40 }), fc.integer({ min: 6, max: 40 }));
const rock = fc.tuple(
  fc.integer({ min: 24, max: 36 }),
  fc.integer({ min: 10, max: 34 }),
  fc.integer({ min: 1, max: 6 }),
  fc.integer({ min: 1, max: 6 }),
);
const rocks = fc
  .array(rock, { maxLength: 4 })
  .map((list) => list.map(([x, y, length, width], k) => block(`rock-${k}`, x, y, length, width, 5)));
const degrees = fc.integer({ min: 0, max: 359 });

describe('hulls', () => {
  test('a hull that turned has its pivot value less to go, one that did not has all of its M', () => {
    fc.assert(
      fc.property(spot, rocks, degrees, ([x, y], terrain, facing) => {
        const { way, turned } = moved(tableOf(byValue, ['vehicle'], { hull: [6, 3] }, terrain, facing), x, y);
        expect(way).toBeLessThanOrEqual(M - (turned ? PIVOT : 0) + ROUNDING);
      }),
      { numRuns: 60 },
    );
  });

  test('without pivot values the arc of its corners comes off', () => {
    fc.assert(
      fc.property(spot, rocks, degrees, ([x, y], terrain, facing) => {
        const table = tableOf(byArc, ['vehicle'], { hull: [6, 3] }, terrain, facing);
        const m = table.g.models;
        const [dirX, dirY] = [m.dirX[0], m.dirY[0]];
        const { way } = moved(table, x, y);
        const angle = Math.acos(Math.max(-1, Math.min(1, m.dirX[0] * dirX + m.dirY[0] * dirY)));
        expect(way + angle * m.radius[0]).toBeLessThanOrEqual(M + 0.05);
      }),
      { numRuns: 60 },
    );
  });
});

describe('flyers', () => {
  test('over a wall pay for the line up, along and down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 3, max: 9 }),
        (before, thick, after) => {
          const height = 4;
          const wall = block('wall', 20.5 + before + thick / 2, 24, thick, 48, height);
          const table = tableOf(byValue, ['infantry', 'fly'], 25.4, [wall], 0);
          const end = 20 + before + thick + after + 1;
          const need = Math.sqrt(before ** 2 + height ** 2) + thick + 1 + Math.sqrt(after ** 2 + height ** 2);
          moved(table, end, 20);
          const there = Math.abs(table.g.models.x[0] - end) < ROUNDING;
          expect(there).toBe(need <= M);
        },
      ),
      { numRuns: 40 },
    );
  });
});

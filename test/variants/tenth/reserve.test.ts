import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gap, insidePolygon, onBoard, overlaps } from '../../../src/kit/index.ts';
import { type Game, PLACE, type Unit } from '../../../src/rules/index.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { loadSelection, setStage } from '../../../src/testing/index.ts';
import type { Modern, ModernSeams } from '../../../variants/tenth/index.ts';
import { declareFormations } from '../../../variants/tenth/reserves/formations.ts';
import { FILE } from '../two-units.ts';

const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
const JET = { M: '20+', T: 8, Sv: 3, W: 10, Ld: 7, OC: 0, keywords: ['fly'] };

interface Table {
  readonly g: Game<Modern>;
  readonly s: ModernSeams;
  readonly units: readonly Unit<Modern>[];
}

async function tableOf(spec: string, given: object): Promise<Table> {
  const selection = await loadSelection(spec, process.cwd());
  const example = { rule: '', title: 'reserves', line: 0, answers: {}, dice: {}, then: {}, when: [], given } as unknown as Example;
  const { scene } = setStage(example, FILE, selection, {});
  const g = scene.game as unknown as Game<Modern>;
  return { g, s: scene.seams as unknown as ModernSeams, units: g.units as readonly Unit<Modern>[] };
}

const living = (g: Game<Modern>, u: Unit<Modern>): number[] =>
  Array.from({ length: u.size }, (_, k) => u.first + k).filter((m) => g.models.alive[m] !== 0);

/** Inches from the nearest edge within which a round model stands wholly. */
function depth(g: Game<Modern>, m: number): number {
  const { x, y, rim } = g.models;
  return Math.min(x[m], y[m], g.board.width - x[m], g.board.height - y[m]) + rim[m];
}

const point = fc.tuple(fc.integer({ min: 0, max: 72 }), fc.integer({ min: 0, max: 48 }));
const enemies = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 11 })), {
  minLength: 1,
  maxLength: 9,
  selector: ([x, y]) => 100 * x + y,
});
const pieces = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }), fc.constantFrom('building', 'woods', 'hill')),
  {
    maxLength: 5,
    selector: ([x, y]) => 100 * x + y,
  },
);

const boardOf = (foes: readonly (readonly [number, number])[], terrain: readonly (readonly [number, number, string])[]): object => ({
  terrain: terrain.map(([x, y, kind], k) => ({
    id: `p${k}`,
    kind,
    polygon: [
      [10 * x - 2, 10 * y - 2],
      [10 * x + 2, 10 * y - 2],
      [10 * x + 2, 10 * y + 2],
      [10 * x - 2, 10 * y + 2],
    ],
    height: 3,
    floors: [],
    walls: [],
  })),
  foes: {
    army: 'blue',
    places: foes.map(([x, y]) => [4 * x, 4 * y]),
    models: foes.length,
    base: 32,
    keywords: ['infantry'],
    modern: TROOPER,
  },
});

describe('arrivals', () => {
  test.each(['tenth', 'tenth:bare'])('%s: on the board, clear of everybody, far enough from enemies and near an edge', async (spec) => {
    await fc.assert(
      fc.asyncProperty(
        enemies,
        pieces,
        point,
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        fc.integer({ min: 2, max: 3 }),
        async (foes, terrain, near, n, deep, round) => {
          const { terrain: list, foes: B } = boardOf(foes, terrain) as { terrain: object[]; foes: object };
          const A = {
            army: 'red',
            reserve: deep ? 'deep-strike' : 'edge',
            models: n,
            base: 32,
            keywords: ['infantry'],
            rules: deep ? ['deep-strike'] : [],
            modern: TROOPER,
          };
          const { g, s, units } = await tableOf(spec, { units: { A, B }, terrain: list, round });
          const [a, b] = [units[0] as Unit<Modern>, units[1] as Unit<Modern>];
          const how = deep ? 1 : s.wayFromEdge(g, a);
          expect(how).toBeGreaterThanOrEqual(0);
          if (!s.setUp(g, a, how as 0 | 1, near[0], near[1])) {
            expect(a.place).toBe(PLACE.reserve);
            return;
          }
          expect(s.coherent(g, a)).toBe(true);
          for (const m of living(g, a)) {
            expect(onBoard(g.board, g.models, m)).toBe(true);
            for (const e of living(g, b)) expect(gap(g.models, m, e)).toBeGreaterThan(9);
            for (const o of living(g, a)) if (o !== m) expect(overlaps(g.models, m, o)).toBe(false);
            if (deep) continue;
            expect(depth(g, m)).toBeLessThanOrEqual(6 + 1 / 256);
            const zone = g.board.zones[1];
            if (round === 2) expect(insidePolygon(zone, zone.length / 2, g.models.x[m], g.models.y[m])).toBe(false);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('Strategic Reserves are never worth more than a quarter of the army', async () => {
    const list = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 5, max: 60 }), fc.boolean()), {
      minLength: 2,
      maxLength: 9,
    });
    await fc.assert(
      fc.asyncProperty(list, async (army) => {
        const units: Record<string, object> = { B: { army: 'blue', at: [60, 44], keywords: ['infantry'], modern: TROOPER } };
        army.forEach(([models, points, waits], k) => {
          units[`A${k}`] = {
            army: 'red',
            models,
            points,
            keywords: ['infantry'],
            modern: TROOPER,
            ...(waits ? { reserve: 'edge' } : { at: [3 + 7 * k, 1] }),
          };
        });
        const { g, s } = await tableOf('tenth', { units });
        declareFormations(g, s);
        s.deploy(g);
        const worth = (u: Unit<Modern>): number => living(g, u).reduce((sum, m) => sum + g.sheetOf(m).points, 0);
        const mine = g.sides[0] as readonly Unit<Modern>[];
        const waiting = mine.filter((u) => u.place === PLACE.reserve).reduce((sum, u) => sum + worth(u), 0);
        expect(waiting).toBeLessThanOrEqual(0.25 * mine.reduce((sum, u) => sum + worth(u), 0) + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('an Aircraft flies 20" or more straight on and ends on the board, or leaves it', async () => {
    await fc.assert(
      fc.asyncProperty(
        enemies,
        fc.tuple(fc.integer({ min: 3, max: 69 }), fc.integer({ min: 3, max: 45 })),
        fc.integer({ min: 0, max: 359 }),
        async (foes, at, facing) => {
          const { foes: B } = boardOf(foes, []) as { foes: object };
          const A = { army: 'red', at, facing, keywords: ['vehicle', 'aircraft'], modern: JET };
          const { g, s, units } = await tableOf('tenth', { units: { A, B }, round: 2 });
          const a = units[0] as Unit<Modern>;
          const m = a.first;
          const [x, y, dx, dy] = [g.models.x[m], g.models.y[m], g.models.dirX[m], g.models.dirY[m]];
          s.moveUnit(g, a);
          if (a.place !== PLACE.table) return;
          const ahead = (g.models.x[m] - x) * dx + (g.models.y[m] - y) * dy;
          const aside = (g.models.y[m] - y) * dx - (g.models.x[m] - x) * dy;
          expect(ahead).toBeGreaterThan(20 - 1 / 64);
          expect(Math.abs(aside)).toBeLessThan(1 / 32);
          expect(g.models.dirX[m] * dx + g.models.dirY[m] * dy).toBeGreaterThan(-0.001);
          expect(onBoard(g.board, g.models, m)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Unit } from '../../../src/rules/index.ts';
import { INTENT, intent } from '../../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { loadSelection, setStage } from '../../../src/testing/index.ts';
import { exactOdds } from '../../../src/testing/odds.ts';
import type { Modern, ModernSeams } from '../../../variants/tenth/index.ts';
import { coverFromTerrain, seesUnit } from '../../../variants/tenth/terrain/sight.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
const selection = await loadSelection('tenth', process.cwd());

type Place = readonly [x: number, y: number];

function exampleOf(red: readonly Place[], blue: readonly Place[], when: Example['when'] = [], terrain: unknown[] = []): Example {
  const unit = (army: string, places: readonly Place[]) => ({
    army,
    places,
    models: places.length,
    base: 25.4,
    height: 1.2,
    keywords: ['infantry'],
    modern: TROOPER,
  });
  return {
    rule: 'TEN-MOVE-03',
    title: 'ground',
    line: 0,
    answers: {},
    dice: {},
    then: {},
    when,
    given: { units: { A: unit('red', red), B: unit('blue', blue) }, terrain },
  } as unknown as Example;
}

interface Table {
  readonly g: Game<Modern>;
  readonly s: ModernSeams;
  readonly a: Unit<Modern>;
  readonly b: Unit<Modern>;
}

function tableOf(example: Example): Table {
  const { scene } = setStage(example, NO_FILES, selection, {});
  const g = scene.game as unknown as Game<Modern>;
  return { g, s: scene.seams as unknown as ModernSeams, a: g.units[0] as Unit<Modern>, b: g.units[1] as Unit<Modern> };
}

/** A row of models along y, a quarter inch apart. */
const row = (x: number, y: number, n: number): Place[] => Array.from({ length: n }, (_, k) => [x, y + 1.25 * k] as const);
const coordinate = fc.integer({ min: 8 * 256, max: 38 * 256 }).map((n) => n / 256);

describe('charges', () => {
  test.each([1.5, 2.5, 4, 7, 8.0, 8.1, 11.9])('the chance of a charge over %f" is what its dice make of it', (inches) => {
    const example = exampleOf([[10, 10]], [[11 + inches, 10]], [{ charge: 'A', at: 'B' }]);
    const made = exactOdds(example, NO_FILES, selection, (scene) => (scene.game.models.x[0] !== 10 ? 1 : 0));
    const { g, s, a, b } = tableOf(example);
    expect(s.chargeChance(g, a, b)).toBeCloseTo(made.get(1) ?? 0, 10);
  });

  test('a charge that is out of reach has no chance', () => {
    const { g, s, a, b } = tableOf(exampleOf([[10, 10]], [[24, 10]]));
    expect(s.chargeChance(g, a, b)).toBe(0);
  });
});

describe('engagement', () => {
  test('it is mutual, and as the nearest models have it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1024 }), fc.integer({ min: 0, max: 512 }), (dx, dy) => {
        const x = 11 + dx / 256;
        const y = 10 + dy / 256;
        const { g, s, a, b } = tableOf(exampleOf([[10, 10]], [[x, y]]));
        const gap = Math.sqrt((x - 10) ** 2 + (y - 10) ** 2) - 1;
        expect(s.engages(g, a, b)).toBe(s.engages(g, b, a));
        expect(s.engages(g, a, b)).toBe(gap <= 1 + 1 / 512);
      }),
      { numRuns: 60 },
    );
  });
});

describe('moves', () => {
  test('a Normal move stays within M, keeps together and ends clear of enemies', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, toX, toY) => {
        const { g, s, a, b } = tableOf(exampleOf(row(20, 20, 5), row(x, y, 5)));
        fc.pre(!s.engages(g, a, b) && Math.abs(x - 20) > 3);
        const before = [...g.models.x.slice(0, 5)].map((px, i) => [px, g.models.y[i]] as const);
        g.desk.field.intent = intent(INTENT.point);
        g.desk.field.rules.pointX = toX;
        g.desk.field.rules.pointY = toY;
        s.normalMove(g, a);
        expect(s.engaged(g, a)).toBe(false);
        expect(s.coherent(g, a)).toBe(true);
        before.forEach(([px, py], i) => expect(Math.hypot(g.models.x[i] - px, g.models.y[i] - py)).toBeLessThanOrEqual(6 + 1 / 64));
      }),
      { numRuns: 80 },
    );
  });

  test('a unit that falls back is free, together and no farther than M away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 256 }), (shift, slack) => {
        const { g, s, a, b } = tableOf(exampleOf(row(20, 20, 4), row(21 + slack / 256, 20 + 1.25 * shift, 4)));
        fc.pre(s.engages(g, a, b));
        expect(s.fallBackMove(g, a)).toBe(true);
        expect(s.engaged(g, a)).toBe(false);
        expect(s.coherent(g, a)).toBe(true);
        for (let i = 0; i < 4; i++) expect(Math.hypot(g.models.x[i] - 20, g.models.y[i] - 20 - 1.25 * i)).toBeLessThanOrEqual(6 + 1 / 64);
      }),
      { numRuns: 40 },
    );
  });

  test('a pile-in brings nobody farther from its closest enemy', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 768 }), fc.integer({ min: -512, max: 512 }), (dx, dy) => {
        const { g, s, a } = tableOf(exampleOf(row(20, 20, 5), row(21 + dx / 256, 20 + dy / 256, 5)));
        const m = g.models;
        const closest = (i: number): number => Math.min(...[5, 6, 7, 8, 9].map((j) => Math.hypot(m.x[i] - m.x[j], m.y[i] - m.y[j])));
        const before = [0, 1, 2, 3, 4].map(closest);
        g.desk.field.melee = true;
        s.pileIn(g, a);
        before.forEach((was, i) => expect(closest(i)).toBeLessThanOrEqual(was + 1 / 64));
        expect(s.coherent(g, a)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('sight', () => {
  test.each([
    [27.65625, 17.14453125],
    [32.52734375, 9.45703125],
    [23.2578125, 31],
  ])('a line that grazes the corner of a ruin is one thing both ways: %f, %f', (x, y) => {
    const polygon = [
      [22, 18],
      [28, 18],
      [28, 30],
      [22, 30],
    ];
    const ruin = { id: 'ruin', kind: 'ruin', polygon, height: 5, floors: [], walls: [], cover: 0 };
    const { g, s, a, b } = tableOf(exampleOf([[15, 24]], [[x, y]], [], [ruin]));
    expect(s.visible(g, a, b)).toBe(s.visible(g, b, a));
    expect(s.modelSees(g, a.first, b.first)).toBe(s.modelSees(g, b.first, a.first));
    expect(seesUnit(g, a.first, b)).toBe(seesUnit(g, b.first, a));
  });

  test('it is mutual past a ruin, and the ruin covers whoever it hides', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const ruin = {
          id: 'ruin',
          kind: 'ruin',
          polygon: [
            [22, 18],
            [28, 18],
            [28, 30],
            [22, 30],
          ],
          height: 5,
          floors: [],
          walls: [],
          cover: 0,
        };
        const { g, s, a, b } = tableOf(exampleOf([[15, 24]], [[x, y]], [], [ruin]));
        fc.pre(!s.engages(g, a, b));
        const inside = x > 21 && x < 29 && y > 17 && y < 31;
        if (!inside) expect(s.visible(g, a, b)).toBe(s.visible(g, b, a));
        const straight = x > 29.5 && y > 21 && y < 27;
        if (straight) expect(s.visible(g, a, b)).toBe(false);
        if (x > 23 && x < 27 && y > 19 && y < 29) expect(coverFromTerrain(g, s, a, b.first)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArmyUnit, Datasheet } from '../../../../src/scenario/types.ts';
import { type Filler, fillFor, fillsUpTo, mixFor, unitsOf } from '../../../../src/study/price/fill.ts';
import { smallest } from '../../../../src/study/price/names.ts';
import { loadScenario } from '../../../files.ts';

const { datasheets } = loadScenario('duel');
const VETERANS = datasheets['veteran-infantry'] as Datasheet;
const LINE = datasheets['line-infantry'] as Datasheet;

/** Five veterans of 16 points, and up to ten more. */
const veterans: Filler = {
  name: 'veteran-infantry',
  sheet: VETERANS,
  unit: smallest(VETERANS, 'veterans'),
  models: 5,
  points: 80,
  grows: { kind: 'veteran', each: 16, most: 10 },
};
/** Whole squads of 40 points. */
const squads: Filler = { name: 'line-1', sheet: LINE, unit: smallest(LINE, 'line-1'), models: 5, points: 40, grows: null };

const NOBODY: ReadonlySet<string> = new Set();

const models = (units: readonly ArmyUnit[]): number[] => units.map((it) => it.models.reduce((sum, { count }) => sum + count, 0));

describe('a fill', () => {
  test.each([
    [79, 0, []],
    [80, 80, [5]],
    [127, 112, [7]],
    // 15 models are the most of one unit.
    [240, 240, [15]],
    [256, 256, [8, 8]],
    [272, 272, [9, 8]],
  ])('of %i points spends %i on whole models of the fewest units: %j', (budget, points, sizes) => {
    const fill = fillFor([veterans], budget);
    expect(fill.points).toBe(points);
    const units = unitsOf([veterans], fill, NOBODY);
    expect(models(units)).toEqual(sizes);
    expect(units.map((it) => it.id)).toEqual(sizes.map((_, i) => `fill-${i + 1}`));
    expect(units.reduce((sum, it) => sum + (it.points['classic'] ?? 0), 0)).toBe(points);
  });

  test('copies a unit whole, and spends the rest on the next filler', () => {
    expect(fillFor([squads], 119)).toEqual({ points: 80, parts: [{ units: 2, more: 0 }] });
    expect(fillFor([veterans, squads], 135)).toEqual({
      points: 128,
      parts: [
        { units: 1, more: 3 },
        { units: 0, more: 0 },
      ],
    });
    expect(fillFor([veterans, squads], 70).points).toBe(40);
    const units = unitsOf([veterans, squads], fillFor([{ ...veterans, grows: null }, squads], 125), NOBODY);
    expect(units.map((it) => [it.id, it.datasheet])).toEqual([
      ['fill-1', 'veteran-infantry'],
      ['fill-2', 'line-infantry'],
    ]);
  });

  test('has names that nobody in the list has', () => {
    const units = unitsOf([veterans], fillFor([veterans], 256), new Set(['line-1', 'fill-1', 'fill-3']));
    expect(units.map((it) => it.id)).toEqual(['fill-2', 'fill-4']);
  });

  test('never costs more than the budget, and leaves less than the next one would add', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (budget) => {
        const { points } = fillFor([veterans, squads], budget);
        expect(points).toBeLessThanOrEqual(budget);
        // Both fillers fit into 40 points, veterans beyond the first five into 16.
        expect(budget - points).toBeLessThan(40);
      }),
    );
  });
});

describe('all fills', () => {
  test('rise to the first that costs more than the budget', () => {
    expect(fillsUpTo([veterans], 130).map((it) => it.points)).toEqual([0, 80, 96, 112, 128, 144]);
    expect(fillsUpTo([veterans], 128).map((it) => it.points)).toEqual([0, 80, 96, 112, 128, 144]);
    expect(fillsUpTo([squads], 90).map((it) => it.points)).toEqual([0, 40, 80, 120]);
  });

  test('are mixed so that they cost the budget on average', () => {
    const fills = fillsUpTo([veterans], 130);
    expect(mixFor(fills, 130).map((it) => [it.fill.points, it.share])).toEqual([
      [128, 14 / 16],
      [144, 2 / 16],
    ]);
    expect(mixFor(fills, 112).map((it) => [it.fill.points, it.share])).toEqual([[112, 1]]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), (budget) => {
        const mean = mixFor(fills, budget).reduce((sum, { fill, share }) => sum + fill.points * share, 0);
        expect(mean).toBeCloseTo(budget, 9);
      }),
    );
  });
});

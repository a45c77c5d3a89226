import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing } from '../../../src/catalogue/picture/draw.ts';
import { cutOf } from '../../../src/catalogue/picture/pen.ts';
import { nearest, type PlacedModel, type PlacedUnit, type Plan, planOf } from '../../../src/catalogue/picture/plan.ts';
import { unitVector } from '../../../src/scenario/angle.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { catalogueOfEdition, EDITIONS } from './bundled-cases.ts';

const round = (x: number, y: number, rim = 0.5): PlacedModel => ({ x, y, dirX: 1, dirY: 0, coreX: 0, coreY: 0, rim });

const model = fc
  .record({
    x: fc.double({ min: 0, max: 72, noNaN: true }),
    y: fc.double({ min: 0, max: 48, noNaN: true }),
    facing: fc.integer({ min: 0, max: 359 }),
    coreX: fc.constantFrom(0, 0, 1, 3),
    rim: fc.constantFrom(0.5, 1.2),
  })
  .map(({ x, y, facing, coreX, rim }): PlacedModel => {
    const [dirX, dirY] = unitVector(facing);
    return { x, y, dirX, dirY, coreX, coreY: coreX / 2, rim };
  });
const unit = (name: string, army: 'red' | 'blue') =>
  fc.array(model, { minLength: 1, maxLength: 6 }).map((models): PlacedUnit => ({ name, army, models }));
const plan = fc
  .tuple(unit('A', 'red'), unit('B', 'blue'))
  .map(([a, b]): Plan => ({ units: [a, b], terrain: [], objectives: [], distances: [nearest(a, b)], ways: [], marks: [], far: [] }));

test('all of every base is in the picture, which is never larger than a page has room for', () => {
  fc.assert(
    fc.property(plan, (it) => {
      const cut = cutOf(it);
      for (const { x, y, coreX, coreY, rim, dirX, dirY } of it.units.flatMap((one) => one.models)) {
        const reachX = Math.abs(coreX * dirX) + Math.abs(coreY * dirY) + rim;
        const reachY = Math.abs(coreX * dirY) + Math.abs(coreY * dirX) + rim;
        expect(x - reachX).toBeGreaterThanOrEqual(cut.left);
        expect(x + reachX).toBeLessThanOrEqual(cut.left + cut.width);
        expect(y - reachY).toBeGreaterThanOrEqual(cut.bottom);
        expect(y + reachY).toBeLessThanOrEqual(cut.bottom + cut.height);
      }
      expect(cut.width * cut.scale).toBeLessThanOrEqual(420.01);
      expect(cut.height * cut.scale).toBeLessThanOrEqual(280.01);
    }),
  );
});

test('a distance is that of the two nearest bases, from edge to edge', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 2, maxLength: 8 }), (places) => {
      const [first, ...others] = places.map(([x, y]) => round(x, y));
      const { inches } = nearest({ name: 'A', army: 'red', models: [first as PlacedModel] }, { name: 'B', army: 'blue', models: others });
      const centres = others.map((it) => Math.hypot(it.x - (first as PlacedModel).x, it.y - (first as PlacedModel).y));
      expect(inches).toBeCloseTo(Math.max(0, Math.min(...centres) - 1), 9);
    }),
  );
});

const example = (given: Example['given'], when: Example['when'] = [{ shoot: 'A', at: 'B' }]): Example => ({
  rule: 'X-Y-01',
  title: 'x',
  given,
  when,
  answers: {},
  dice: {},
  then: {},
  line: 1,
});
const file = { examples: [], datasheets: {}, sources: [] };
const drawn = (given: Example['given'], when?: Example['when']): Plan | null => planOf(example(given, when), file, { family: 'classic' });

test('who shoots at whom is measured, and where one goes is shown', () => {
  const units = { A: { at: [10, 10] as const }, B: { at: [20, 10] as const }, C: { at: [40, 10] as const } };
  expect(drawn({ units })?.distances.map((it) => it.inches)).toEqual([9]);
  const moved = drawn({ units }, [{ move: 'A', to: [12, 10] }]);
  expect(moved?.ways.map((it) => it.to)).toEqual([[12, 10]]);
  expect(moved?.distances).toEqual([]);
});

test('what is in reserve or aboard is not on the table; an example with nobody there has no picture', () => {
  const units = { A: { at: [10, 10] as const }, B: { reserve: 'edge' as const }, C: { embarkedIn: 'A' } };
  expect(drawn({ units })?.units.map((it) => it.name)).toEqual(['A']);
  expect(drawn({ units: { B: { reserve: 'edge' as const } } })).toBeNull();
});

test('a unit far from all that happens is only pointed to', () => {
  const units = { A: { at: [10, 10] as const }, B: { at: [20, 10] as const }, C: { at: [22, 15] as const }, D: { at: [60, 40] as const } };
  const found = drawn({ units }) as Plan;
  expect([found.units, found.far].map((list) => list.map((it) => it.name))).toEqual([['A', 'B', 'C'], ['D']]);
  expect(drawing(found)).toContain('>D ↗<');
});

test('a point where nobody stands yet is marked', () => {
  const units = { A: { reserve: 'deep-strike' as const }, B: { at: [20, 10] as const } };
  expect(drawn({ units }, [{ 'deep-strike': 'A', to: [26, 12] }])?.marks).toEqual([{ at: [26, 12], army: 'red' }]);
});

test('models that have no Wounds left are gone', () => {
  expect(drawn({ units: { A: { at: [10, 10], models: 3, wounds: [1, 0, 1] } } })?.units[0]?.models).toHaveLength(2);
});

test('every bundled example can be drawn, without a number that is none', async () => {
  for (const spec of EDITIONS) {
    const { rules, selection } = await catalogueOfEdition(spec);
    for (const { example: it, file: from } of rules.flatMap((rule) => rule.cases)) {
      const found = planOf(it, from, selection.variant.edition);
      if (found === null) continue;
      const { left, bottom, width, height } = cutOf(found);
      for (const { x, y } of found.units.flatMap((one) => one.models)) {
        expect(x > left && x < left + width && y > bottom && y < bottom + height, it.title).toBe(true);
      }
      expect(drawing(found)).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});

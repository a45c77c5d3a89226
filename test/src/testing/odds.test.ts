import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Selection } from '../../../src/compile/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { chiSquared, exactOdds, loadSelection, type Reading, sampledOdds } from '../../../src/testing/index.ts';
import { loadExamples } from '../../files.ts';
import { outsideForAll } from '../../outside.ts';

const folder = outsideForAll('edition-outside');
let selection: Selection;
let file: ExampleFile;
let example: Example;
/** Models the target has left after a volley of three. */
const left: Reading = (scene) => scene.unit('B').alive;

beforeAll(async () => {
  selection = await loadSelection('.', folder);
  file = loadExamples(join(folder, 'examples', 'shoot.yaml'));
  example = file.examples[0] as Example;
});

describe('exact odds', () => {
  test('walk every outcome of the dice: three dice at 4 or more', () => {
    const odds = exactOdds(example, file, selection, left);
    expect([...odds].sort(([a], [b]) => a - b)).toEqual([
      [0, expect.closeTo(1 / 8)],
      [1, expect.closeTo(3 / 8)],
      [2, expect.closeTo(3 / 8)],
      [3, expect.closeTo(1 / 8)],
    ]);
  });

  test('see what a rule does', () => {
    const drilled = exactOdds(file.examples[1] as Example, file, selection, left);
    expect(drilled.get(0)).toBeCloseTo((2 / 3) ** 3, 12);
  });
});

describe('sampled odds', () => {
  test('come near the exact ones, and hang on the seed alone', () => {
    const exact = exactOdds(example, file, selection, left);
    const sampled = sampledOdds(example, file, selection, left, 2000, 'odds');
    expect([...sampled.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    const { chi, freedom } = chiSquared(exact, sampled, 2000);
    expect(freedom).toBe(3);
    expect(chi).toBeLessThan(3 + 4 * Math.sqrt(6));
    expect(sampledOdds(example, file, selection, left, 2000, 'odds')).toEqual(sampled);
    expect(sampledOdds(example, file, selection, left, 2000, 'other')).not.toEqual(sampled);
  });
});

describe('the distance of distributions', () => {
  const fair = new Map([
    [0, 0.5],
    [1, 0.5],
  ]);

  test('is none where they agree, and tells a bias', () => {
    expect(chiSquared(fair, fair, 100)).toEqual({ chi: 0, freedom: 1 });
    expect(
      chiSquared(
        fair,
        new Map([
          [0, 0.6],
          [1, 0.4],
        ]),
        100,
      ).chi,
    ).toBeCloseTo(4, 9);
    expect(chiSquared(fair, new Map([[0, 1]]), 100).chi).toBeCloseTo(100, 9);
  });

  test('is infinite for what cannot happen, and takes rare values together', () => {
    expect(chiSquared(fair, new Map([[2, 1]]), 100).chi).toBe(Number.POSITIVE_INFINITY);
    const rare = new Map([
      [0, 0.96],
      [1, 0.02],
      [2, 0.02],
    ]);
    expect(chiSquared(rare, rare, 100)).toEqual({ chi: 0, freedom: 1 });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, exactOdds, loadSelection, sampledQuantities } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('hybrid');

const tank = (demise: number | string) => ({
  army: 'red',
  at: [36, 24],
  facing: 0,
  keywords: ['vehicle'],
  base: { hull: [6, 3] },
  height: 2,
  hybrid: { M: 8, BS: 3, AV: [12, 12, 12], HP: 1, rules: [`deadly-demise ${demise}`] },
});
const squad = (army: string, places: readonly (readonly number[])[], W: number, rules: readonly string[] = []) => ({
  army,
  places,
  keywords: ['infantry'],
  rules,
  hybrid: { M: 6, WS: 3, BS: 3, S: 3, T: 3, W, I: 3, A: 1, Ld: 7, Sv: 2, inv: 2 },
});

/** An example made in code of several units. */
const scene = (units: object, when: readonly object[]): Example => twoUnits({}, {}, when, { given: { units } });

/** A rank of models whose nearest base edge is this far ahead of the hull, each an inch and a quarter behind the one before. */
const rank = (inches: number, models: number): number[][] =>
  Array.from({ length: models }, (_, k) => [36 + 3 + inches + 0.5 + 1.25 * k, 24]);

describe('Deadly Demise', () => {
  test('of D3 against models that feel no pain on 5 has the result worked out by hand', () => {
    const odds = exactOdds(
      scene({ A: tank('D3'), B: squad('blue', rank(2, 3), 1, ['feel-no-pain 5']) }, [{ explode: 'A' }]),
      FILE,
      selection,
      (found) => found.unit('B').alive,
    );
    const lost = 2 / 3;
    const none = (1 - lost + (1 - lost) ** 2 + (1 - lost) ** 3) / 3;
    const all = lost ** 3 / 3;
    expect(odds.get(3) ?? 0).toBeCloseTo(none, 9);
    expect(odds.get(0) ?? 0).toBeCloseTo(all, 9);
  });

  test('takes its damage from each unit in reach, friend and foe, and nothing from others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 3, 5.75, 6, 6.25, 8),
        fc.constantFrom('red', 'blue'),
        (points, models, W, inches, army) => {
          const units = { A: tank(points), B: squad(army, rank(inches, models), W), C: squad('blue', [[4, 4]], 1) };
          const odds = exactOdds(scene(units, [{ explode: 'A' }]), FILE, selection, ({ game, unit }) => {
            const u = unit('B');
            let wounds = 0;
            for (let i = u.first; i < u.first + u.size; i++) wounds += game.models.alive[i] === 0 ? 0 : (game.models.wounds[i] ?? 0);
            return wounds;
          });
          const left = inches <= 6 ? Math.max(0, models * W - points) : models * W;
          expect([...odds]).toEqual([[left, 1]]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('of a tank that is shot at: odds and play agree', () => {
    const units = {
      A: {
        ...squad(
          'blue',
          [
            [20, 24],
            [20, 25.25],
          ],
          1,
        ),
        weapons: { gun: { hybrid: { range: 48, S: 9, modernAP: -5, type: 'heavy' } } },
      },
      B: tank('D3'),
      C: squad('red', rank(1, 3), 1, ['feel-no-pain 5']),
    };
    const example = scene(units, [{ shoot: 'A', at: 'B', with: 'gun' }]);
    const exact = attackOdds(example, FILE, selection);
    const played = sampledQuantities(example, FILE, selection, 4000, 'demise');
    for (const [name, { distribution }] of Object.entries(exact))
      for (const [value, p] of Object.entries(distribution))
        expect(Math.abs((played[name]?.distribution[value] ?? 0) - p), `${name} ${value}`).toBeLessThan(0.04);
  });
});

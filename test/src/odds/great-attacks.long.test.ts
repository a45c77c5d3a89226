import { afterEach, describe, expect, test, vi } from 'vitest';
import { apart } from '../../../src/odds/apart.ts';
import { Explorer } from '../../../src/odds/outcomes/graph.ts';
import type { Graph } from '../../../src/odds/outcomes/shape.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection, type Quantities, sampledQuantities } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

afterEach(() => vi.restoreAllMocks());

const PLAYS = 600;
const SHOOTS = [{ shoot: 'A', at: 'B' }];
const MODEL = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 5 };

/** The odds, which play bears out, and how many courses they took. */
async function worked(attack: Example, spec: string): Promise<{ odds: Quantities; runs: number }> {
  const selection = await loadSelection(spec);
  const explored = vi.spyOn(Explorer.prototype, 'explore');
  const odds = attackOdds(attack, FILE, selection);
  expect(apart(odds, sampledQuantities(attack, FILE, selection, PLAYS, 'great'), PLAYS, 5)).toEqual([]);
  const [graph] = explored.mock.results.map((it) => it.value as Graph);
  return { odds, runs: graph?.runs ?? Infinity };
}

test('thirty riflemen fire at thirty who answer (WAF-SHOOT-08)', async () => {
  const rifles = { ...MODEL, classic: MAN, models: 30, weapons: { rifle: { range: 24, S: 4, AP: 5, type: 'rapid-fire' } } };
  const { odds, runs } = await worked(twoUnits(rifles, { ...rifles, at: [26, 10] }, SHOOTS), 'waffle');
  expect(runs).toBeLessThan(1500);
  expect(odds['B.modelsLost']?.mean).toBeGreaterThan(2);
  expect(odds['A.modelsLost']?.mean).toBeGreaterThan(1);
});

const SOLDIER = { ...MODEL, modern: { M: 6, T: 4, Sv: 4, W: 1, Ld: 7, OC: 1 } };
const gun = (more: object): object => ({ gun: { range: 30, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...more } });
const squad = (y: number, models: number, weapon: object): object => ({
  army: 'red',
  at: [10, y],
  ...SOLDIER,
  models,
  weapons: gun(weapon),
});

test('four units of an army fire at twenty soldiers one after the other', async () => {
  const attack = twoUnits({}, {}, [...SHOOTS, { shoot: 'C', at: 'B' }, { shoot: 'D', at: 'B' }, { shoot: 'E', at: 'B' }], {
    given: {
      units: {
        A: squad(10, 10, { A: 2 }),
        C: squad(16, 5, { A: 3, S: 5, AP: -1, keywords: ['sustained-hits 1'] }),
        D: squad(22, 3, { S: 8, AP: -3, D: 2 }),
        E: squad(28, 5, { A: 2, S: 6, AP: -1, keywords: ['lethal-hits'] }),
        B: { army: 'blue', at: [30, 16], ...SOLDIER, models: 20 },
      },
    },
  });
  const { odds, runs } = await worked(attack, 'tenth');
  expect(runs).toBeLessThan(10_000);
  // Two shots each of ten; fifteen of which a 6 hits twice; three; ten. All hit on 3 or more, as long as somebody is left.
  expect(odds['hits']?.mean).toBeCloseTo((20 + 3 + 10) * (4 / 6) + 15 * (5 / 6), 1);
  // Wounds on 4, 3, 2 and 3 or more, those of Lethal Hits besides; saved on 4, 5, 7 and 5 or more.
  const unsaved =
    20 * (4 / 6) * (1 / 2) * (1 / 2) +
    15 * (5 / 6) * (4 / 6) * (4 / 6) +
    3 * (4 / 6) * (5 / 6) +
    10 * ((3 / 6) * (4 / 6) + 1 / 6) * (4 / 6);
  expect(odds['B.modelsLost']?.mean).toBeLessThan(unsaved);
  expect(odds['B.modelsLost']?.mean).toBeCloseTo(unsaved, 1);
});

const volley = (y: number, models: number, weapon: object): object => ({
  army: 'red',
  at: [10, y],
  ...MODEL,
  classic: MAN,
  models,
  weapons: { gun: { range: 36, S: 4, AP: 5, type: 'heavy', ...weapon } },
});

test.each(['classic', 'hybrid'])(
  'four units of an army, Snipers among them, fire at a squad one after the other under %s',
  async (spec) => {
    const attack = twoUnits({}, {}, [...SHOOTS, { shoot: 'C', at: 'B' }, { shoot: 'D', at: 'B' }, { shoot: 'E', at: 'B' }], {
      given: {
        units: {
          A: volley(10, 5, { type: 'rapid-fire' }),
          C: volley(16, 5, { type: 'assault', shots: 2, S: 5 }),
          D: volley(22, 3, { S: 8, AP: 3 }),
          E: volley(28, 5, { rules: ['sniper'] }),
          B: { army: 'blue', at: [30, 16], ...MODEL, models: 20, classic: MAN },
        },
      },
    });
    const { odds, runs } = await worked(attack, spec);
    expect(runs).toBeLessThan(30_000);
    expect(odds['hits']?.mean).toBeCloseTo((5 + 10 + 3 + 5) * (4 / 6), 1);
    expect(odds['B.modelsLost']?.mean).toBeGreaterThan(7);
  },
);

test('six rending shots at a vehicle, each with a D3 that may cost more of its Hull Points', async () => {
  const attack = twoUnits(
    { ...MODEL, classic: MAN, models: 6, weapons: { gun: { range: 36, S: 6, AP: 4, type: 'heavy', rules: ['rending'] } } },
    {
      keywords: ['vehicle'],
      base: { hull: [4, 3] },
      height: 2,
      facing: 180,
      at: [30, 10],
      classic: { BS: 4, AV: [12, 12, 10], HP: 3, type: 'vehicle' },
    },
    SHOOTS,
  );
  const { odds, runs } = await worked(attack, 'classic');
  expect(runs).toBeLessThan(1000);
  expect(odds['hits']?.mean).toBeCloseTo(6 * (4 / 6), 1);
  // Only a 6 does anything, and it penetrates; once the vehicle is gone nothing more does.
  expect(odds['penetratingHits']?.mean).toBeLessThan(6 * (4 / 6) * (1 / 6));
  expect(odds['penetratingHits']?.mean).toBeCloseTo(6 * (4 / 6) * (1 / 6), 1);
});

test.each(['classic', 'calixtus', 'waffle', 'hybrid'])('nine Snipers of whom each may pick whom he wounds under %s', async (spec) => {
  const attack = twoUnits(
    { ...MODEL, classic: MAN, models: 9, weapons: { rifle: { range: 36, S: 4, AP: 6, type: 'heavy', rules: ['sniper'] } } },
    { ...MODEL, at: [34, 10], models: 5, classic: { ...MAN, Sv: 3 } },
    SHOOTS,
  );
  const { odds, runs } = await worked(attack, spec);
  expect(runs).toBeLessThan(60_000);
  expect(odds['hits']?.mean).toBeCloseTo(9 * (4 / 6), 1);
  expect(odds['B.modelsLost']?.mean).toBeGreaterThan(0.8);
});

describe('twelve fusion guns, six of them near', () => {
  const fusion = { fusion: { range: 24, S: 8, AP: 1, type: 'assault', rules: ['melta'] } };
  // At a target at 30 inches, half range ends between the two ranks.
  const places = Array.from({ length: 12 }, (_, i) => [i < 6 ? 18 : 12, 5 + 2 * (i % 6)]);
  const twelve = { ...MODEL, classic: MAN, models: 12, places, weapons: fusion };

  test('are told apart by how near they are to a hull (CLS-WPN-22)', async () => {
    const armour = { BS: 4, AV: [14, 12, 10], HP: 4, type: 'vehicle' };
    const hull = { keywords: ['vehicle'], base: { hull: [4, 3] }, height: 2, facing: 180, at: [30, 10], classic: armour };
    const { odds, runs } = await worked(twoUnits(twelve, hull, SHOOTS), 'classic');
    expect(runs).toBeLessThan(20_000);
    expect(odds['attacks']?.mean).toBeCloseTo(12, 10);
  });

  test('are not told apart where they fire at men', async () => {
    const { odds, runs } = await worked(twoUnits(twelve, { ...MODEL, classic: MAN, models: 10, at: [30, 10] }, SHOOTS), 'classic');
    expect(runs).toBeLessThan(100);
    expect(odds['hits']?.mean).toBeCloseTo((12 * 4) / 6, 10);
  });
});

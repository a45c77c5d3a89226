import { describe, expect, test } from 'vitest';
import { chiSquared, loadSelection, type Odds, type Reading, sampledOdds } from '../../src/testing/index.ts';
import { FILE, twoUnits } from '../variants/two-units.ts';
import { nameOf, sampleOfCells } from './cells.ts';
import { drawnTwice } from './dice.ts';

const CELLS_BY_EDITION = 1;
const PAIRS = 2;
const PLAYS = 3000;

describe('no die is drawn twice', () => {
  test.each(sampleOfCells(CELLS_BY_EDITION, 'dice').map((cell) => [nameOf(cell), cell] as const))('%s', async (_, cell) => {
    const { problems, drawn } = await drawnTwice(cell, PAIRS, 'dice');
    expect(problems).toEqual([]);
    expect(drawn).toBeGreaterThan(0);
  });
});

/** A reading if nothing was rolled for. */
const NOTHING_CAME = -1;

/** How many of n succeed, each by a die of its own. */
const binomial = (n: number, p: number): Odds =>
  new Map(Array.from({ length: n + 1 }, (_, k) => [k, choose(n, k) * p ** k * (1 - p) ** (n - k)]));
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** Compares plays in which something was rolled for; bounds wide enough for any seed: four standard deviations of chi-squared. */
function expectNear(expected: Odds, sampled: Odds): void {
  const came = 1 - (sampled.get(NOTHING_CAME) ?? 0);
  expect(came).toBeGreaterThan(0.2);
  const shares = new Map([...sampled].filter(([value]) => value !== NOTHING_CAME).map(([value, share]) => [value, share / came]));
  const { chi, freedom } = chiSquared(expected, shares, PLAYS * came);
  expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
}

const BOX = [
  [19, 7],
  [21, 7],
  [21, 13],
  [19, 13],
];
const LINE = { keywords: ['infantry'], classic: { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 7 } };

describe('dice of one deed are independent', () => {
  test.each(['classic', 'calixtus', 'waffle', 'hybrid'])(
    'a beam of %s through three models wounds each by a die of its own',
    async (edition) => {
      const adept = { WS: 4, BS: 4, S: 4, T: 4, W: 2, I: 4, A: 1, Ld: 9, Sv: 3, psychic: { knows: ['piercing-ray'] } };
      const row = [
        [16, 10],
        [18, 10],
        [20, 10],
      ];
      const beam = twoUnits(
        { keywords: ['infantry'], rules: ['psyker 1'], classic: adept },
        { ...LINE, models: 3, at: undefined, places: row },
        [{ manifest: 'A', power: 'piercing-ray', at: 'B', dice: 2 }],
      );
      const fallen: Reading = (scene) => (scene.trace.tally('hits') === null ? NOTHING_CAME : 3 - scene.unit('B').alive);
      expectNear(binomial(3, 5 / 6), sampledOdds(beam, FILE, await loadSelection(edition), fallen, PLAYS, 'beam'));
    },
  );

  test('four guns at a container hit with a die each', async () => {
    const gun = { classic: { range: 48, S: 8, AP: 3, type: 'heavy', shots: 1 } };
    const places = [
      [12, 8],
      [12, 9.5],
      [12, 11],
      [12, 12.5],
    ];
    const fire = twoUnits(
      { ...LINE, models: 4, at: undefined, places, base: 25.4, height: 1.2, weapons: { gun } },
      { ...LINE, at: [60, 40] },
      [{ 'shoot-at-will': 'A' }],
      {
        answers: { 'WAF-TERRAIN-04/shoot-at': 0, 'shoot-at': 'none' },
        given: { terrain: [{ id: 'box', kind: 'container', polygon: BOX, height: 2, floors: [], walls: [], cover: 0 }] },
      },
    );
    const hits: Reading = (scene) => scene.trace.tally('piece-hit') ?? NOTHING_CAME;
    expectNear(binomial(4, 1 / 2), sampledOdds(fire, FILE, await loadSelection('waffle'), hits, PLAYS, 'piece'));
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { Explorer } from '../../../src/odds/outcomes/graph.ts';
import type { Graph } from '../../../src/odds/outcomes/shape.ts';
import { parted } from '../../../src/odds/trials/walked-odds.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { unpicking } from './accounts.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const man = (stats: object = {}) => ({ keywords: ['infantry'], base: 25.4, height: 1.2, classic: { ...MAN, ...stats } });

afterEach(() => vi.restoreAllMocks());

/** How many courses of play were tried for each of some odds. */
function tried(work: () => void): number[] {
  const explored = vi.spyOn(Explorer.prototype, 'explore');
  work();
  return explored.mock.results.map((it) => (it.value as Graph).runs);
}

/** One shooter in the middle of a row of four: two and two are equally near. */
const row = twoUnits(
  { ...man(), at: [14, 10], weapons: { arm: { range: 24, S: 4, AP: 5, type: 'assault', shots: 3 } } },
  {
    ...man(),
    places: [
      [11, 16],
      [13, 16],
      [15, 16],
      [17, 16],
    ],
    models: 4,
  },
  [{ shoot: 'A', at: 'B' }],
);

test('which of two like models falls is found out once', async () => {
  const selection = await loadSelection('classic');
  const found: ReturnType<typeof attackOdds>[] = [];
  const [once = 0, each = 0] = tried(() => {
    found.push(attackOdds(row, FILE, selection), attackOdds(row, FILE, unpicking(selection)));
  });
  expect(once).toBeLessThan(each);
  expect(parted(found[0] ?? {}, found[1] ?? {})).toEqual([]);
  // Hits on 3 or more, wounds on 4 or more, no save: one in three of three shots.
  expect(found[0]?.['B.modelsLost']?.mean).toBeCloseTo(3 / 3, 12);
});

const arm = (rules: readonly string[]) => ({ arm: { range: 24, S: 4, AP: 5, type: 'assault', rules } });

/** A shot that may pin its target, which shoots back after it. */
const pinned = twoUnits({ ...man(), weapons: arm(['pinning']) }, { ...man({ W: 3 }), at: [18, 10], weapons: arm([]) }, [
  { shoot: 'A', at: 'B' },
  { shoot: 'B', at: 'A' },
]);

test('a pinning test is passed or failed, whatever its two dice show', async () => {
  const selection = await loadSelection('classic');
  let found: ReturnType<typeof attackOdds> = {};
  const [runs = 0] = tried(() => {
    found = attackOdds(pinned, FILE, selection);
  });
  // Hits on 3 or more, wounds on 4 or more, and Leadership 8 fails on 9 or more: 10 of 36.
  expect(found['B.isGoneToGround']?.mean).toBeCloseTo((1 / 3) * (10 / 36), 12);
  // The 36 outcomes of the dice are tried, but the answer not after each of them.
  expect(runs).toBeLessThan(2 * 36);
});

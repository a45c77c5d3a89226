import { afterEach, expect, test, vi } from 'vitest';
import { Moment } from '../../../src/odds/outcomes/moment.ts';
import { Siblings } from '../../../src/odds/outcomes/siblings.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

afterEach(() => vi.restoreAllMocks());

/** What is foretold once forks are about to be finished, each after so many runs and with so many that wait. */
function foretold(reached: readonly (readonly [depth: number, runs: number, waiting: number])[]): number {
  const siblings = new Siblings();
  for (const [depth, runs, waiting] of reached) siblings.reach(depth, runs, waiting);
  return siblings.least();
}

test('places that take 2,000 runs each go on to take a quarter of that at least', () => {
  expect(
    foretold([
      [1, 400, 300],
      [1, 2400, 299],
      [1, 4400, 298],
      [1, 6400, 297],
    ]),
  ).toBe(6400 + (297 * 2000) / 4);
});

test('the cheapest of the last three counts: what others lead to may be known by then', () => {
  expect(
    foretold([
      [1, 0, 300],
      [1, 9000, 299],
      [1, 9100, 298],
      [1, 9110, 297],
    ]),
  ).toBe(9110 + (297 * 10) / 4);
});

test('what lies behind a fork that was begun in between is not taken for that of one sibling', () => {
  expect(
    foretold([
      [2, 0, 10],
      [2, 3000, 9],
      [1, 6000, 8],
      [2, 50_000, 9],
      [2, 53_000, 8],
      [2, 56_000, 7],
    ]),
  ).toBe(56_000 + (7 * 3000) / 4);
});

test('nothing is foretold from few runs, nor by two siblings', () => {
  expect(
    foretold([
      [1, 0, 300],
      [1, 900, 299],
      [1, 1800, 298],
      [1, 2700, 297],
    ]),
  ).toBe(0);
  expect(
    foretold([
      [1, 0, 300],
      [1, 5000, 299],
      [1, 10_000, 298],
    ]),
  ).toBe(0);
});

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 5 };
const man = { keywords: ['infantry'], base: 25.4, height: 1.2, classic: MAN };

test('two markers of a barrage that drift anywhere are refused after a fifth of the courses that would be tried', async () => {
  const gun = { range: 48, S: 5, AP: 4, type: 'heavy', rules: ['blast', 'barrage'] };
  const attack = twoUnits({ ...man, models: 2, weapons: { gun } }, { ...man, models: 10, at: [40, 10] }, [{ shoot: 'A', at: 'B' }]);
  const started = vi.spyOn(Moment.prototype, 'start');
  const selection = await loadSelection('classic');
  expect(() => attackOdds(attack, FILE, selection)).toThrow('more than 200000 courses of play would have to be tried');
  expect(started.mock.calls.length).toBeLessThan(45_000);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { Explorer } from '../../../src/odds/outcomes/graph.ts';
import { Held } from '../../../src/odds/outcomes/held.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 4 };
const rifle = { rifle: { range: 24, S: 4, AP: 5, type: 'rapid-fire' } };
const squad = { keywords: ['infantry'], base: 25.4, height: 1.2, models: 20, spacing: 1.1, classic: MAN, weapons: rifle };
const attack = twoUnits(squad, { ...squad, at: [20, 10] }, [{ shoot: 'A', at: 'B' }]);
const MEGABYTE = 2 ** 20;
const BOUNDS = { forks: 400_000, runs: 200_000 };

afterEach(() => vi.restoreAllMocks());

test('an attack that would take up more memory than it may is refused', async () => {
  const selection = await loadSelection('classic');
  expect(() => attackOdds(attack, FILE, selection, BOUNDS, MEGABYTE)).toThrow(new RangeError('more than 1 MB would have to be kept'));
  expect(attackOdds(attack, FILE, selection, BOUNDS, 64 * MEGABYTE)['hits']?.mean).toBeCloseTo((40 * 2) / 3, 9);
});

test('what is reckoned is not less than what is taken up', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const used = (): number => {
    gc();
    return process.memoryUsage().heapUsed;
  };
  const selection = await loadSelection('waffle');
  // What is found out once for all attacks does not count.
  attackOdds(attack, FILE, selection);
  const explore = Explorer.prototype.explore;
  let taken = 0;
  vi.spyOn(Explorer.prototype, 'explore').mockImplementation(function (this: Explorer) {
    const before = used();
    const graph = explore.call(this);
    taken = used() - before;
    return graph;
  });
  // Of forks there are so many that a spy would take up more than they do.
  const held = vi.spyOn(Held.prototype, 'shape');
  attackOdds(attack, FILE, selection);
  const [reckoned] = held.mock.contexts as Held[];
  expect(taken).toBeGreaterThan(4 * MEGABYTE);
  expect(reckoned?.bytes).toBeGreaterThan(taken / 1.1);
});

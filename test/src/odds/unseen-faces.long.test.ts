import { afterEach, expect, test, vi } from 'vitest';
import type { Selection } from '../../../src/compile/select.ts';
import { settle } from '../../../src/compile/select.ts';
import { Explorer } from '../../../src/odds/outcomes/graph.ts';
import { Moment } from '../../../src/odds/outcomes/moment.ts';
import type { Graph } from '../../../src/odds/outcomes/shape.ts';
import { anyAttack, stockOf } from '../../../src/odds/trials/any-attack.ts';
import { Draw } from '../../../src/odds/trials/draw.ts';
import { facesLookedAt, lookText } from '../../../src/odds/trials/faces.ts';
import { parted, walkedOdds } from '../../../src/odds/trials/walked-odds.ts';
import { type AnyRule, reaching } from '../../../src/rules/index.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 5 };
const man = (stats: object = {}) => ({ keywords: ['infantry'], base: 25.4, height: 1.2, classic: { ...MAN, ...stats } });
const gun = { arm: { range: 24, S: 4, AP: 6, type: 'assault' } };
const shot = twoUnits({ ...man(), at: [10, 10], weapons: gun }, { ...man(), at: [18, 10] }, [{ shoot: 'A', at: 'B' }]);

afterEach(() => vi.restoreAllMocks());

function tried(work: () => unknown): number {
  const explored = vi.spyOn(Explorer.prototype, 'explore');
  work();
  const [graph] = explored.mock.results.map((it) => it.value as Graph);
  explored.mockRestore();
  return graph?.runs ?? 0;
}

/** A ruleset with a rule of which the edition knows nothing. */
const withRule = (selection: Selection, rule: Partial<AnyRule>): Selection => ({
  ...selection,
  rules: settle([
    ...selection.rules,
    {
      rule: { id: 'MY-SAVE-01', title: 'Mine', source: 'a test', text: 'A test.', changes: 'new', default: 'on', ...rule } as AnyRule,
      on: true,
      values: {},
      pack: null,
    },
  ]),
});

test('a mark is where faces begin to be another outcome; what nobody can roll has none', () => {
  expect(reaching(4)).toBe(0b1_0000);
  expect(reaching(3.5)).toBe(reaching(4));
  expect(reaching(7) & 0b111_1110).toBe(0);
});

test('of faces that nobody looks at one is followed on each side: a shot takes two or three courses for each die and not six', async () => {
  const classic = await loadSelection('classic');
  const runs = tried(() => attackOdds(shot, FILE, classic));
  vi.spyOn(Moment.prototype, 'isUnseen').mockReturnValue(false);
  const all = tried(() => attackOdds(shot, FILE, classic));
  // To hit, to wound, to save: the first course has one outcome of each, every other outcome is a course of its own. A 1 To Hit is apart from other
  // misses, for objectives may have it rolled again (CLS-MISSION-14), but not from failed wounds or saves.
  expect(runs).toBe(1 + 2 + 1 + 1);
  expect(all).toBe(13);
});

test('odds are the same bits with and without', async () => {
  for (const spec of ['classic', 'calixtus', 'waffle', 'hybrid']) {
    const selection = await loadSelection(spec);
    const some = attackOdds(shot, FILE, selection);
    vi.spyOn(Moment.prototype, 'isUnseen').mockReturnValue(false);
    expect(attackOdds(shot, FILE, selection), spec).toEqual(some);
    vi.restoreAllMocks();
    expect(some['B.modelsLost']?.mean, spec).toBeGreaterThan(0.1);
  }
});

test.each([
  ['a gun that overheats on a 2, too', 'classic@CLS-WPN-19.upTo=2', { rules: ['gets-hot'] }],
  ['a gun that overheats on a 1, rolled again or not', 'waffle', { rules: ['gets-hot', 'twin-linked'] }],
  ['a sniper whose 5s are precise', 'classic@CLS-WPN-25.naturalOn=5', { rules: ['sniper'] }],
])('%s: a rule that compares a face with a number of its own has fewer faces followed, and the same odds', async (_of, spec, more) => {
  const selection = await loadSelection(spec);
  const arms = { arm: { ...gun.arm, ...more } };
  const two = twoUnits({ ...man(), at: [10, 10], weapons: arms }, { ...man(), at: [18, 10], models: 2 }, [{ shoot: 'A', at: 'B' }]);
  const odds = attackOdds(two, FILE, selection);
  expect(parted(odds, walkedOdds(two, FILE, selection, 100_000) ?? {})).toEqual([]);
  expect(facesLookedAt(two, FILE, selection, new Draw(1), 60)).toEqual([]);
  const runs = tried(() => attackOdds(two, FILE, selection));
  vi.spyOn(Moment.prototype, 'isUnseen').mockReturnValue(false);
  expect(runs).toBeLessThan(tried(() => attackOdds(two, FILE, selection)));
});

test('a number that a die does not name is missed: a rule is found out that looks at another than it is said to', async () => {
  const hot = await loadSelection('classic');
  const arms = { arm: { ...gun.arm, rules: ['gets-hot'] } };
  const one = twoUnits({ ...man(), at: [10, 10], weapons: arms }, { ...man(), at: [18, 10] }, [{ shoot: 'A', at: 'B' }]);
  vi.spyOn(Moment.prototype, 'marksOf').mockImplementation((marks) => marks);
  expect(facesLookedAt(one, FILE, hot, new Draw(1), 60).map(({ by }) => by.includes('CLS-WPN-19'))).toContain(true);
});

const shell = { arm: { range: 48, S: 8, AP: 3, type: 'heavy', rules: ['blast'] } };
const shelled = twoUnits({ ...man(), at: [10, 10], weapons: shell }, { ...man(), at: [30, 10], models: 4 }, [{ shoot: 'A', at: 'B' }]);

test.each([
  ['classic', 0.5],
  ['calixtus', 0.5],
  ['waffle@-WAF-WPN-06,-WAF-WPN-08', 0.5],
  ['hybrid', 0.5],
])('of the distances of a marker under %s one is followed for all that hit alike, and nothing else comes of it', async (spec, share) => {
  const selection = await loadSelection(spec);
  const odds = attackOdds(shelled, FILE, selection);
  const runs = tried(() => attackOdds(shelled, FILE, selection));
  expect(facesLookedAt(shelled, FILE, selection, new Draw(1), 60)).toEqual([]);
  vi.spyOn(Moment.prototype, 'isUnseen').mockReturnValue(false);
  expect(runs).toBeLessThan(share * tried(() => attackOdds(shelled, FILE, selection)));
  expect(attackOdds(shelled, FILE, selection)).toEqual(odds);
  expect(odds['B.modelsLost']?.mean).toBeGreaterThan(0.5);
});

test('where a barrage is laid wounds come from where its marker lies: every distance is followed', async () => {
  const classic = await loadSelection('classic');
  const laid = { arm: { ...shell.arm, rules: ['blast', 'barrage'] } };
  const one = twoUnits({ ...man(), at: [10, 10], weapons: laid }, { ...man(), at: [30, 10], models: 2 }, [{ shoot: 'A', at: 'B' }]);
  const runs = tried(() => attackOdds(one, FILE, classic));
  vi.spyOn(Moment.prototype, 'isUnseen').mockReturnValue(false);
  expect(runs).toBeGreaterThan(361 * 8);
  expect(tried(() => attackOdds(one, FILE, classic))).toBeGreaterThanOrEqual(runs);
});

/** A save on a natural 6 hurts the model all the same. */
const VAIN: Partial<AnyRule> = {
  patch: () =>
    ({
      after: {
        saveMade: (
          g: { wound: (model: number, n: number, cause: number, by: null) => void },
          _a: unknown,
          model: number,
          _why: number,
          face: number,
        ) => {
          if (face === 6) g.wound(model, 1, 1, null);
        },
      },
    }) as never,
};

test('a rule that changes a procedure which is told of the face may look at it, and then all faces are followed', async () => {
  const vain = withRule(await loadSelection('classic'), VAIN);
  const odds = attackOdds(shot, FILE, vain);
  // Hits on 3 or more, wounds on 4 or more; of six saves those on 5 succeed alone.
  expect(odds['B.modelsLost']?.mean).toBeCloseTo((4 / 6) * (3 / 6) * (5 / 6), 12);
  expect(parted(odds, walkedOdds(shot, FILE, vain, 100_000) ?? {})).toEqual([]);
});

test('a rule that is taken not to look at a face, and does, is found out by other faces in its place', async () => {
  const vain = withRule(await loadSelection('classic'), VAIN);
  expect(facesLookedAt(shot, FILE, vain, new Draw(1), 40)).toEqual([]);
  // As if the die named the rule among those that look no further.
  vi.spyOn(Moment.prototype, 'isUnseen').mockReturnValue(true);
  expect(facesLookedAt(shot, FILE, vain, new Draw(1), 40)).toEqual([
    { why: 'armour', procedure: null, by: ['MY-SAVE-01', 'CLS-MISSION-07'] },
  ]);
});

/** Who is told of faces, by edition: found by playing each face in the place of others, not by what dice say. */
const TOLD: { readonly [spec: string]: readonly string[] } = {
  classic: [
    'goesAstray',
    'hitFlags',
    'hitRolled',
    'leadershipPasses',
    'penetrationBonus',
    'penetrationOutcome',
    'penetrationRoll',
    'rerollHitOn',
    'rerollsSave',
    'rerollsWound',
    'saveMade',
    'woundAp',
    'woundFlags',
    'woundLands',
  ],
  tenth: ['hitFace', 'saveFace', 'woundFace'],
};

test.each(Object.entries(TOLD))('every procedure of %s that is told of such a face is named by its die', async (spec, told) => {
  const selection = await loadSelection(spec);
  const stock = await stockOf(selection);
  if (stock === null) throw new Error('the family says how an attack is written');
  const nobody: string[] = [];
  const unnamed = new Set<string>();
  for (let seed = 0; seed < 120; seed++) {
    const { example, selection: under } = anyAttack(stock, selection, seed, { attackers: 2, targets: 3, shots: 2 });
    try {
      nobody.push(...facesLookedAt(example, FILE, under, new Draw(seed), 2).map(lookText));
      for (const { procedure } of facesLookedAt(example, FILE, under, new Draw(seed), 2, () => [])) unnamed.add(`${procedure}`);
    } catch {
      // It cannot be made: words that do not go together.
    }
  }
  expect(nobody).toEqual([]);
  expect([...unnamed].sort()).toEqual(told);
});

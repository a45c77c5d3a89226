import { describe, expect, test } from 'vitest';
import { faultsOfModes } from '../../../src/scenario/modes.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { loadSelection, setStage } from '../../../src/testing/index.ts';
import { exactOdds } from '../../../src/testing/odds.ts';
import type { ModernSeams } from '../../../variants/tenth/index.ts';
import { FILE } from '../two-units.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
const ONE = { range: 24, A: 1, skill: 3, S: 8, AP: -2, D: 2 };
const MANY = { range: 12, A: 2, skill: 3, S: 3, AP: 0, D: 1 };
const RIFLE = { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const NOTHING = Object.fromEntries([['then', {}]]);
const selection = await loadSelection('tenth', process.cwd());

const shooting = (weapons: object, more: object = {}, carried?: readonly string[], models = 3): Example => {
  const line = { modern: TROOPER, models };
  const kinds = carried === undefined ? line : { kinds: { gunner: { ...line, weapons: carried } } };
  const A = { army: 'red', at: [10, 10], keywords: ['infantry'], ...kinds, weapons };
  const B = { army: 'blue', at: [20, 10], models: 5, keywords: ['infantry'], modern: TROOPER, points: 20 };
  const step = { shoot: 'A', at: 'B', ...more };
  return {
    rule: 'TEN-SHOOT-25',
    title: 'modes',
    line: 0,
    answers: {},
    dice: {},
    ...NOTHING,
    given: { units: { A, B } },
    when: [step],
  } as unknown as Example;
};

function worthOf(weapons: object, carried?: readonly string[]): { readonly aimed: number; readonly from: number } {
  const { scene } = setStage(shooting(weapons, {}, carried), FILE, selection, {});
  const [u, t] = scene.game.units;
  const s = scene.seams as unknown as ModernSeams;
  const g = scene.game as unknown as Parameters<ModernSeams['shootingWorth']>[0];
  return { aimed: s.shootingWorth(g, u as never, t as never), from: s.fireWorth(g, u as never, t as never, 8, 0) };
}

describe('modes of a ranged weapon', () => {
  test('are worth as much as the best of them in range, and other weapons are added', () => {
    const best = worthOf({ one: ONE });
    expect(worthOf({ one: ONE, many: { ...MANY, 'mode-of': 'one' } })).toEqual(best);
    expect(worthOf({ many: { ...MANY, 'mode-of': 'gun' }, one: { ...ONE, 'mode-of': 'gun' } })).toEqual(best);
    const both = worthOf({ one: ONE, rifle: RIFLE });
    expect(worthOf({ one: ONE, many: { ...MANY, 'mode-of': 'one' }, rifle: RIFLE })).toEqual(both);
    expect(worthOf({ one: ONE, many: MANY }).from).toBeGreaterThan(best.from);
  });

  test('count once for each copy of the weapon', () => {
    const guns = { one: ONE, many: { ...MANY, 'mode-of': 'one' } };
    const copies = worthOf(guns, ['one', 'many', 'one', 'many']);
    expect(copies.from).toBeCloseTo(2 * worthOf(guns).from, 9);
  });

  test('have the odds of the mode that is named, and by default of the one from which most damage is expected', () => {
    const guns = { many: MANY, one: { ...ONE, 'mode-of': 'many' } };
    const odds = (more: object, weapons: object = guns): [number, number][] => {
      const found = exactOdds(shooting(weapons, more, undefined, 1), NO_FILES, selection, (scene) => scene.game.units[1].alive);
      return [...found].sort(([a], [b]) => a - b);
    };
    expect(odds({ with: 'many' })).toEqual(odds({ with: 'many' }, { many: MANY }));
    expect(odds({ with: 'one' })).toEqual(odds({ with: 'one' }, { one: ONE }));
    expect(odds({})).toEqual(odds({ with: 'one' }));
    expect(odds({})).not.toEqual(odds({ with: 'many' }));
  });

  test('are not fired together, not even by an example that names both', () => {
    const both = shooting({ one: ONE, many: { ...MANY, 'mode-of': 'one' } }, { with: ['one', 'many'] });
    expect(() => exactOdds(both, NO_FILES, selection, () => 0)).toThrow('fires "many" already in another mode');
  });

  test('name a weapon of the same datasheet, or a gun that another names too', () => {
    expect(faultsOfModes({ a: {}, b: { 'mode-of': 'a' } })).toEqual([]);
    expect(faultsOfModes({ a: { 'mode-of': 'gun' }, b: { 'mode-of': 'gun' } })).toEqual([]);
    expect(faultsOfModes({ a: {}, b: { 'mode-of': 'c' } })).toEqual([{ weapon: 'b', fault: expect.stringContaining('found mode-of: c') }]);
    expect(faultsOfModes({ a: { 'mode-of': 'a' }, b: {} })).toHaveLength(1);
  });
});

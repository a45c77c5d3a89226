import { describe, expect, test } from 'vitest';
import { type Holdings, Keeper, reachableFrom } from '../../../src/engine/keeper.ts';

const none = (): Holdings => ({ values: [], columns: [] });

const keeperOf = (root: object, fixed: object = {}): Keeper => {
  const keeper = new Keeper(reachableFrom(fixed));
  keeper.add(root, 'root');
  return keeper;
};

describe('a keeper', () => {
  test('gives back numbers, columns and references, however deep', () => {
    const one = { hits: 1 };
    const two = { hits: 2 };
    const root = { round: 3, over: false, at: Float64Array.of(1, 2), units: [one, two], acting: null as { hits: number } | null };
    const keeper = keeperOf(root);
    const kept = none();
    keeper.take(kept);
    root.round = 4;
    root.over = true;
    root.at[1] = 7;
    root.acting = two;
    two.hits = 9;
    keeper.restore(kept);
    expect(root).toEqual({ round: 3, over: false, at: Float64Array.of(1, 2), units: [{ hits: 1 }, { hits: 2 }], acting: null });
    expect(root.units[1]).toBe(two);
  });

  test('overwrites older holdings, and each of several gives back its own', () => {
    const root = { round: 1, at: Int16Array.of(1) };
    const keeper = keeperOf(root);
    const [first, second] = [none(), none()];
    keeper.take(first);
    root.round = 2;
    root.at[0] = 2;
    keeper.take(second);
    const { columns } = second;
    keeper.restore(first);
    expect([root.round, root.at[0]]).toEqual([1, 1]);
    keeper.restore(second);
    expect([root.round, root.at[0]]).toEqual([2, 2]);
    root.round = 3;
    keeper.take(second);
    expect(second.columns).toBe(columns);
    expect(second.values).toContain(3);
  });

  test('does not enter what is fixed, and meets circles once', () => {
    const sheet = { wounds: 2 };
    const root = { sheet, self: null as object | null };
    root.self = root;
    const keeper = keeperOf(root, { sheets: new Map([['tank', sheet]]), more: new Set([root.sheet]) });
    const kept = none();
    keeper.take(kept);
    sheet.wounds = 5;
    keeper.restore(kept);
    expect(sheet.wounds).toBe(5);
    expect(kept.values).toEqual([sheet, root]);
  });

  test('leaves alone what nobody can write, and what was added later', () => {
    const root = Object.freeze({ round: 1, inner: { n: 1 } });
    const keeper = keeperOf(root);
    const kept = none();
    keeper.take(kept);
    const later = { n: 5 };
    keeper.add(later, 'later');
    root.inner.n = 2;
    later.n = 6;
    keeper.restore(kept);
    expect([root.inner.n, later.n]).toEqual([1, 6]);
  });

  test('refuses what it cannot keep, and says where it is', () => {
    expect(() => keeperOf({ desk: { seen: new Map() } })).toThrow('root.desk.seen is a Map; keep it in typed arrays or fields');
  });
});

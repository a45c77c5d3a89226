import { describe, expect, test } from 'vitest';
import { Keeper, noHoldings, reachableFrom } from '../../../src/engine/keeper.ts';

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
    const kept = noHoldings();
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
    const [first, second] = [noHoldings(), noHoldings()];
    keeper.take(first);
    root.round = 2;
    root.at[0] = 2;
    keeper.take(second);
    const [column] = second.bytes;
    keeper.restore(first);
    expect([root.round, root.at[0]]).toEqual([1, 1]);
    keeper.restore(second);
    expect([root.round, root.at[0]]).toEqual([2, 2]);
    root.round = 3;
    keeper.take(second);
    expect(second.bytes).toEqual([Uint8Array.of(2, 0)]);
    expect(second.bytes[0]).toBe(column);
    expect(second.values).toContain(3);
  });

  test('does not enter what is fixed, and meets circles once', () => {
    const sheet = { wounds: 2 };
    const root = { sheet, self: null as object | null };
    root.self = root;
    const keeper = keeperOf(root, { sheets: new Map([['tank', sheet]]), more: new Set([root.sheet]) });
    const kept = noHoldings();
    keeper.take(kept);
    sheet.wounds = 5;
    keeper.restore(kept);
    expect(sheet.wounds).toBe(5);
    expect(kept.values).toEqual([sheet, root]);
  });

  test('leaves alone what nobody can write, and what was added later', () => {
    const root = Object.freeze({ round: 1, inner: { n: 1 } });
    const keeper = keeperOf(root);
    const kept = noHoldings();
    keeper.take(kept);
    const later = { n: 5 };
    keeper.add(later, 'later');
    root.inner.n = 2;
    later.n = 6;
    keeper.restore(kept);
    expect([root.inner.n, later.n]).toEqual([1, 6]);
  });

  test('sees every number that has changed, wherever it stands and however often, and that it is back', () => {
    const columns = {
      reals: new Float64Array(11),
      words: new Int32Array(13),
      halves: new Int16Array(7),
      bytes: new Uint8Array(23),
      within: new Uint8Array(new ArrayBuffer(12), 1, 9),
    };
    const root = { ...columns, round: 0, score: [0, 0] };
    const keeper = keeperOf(root);
    const kept = noHoldings();
    keeper.take(kept);
    const { round } = root;
    const before = keeper.digest(1000);
    let seen = 0;
    for (const column of Object.values(columns))
      for (let k = 0; k < column.length; k++) {
        column[k] = 1;
        expect([keeper.holds(kept), keeper.digest(1000) === before]).toEqual([false, false]);
        column[k] = 0;
        expect([keeper.holds(kept), keeper.digest(1000) === before]).toEqual([true, true]);
        seen++;
      }
    expect(seen).toBe(63);
    root.score[1] = -0;
    expect(keeper.holds(kept)).toBe(false);
    root.score[1] = 0;
    root.round = Number.NaN;
    expect(keeper.holds(kept)).toBe(false);
    root.round = round;
    expect(keeper.holds(kept)).toBe(true);
  });

  test('has another number whichever two signs turn', () => {
    const root = { places: Float64Array.from([3, -4, 0.5, 0.25, -1, 1, 0.1, 7, -2]), x: 1.5, y: -2.5 };
    const keeper = keeperOf(root);
    const before = keeper.digest(1000);
    const { places } = root;
    const turns = [
      ...Array.from(places, (_, k) => () => {
        places[k] *= -1;
      }),
      () => {
        root.x *= -1;
      },
      () => {
        root.y *= -1;
      },
    ];
    const alike: string[] = [];
    for (const [i, one] of turns.entries())
      for (const [j, other] of turns.entries()) {
        one();
        if (i !== j) other();
        if (keeper.digest(1000) === before) alike.push(`${i} and ${j}`);
        one();
        if (i !== j) other();
      }
    expect([keeper.digest(1000), alike]).toEqual([before, []]);
  });

  test('counts to which unit a field refers', () => {
    const units = [{ slot: 0 }, { slot: 1 }];
    const root: { target: object | null; units: object[] } = { target: null, units };
    const keeper = keeperOf(root);
    const numbers = [null, units[0] as object, units[1] as object].map((it) => {
      root.target = it;
      return keeper.digest(1000);
    });
    expect(new Set(numbers).size).toBe(3);
  });

  test('gives another keeper what comes into a list later, and that alone', () => {
    const root: { depth: number; frames: { hits: number; tied: Int16Array; below: object[] }[] } = { depth: 0, frames: [] };
    const keeper = keeperOf(root);
    const kept = noHoldings();
    keeper.take(kept);
    const later = keeper.forLater();
    const number = (): number => {
      keeper.giveNew(later);
      later.giveNew(later);
      return later.digest(1000);
    };
    const without = number();
    const frame = { hits: 1, tied: new Int16Array(3), below: [] as object[] };
    root.frames.push(frame);
    const first = number();
    frame.tied[2] = 1;
    const second = number();
    frame.below.push({ hits: 4 });
    const third = number();
    frame.below.push({ hits: 5 });
    root.depth = 1;
    const fourth = number();
    expect(new Set([without, first, second, third, fourth]).size).toBe(5);
    root.depth = 0;
    expect([number(), keeper.holds(kept)]).toEqual([fourth, true]);
  });

  test('leaves large columns out of its number, and not of what it compares', () => {
    const root = { small: new Int32Array(2), large: new Int32Array(3) };
    const keeper = keeperOf(root);
    const kept = noHoldings();
    keeper.take(kept);
    const before = keeper.digest(8);
    root.large[2] = 1;
    expect([keeper.digest(8) === before, keeper.digest(12) === keeper.digest(8), keeper.holds(kept)]).toEqual([true, false, false]);
  });

  test('refuses what it cannot keep, and says where it is', () => {
    expect(() => keeperOf({ desk: { seen: new Map() } })).toThrow('root.desk.seen is a Map; keep it in typed arrays or fields');
  });
});

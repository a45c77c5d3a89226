import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressedDice, ForkingDice, rootKey, ScriptedDice } from '../../../src/engine/index.ts';
import { DEED, type Dice, type Frame, hashName, purpose, type Roller } from '../../../src/rules/index.ts';

const HIT = purpose('hit');
const WOUND = purpose('wound');
const SCATTER = purpose('scatter');
const unit = (name: string, index: number): Roller => ({ key: hashName(name), index });
const A = unit('red/a', 0);
const B = unit('blue/b', 1);
const C = unit('blue/c', 2);
const NOBODY = unit('nobody', 5);
const make = (seed = 'test', pair = 0): AddressedDice => {
  const dice = new AddressedDice(6, NOBODY);
  dice.seat(rootKey(seed), hashName('scenario/x'), pair);
  dice.round(1);
  return dice;
};

/** Faces of the next deed of an actor at a target. */
function roll(dice: AddressedDice, actor: Roller, target: Roller, n: number, why = HIT): number[] {
  const frame = dice.begin(DEED.shoot, actor, target);
  const row = new Uint8Array(n);
  dice.row(frame, why, n, row);
  dice.end(frame);
  return [...row];
}

describe('addressed dice', () => {
  test('the same address gives the same die, and the function is pinned', () => {
    expect(roll(make(), A, B, 20)).toEqual(roll(make(), A, B, 20));
    expect(roll(make(), A, B, 20)).toMatchInlineSnapshot(`
      [
        1,
        6,
        3,
        2,
        4,
        4,
        3,
        5,
        3,
        6,
        3,
        1,
        3,
        4,
        3,
        1,
        5,
        6,
        6,
        2,
      ]
    `);
  });

  test('every part of the address matters', () => {
    const base = roll(make(), A, B, 40);
    const others = [
      roll(make('other'), A, B, 40),
      roll(make('test', 1), A, B, 40),
      roll(make(), A, C, 40),
      roll(make(), B, A, 40),
      roll(make(), A, B, 40, WOUND),
    ];
    for (const other of others) expect(other).not.toEqual(base);
    const again = make();
    roll(again, A, B, 40);
    expect(roll(again, A, B, 40)).not.toEqual(base);
    const later = make();
    later.round(2);
    expect(roll(later, A, B, 40)).not.toEqual(base);
  });

  test('a branch has other dice, in this round and later ones, and the same for the same key', () => {
    const branched = (key: number, round: number): number[] => {
      const dice = make();
      dice.branch(key);
      if (round > 1) dice.round(round);
      return roll(dice, A, B, 40);
    };
    const later = make();
    later.round(2);
    const plain = [roll(make(), A, B, 40), roll(later, A, B, 40)];
    for (const key of [0, 1, -1]) {
      expect([branched(key, 1), branched(key, 2)]).toEqual([branched(key, 1), branched(key, 2)]);
      expect(branched(key, 1)).not.toEqual(plain[0]);
      expect(branched(key, 2)).not.toEqual(plain[1]);
    }
    expect(branched(1, 1)).not.toEqual(branched(2, 1));
  });

  test('what others roll moves no die', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (hits, wounds) => {
        const quiet = roll(make(), A, B, 12);
        const busy = make();
        roll(busy, C, A, hits);
        roll(busy, A, C, wounds, WOUND);
        expect(roll(busy, A, B, 12)).toEqual(quiet);
      }),
    );
  });

  test('a row is the same whether it is rolled at once or die by die, and places keep their ordinal', () => {
    const dice = make();
    const frame = dice.begin(DEED.shoot, A, B);
    const one = Array.from({ length: 9 }, () => dice.d6(frame, HIT));
    expect(one).toEqual(roll(make(), A, B, 9));
    expect(dice.taken(frame, HIT)).toBe(9);
    expect(dice.nth(frame, HIT, 3)).toBe(one[3]);
    expect(dice.taken(frame, HIT)).toBe(9);
  });

  test('weapons have rows of their own, which go on where the deed has left them', () => {
    const rifle = hashName('rifle');
    const flamer = hashName('flamer');
    const row = (dice: Dice, frame: Frame, key: number, n: number): number[] => {
      dice.weapon(frame, key);
      return Array.from({ length: n }, () => dice.d6(frame, HIT));
    };
    const dice = make();
    const whole = row(dice, dice.begin(DEED.shoot, A, B), rifle, 40);
    const other = make();
    const frame = other.begin(DEED.shoot, A, B);
    const parts = row(other, frame, rifle, 10);
    parts.push(...row(other, frame, rifle, 10));
    expect(row(other, frame, flamer, 20)).not.toEqual(whole.slice(0, 20));
    parts.push(...row(other, frame, rifle, 20));
    expect(parts).toEqual(whole);
    other.end(frame);
    // Another deed has rows of its own, whatever this one took up.
    const next = other.begin(DEED.shoot, A, B);
    expect(other.taken(next, HIT)).toBe(0);
    expect(row(other, next, rifle, 40)).not.toEqual(whole);
  });

  test('faces, neighbours and addresses are uniform and independent over a million dice', () => {
    const faces = new Float64Array(7);
    const pairs = new Float64Array(36);
    const across = new Float64Array(36);
    const row = new Uint8Array(100);
    let last = 1;
    let n = 0;
    for (let pair = 0; pair < 100; pair++) {
      const dice = make('uniform', pair);
      for (let deed = 0; deed < 100; deed++) {
        const frame = dice.begin(DEED.shoot, deed % 2 === 0 ? A : B, C);
        dice.row(frame, HIT, 100, row);
        dice.end(frame);
        across[(last - 1) * 6 + row[0] - 1]++;
        last = row[0];
        for (let i = 0; i < 100; i++) {
          faces[row[i]]++;
          n++;
          if (i > 0) pairs[(row[i - 1] - 1) * 6 + row[i] - 1]++;
        }
      }
    }
    const chi = (counts: Float64Array, cells: number, total: number): number => {
      let x = 0;
      for (const count of counts.subarray(counts.length - cells)) x += (count - total / cells) ** 2 / (total / cells);
      return x;
    };
    // 99.99 % points of chi-squared with 5 and 35 degrees of freedom.
    expect(chi(faces, 6, n)).toBeLessThan(25.7);
    expect(chi(pairs, 36, n * 0.99)).toBeLessThan(73.5);
    expect(chi(across, 36, 10_000)).toBeLessThan(73.5);
  });

  test('a third of scatter dice are hits and arrows point everywhere', () => {
    const dice = make();
    const frame = dice.begin(DEED.shoot, A, B);
    let hits = 0;
    const quarters = [0, 0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const way = dice.scatter(frame, SCATTER);
      if (way < 0) hits++;
      else quarters[Math.floor(way / 90)]++;
    }
    expect(Math.abs(hits - 10_000)).toBeLessThan(330);
    for (const count of quarters) expect(Math.abs(count - 5000)).toBeLessThan(260);
  });
});

describe('scripted dice', () => {
  const script = (dice: ConstructorParameters<typeof ScriptedDice>[2]): ScriptedDice =>
    new ScriptedDice(6, NOBODY, dice, (roller) => (roller === A ? ['A', 'red'] : roller === B ? ['B', 'blue'] : []), {
      save: ['armour', 'cover'],
    });

  test('queues by purpose and by side, and what is left over', () => {
    const dice = script({ hit: [4, 2], 'leadership@blue': [[3, 4]], save: [5] });
    const red = dice.begin(DEED.shoot, A, B);
    expect(dice.d6(red, HIT)).toBe(4);
    expect(dice.d6(red, purpose('armour'))).toBe(5);
    dice.end(red);
    const blue = dice.begin(DEED.morale, B, NOBODY);
    expect(dice.sum(blue, purpose('leadership'), 2)).toBe(7);
    expect(dice.left()).toEqual([{ label: 'hit', dice: [2] }]);
  });

  test('what the one that a deed is against rolls is labelled by it', () => {
    const labelsOf = (roller: typeof A): string[] => (roller === A ? ['A', 'red'] : roller === B ? ['B', 'blue'] : []);
    const byTarget = (dice: ConstructorParameters<typeof ScriptedDice>[2]): ScriptedDice =>
      new ScriptedDice(6, NOBODY, dice, labelsOf, { save: ['armour', 'cover'] }, ['armour']);
    const armour = purpose('armour');
    const dice = byTarget({ 'save@B': [1], 'save@blue': [2], 'save@>B': [3], 'armour@A>B': [4], 'hit@A': [5], 'cover@A': [6] });
    const frame = dice.begin(DEED.shoot, A, B);
    expect([dice.d6(frame, armour), dice.d6(frame, armour), dice.d6(frame, armour), dice.d6(frame, armour)].sort()).toEqual([1, 2, 3, 4]);
    expect(dice.d6(frame, HIT)).toBe(5);
    expect(dice.d6(frame, purpose('cover'))).toBe(6);
    expect(() => dice.d6(frame, armour)).toThrow('a die for "armour" of B of blue is missing');
    dice.end(frame);
    // Files written when saves went by the attack are still read, if nothing is labelled by who saves.
    const old = byTarget({ 'save@A': [5], 'save@B': [2] });
    const again = old.begin(DEED.shoot, A, B);
    expect([old.d6(again, armour), old.d6(again, armour)]).toEqual([2, 5]);
    // Nobody is attacked: it is the unit's own.
    const alone = byTarget({ 'save@A': [3] });
    expect(alone.d6(alone.begin(DEED.move, A, NOBODY), armour)).toBe(3);
  });

  test('a die that is missing names its purpose', () => {
    const dice = script({ hit: [4] });
    const frame = dice.begin(DEED.shoot, A, B);
    dice.d6(frame, HIT);
    expect(() => dice.d6(frame, HIT)).toThrow('a die for "hit" of A of red is missing; rolled so far: hit 4');
    expect(() => dice.sum(frame, HIT, 2)).toThrow('missing');
  });

  test('dice of one roll stand in an inner list', () => {
    const dice = script({ charge: [3], hit: [7] });
    const frame = dice.begin(DEED.charge, A, B);
    expect(() => dice.sum(frame, purpose('charge'), 2)).toThrow('wants 2 dice of one roll');
    expect(() => dice.d6(frame, HIT)).toThrow('needs one face 1 to 6');
  });
});

describe('forking dice', () => {
  test('walks every outcome with its exact probability', () => {
    const dice = new ForkingDice(6, NOBODY);
    const odds = new Map<number, number>();
    let total = 0;
    const paths = dice.walk(
      () => {
        const frame = dice.begin(DEED.shoot, A, B);
        const hit = dice.d6(frame, HIT) >= 4;
        total = hit ? dice.d6(frame, WOUND) + dice.d6(frame, WOUND) : 0;
        dice.end(frame);
      },
      (p) => odds.set(total, (odds.get(total) ?? 0) + p),
    );
    expect(paths).toBe(3 + 3 * 36);
    expect(odds.get(0)).toBeCloseTo(1 / 2, 12);
    expect(odds.get(7)).toBeCloseTo(6 / 72, 12);
    expect([...odds.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Example } from '../../../src/scenario/types.ts';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { profile } from '../../../variants/classic/format/profile.ts';
import { templateDistance } from '../../../variants/classic/shooting/teardrop.ts';
import { tables } from '../../../variants/classic/tables.ts';
import { madeArm, readArm } from '../../../variants/classic/weapons/arms.ts';
import { FILE, twoUnits } from '../two-units.ts';

const NONE = 7;

const oneShot = (bs: number, weapon: object, target: object): Example =>
  twoUnits(
    { keywords: ['infantry'], classic: { WS: 3, BS: bs, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 }, weapons: { arm: weapon } },
    { keywords: ['infantry'], classic: target },
    [{ shoot: 'A', at: 'B' }],
    { answers: { 'go-to-ground': 'decline' } },
  );

/** Independent of the tables: a natural 1 always fails. */
const chance = (on: number): number => (on >= NONE ? 0 : (7 - Math.max(2, on)) / 6);
const hitChance = (bs: number): number => {
  const hit = chance(7 - bs);
  return bs > 5 ? hit + (1 - hit) * chance(12 - bs) : hit;
};
function woundNeed(s: number, t: number): number {
  if (s >= t + 2) return 2;
  if (s === t + 1) return 3;
  if (s === t) return 4;
  if (s === t - 1) return 5;
  return s >= t - 3 ? 6 : NONE;
}

describe('one shot at one model', () => {
  test('is To Hit times To Wound times a failed save', async () => {
    const selection = await loadSelection('classic');
    const numbers = fc.record({
      bs: fc.integer({ min: 1, max: 10 }),
      s: fc.integer({ min: 1, max: 10 }),
      t: fc.integer({ min: 1, max: 10 }),
      sv: fc.integer({ min: 2, max: 7 }),
      inv: fc.integer({ min: 2, max: 7 }),
      ap: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(numbers, ({ bs, s, t, sv, inv, ap }) => {
        const weapon = { range: 24, S: s, AP: ap === NONE ? '-' : ap, type: 'assault' };
        const target = { WS: 3, BS: 3, S: 3, T: t, W: 1, I: 3, A: 1, Ld: 7, Sv: sv, inv };
        const odds = exactOdds(oneShot(bs, weapon, target), FILE, selection, (scene) => scene.unit('B').alive);
        const save = Math.min(ap > sv ? sv : NONE, inv);
        const falls = hitChance(bs) * chance(woundNeed(s, t)) * (1 - chance(save));
        expect(odds.get(0) ?? 0).toBeCloseTo(falls, 10);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the tables', () => {
  test('never get worse with Strength, nor better with Toughness', () => {
    for (let s = 1; s <= 10; s++) {
      for (let t = 1; t <= 10; t++) {
        const on = tables.toWound.cells[(s - 1) * 10 + t - 1];
        expect(on).toBe(woundNeed(s, t));
        if (s < 10) expect(tables.toWound.cells[s * 10 + t - 1]).toBeLessThanOrEqual(on);
        if (t < 10) expect(tables.toWound.cells[(s - 1) * 10 + t]).toBeGreaterThanOrEqual(on);
      }
    }
  });

  test('in combat the better fighter hits on 3, one with less than half the skill on 5', () => {
    for (let own = 1; own <= 10; own++) {
      for (let enemy = 1; enemy <= 10; enemy++) {
        expect(tables.toStrike.cells[(own - 1) * 10 + enemy - 1]).toBe(own > enemy ? 3 : enemy > 2 * own ? 5 : 4);
      }
    }
  });
});

describe('the tear-drop', () => {
  /** Distance to the hull of a point and a circle, by walking along the axis: the nearest of the discs that fill it. */
  function slow(x: number, y: number): number {
    let best = Infinity;
    for (let k = 0; k <= 4000; k++) {
      const along = (6.75 * k) / 4000;
      best = Math.min(best, Math.sqrt((x - along) ** 2 + y * y) - (1.25 * k) / 4000);
    }
    return best;
  }

  test('is as far as the nearest of the discs it consists of', () => {
    fc.assert(
      fc.property(fc.double({ min: -4, max: 14, noNaN: true }), fc.double({ min: -6, max: 6, noNaN: true }), (x, y) => {
        const fast = templateDistance({ x: 0, y: 0, ux: 1, uy: 0, inches: 8 }, x, y);
        const exact = slow(x, y);
        // Inside, distances are to different edges; only the sign counts there.
        if (exact > 0.01 || fast > 0.01) expect(Math.abs(fast - exact)).toBeLessThan(0.01);
        else expect(fast).toBeLessThanOrEqual(0.01);
      }),
    );
  });

  test('turns and grows', () => {
    const s = Math.sqrt(0.5);
    expect(templateDistance({ x: 3, y: 4, ux: s, uy: s, inches: 8 }, 3 + 10 * s, 4 + 10 * s)).toBeCloseTo(2, 10);
    expect(templateDistance({ x: 3, y: 4, ux: 0, uy: -1, inches: 16 }, 3, 4 - 20)).toBeCloseTo(4, 10);
  });
});

describe('weapon lines', () => {
  test('are read into numbers', () => {
    const arm = readArm(
      { range: 24, S: 'x2', AP: '-', type: 'salvo', shots: [2, 4], rules: ['poisoned 3', 'large-blast'], arc: 'sponson-left' },
      'x',
    );
    expect([arm.rangeInches, arm.strength, arm.ap, arm.shots, arm.movedShots, arm.blastInches, arm.mountDegrees]).toEqual([
      24, 2, 7, 4, 2, 2.5, 90,
    ]);
    expect(arm.ruleValues).toEqual({ poisoned: 3 });
    expect(readArm({ S: 4, AP: 5, type: 'assault', shots: '2D3+1' }, 'x')).toMatchObject({ shots: 1, shotDice: 2, shotSides: 3 });
    expect(readArm({ range: 'unlimited', S: 4, AP: 5, type: 'heavy' }, 'x').rangeInches).toBe(Infinity);
    expect(madeArm('flames', { S: 4, AP: 5, type: 'assault' }).profile.templateInches).toBe(0);
  });

  test.each([
    [{ S: 'strong', AP: 1, type: 'heavy' }, /S is "strong"/],
    [{ S: 4, AP: 1, type: 'light' }, /type is "light"/],
    [{ S: 4, AP: 1, type: 'heavy', shots: 'many' }, /shots are "many"/],
    [{ S: 4, AP: 1, type: 'heavy', arc: 'roof' }, /arc is "roof"/],
  ])('that make no sense are refused by name: %j', (block, message) => {
    expect(() => readArm(block, 'lamp')).toThrow(message);
    expect(() => readArm(block, 'lamp')).toThrow(/lamp/);
  });
});

describe('statlines', () => {
  test('have 7 for a missing save, and Hull Points for Wounds on vehicles', () => {
    const man = profile.model({ WS: 3, BS: 3, S: 3, T: 3, W: 2, I: 3, A: 1, Ld: 7 });
    expect([man.values[8], man.values[9], profile.wounds(man), man.vehicle]).toEqual([7, 7, 2, 0]);
    const tank = profile.model({ BS: 3, AV: [14, 13, 10], HP: 4, flags: ['tank'], type: 'vehicle' });
    expect([tank.front, tank.side, tank.rear, profile.wounds(tank), tank.vehicle]).toEqual([14, 13, 10, 4, 3]);
  });

  test('that make no sense are refused by key', () => {
    expect(() => profile.model({ T: 'tough' })).toThrow(/^T is "tough"/);
    expect(() => profile.model({ type: 'vehicle' })).toThrow(/AV is missing/);
    expect(() => profile.model({ type: 'boat' })).toThrow(/type is "boat"/);
    expect(() => profile.model({ AV: [1, 1, 1], flags: ['sail'] })).toThrow(/flags has "sail"/);
  });
});

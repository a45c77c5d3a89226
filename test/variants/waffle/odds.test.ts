import { describe, expect, test } from 'vitest';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('waffle');

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const man = (stats: object) => ({ keywords: ['infantry'], base: 25.4, height: 1.2, classic: { ...MAN, ...stats } });

/** Chance that B, a unit of one model, is killed in one step. */
const slain = (a: object, b: object, step: object, given: object = {}): number =>
  exactOdds(twoUnits(a, b, [step], { given }), FILE, selection, (scene) => scene.unit('B').alive).get(0) ?? 0;

const sixths = (on: number): number => (7 - on) / 6;

/** The printed To Hit chart of close combat, row by row; 1 without a roll. */
const CHART = [
  [4, 5, 5, 5, 6, 6, 6, 6, 6, 6],
  [3, 4, 4, 5, 5, 5, 6, 6, 6, 6],
  [2, 3, 4, 4, 4, 5, 5, 5, 6, 6],
  [2, 3, 3, 4, 4, 4, 4, 5, 5, 5],
  [2, 2, 3, 3, 4, 4, 4, 4, 4, 5],
  [2, 2, 3, 3, 3, 4, 4, 4, 4, 4],
  [2, 2, 2, 3, 3, 3, 4, 4, 4, 4],
  [2, 2, 2, 3, 3, 3, 3, 4, 4, 4],
  [2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  [1, 1, 1, 1, 3, 3, 3, 3, 3, 4],
];

describe('Waffle attacks, by exact odds', () => {
  test.each(TEN)('Weapon Skill %i strikes as the chart says', (own) => {
    for (const enemy of TEN) {
      const a = { ...man({ WS: own }), at: [20, 10], statuses: ['locked'] };
      const b = { ...man({ WS: enemy }), at: [21, 10], statuses: ['locked'] };
      expect(slain(a, b, { strike: 'A', at: 'B' }), `against ${enemy}`).toBeCloseTo(sixths(CHART[own - 1]?.[enemy - 1] ?? 0) / 2, 9);
    }
  });

  test.each([
    [1, 6],
    [2, 6],
    [3, 6],
    [4, 5],
    [5, 5],
    [6, 4],
    [7, 4],
    [8, 3],
    [9, 3],
    [10, 2],
  ])('a Snap Shot of Ballistic Skill %i needs %i', (BS, on) => {
    const a = { ...man({ BS }), statuses: ['falling-back'], weapons: { gun: { range: 24, S: 4, AP: '-', type: 'assault' } } };
    expect(slain(a, man({}), { shoot: 'A', at: 'B' })).toBeCloseTo(sixths(on) / 2, 9);
  });

  test.each([
    [1, 6 / 6],
    [7, 6 / 6],
    [8, 5 / 6],
    [9, 4 / 6],
    [10, 3 / 6],
  ])('Strength 10 against Toughness %i', (T, share) => {
    const a = { ...man({}), weapons: { gun: { range: 24, S: 10, AP: '-', type: 'assault' } } };
    expect(slain(a, man({ T }), { hit: 'A', at: 'B', with: 'gun' })).toBeCloseTo(share, 9);
  });

  test.each([
    ['armour and an invulnerable save', 5, { Sv: 3, inv: 5 }, false, [3, 5]],
    ['the invulnerable save alone, against AP3', 3, { Sv: 3, inv: 5 }, false, [5]],
    ['armour and cover', 5, { Sv: 4 }, true, [4, 5]],
    ['all three', 5, { Sv: 4, inv: 4 }, true, [4, 4, 5]],
    ['none, against AP2', 2, { Sv: 2 }, false, []],
  ] as const)('a wound against %s', (_what, AP, saves, covered, needs) => {
    const wood = {
      id: 'wood',
      kind: 'woods',
      polygon: [
        [28, 7],
        [34, 7],
        [34, 13],
        [28, 13],
      ],
      height: 2,
      walls: [],
      floors: [],
      cover: 0,
    };
    const a = { ...man({}), weapons: { gun: { range: 24, S: 4, AP, type: 'assault' } } };
    let through = 1;
    for (const on of needs) through *= 1 - sixths(on);
    expect(slain(a, man(saves), { wound: 'B', by: 'A', with: 'gun' }, covered ? { terrain: [wood] } : {})).toBeCloseTo(through, 9);
  });
});

import { describe, expect, test } from 'vitest';
import { attackOdds, exactOdds, loadSelection } from '../../../src/testing/index.ts';
import type { ClassicArm } from '../../../variants/classic/family.ts';
import { expectedDamage } from '../../../variants/hybrid/definitions/expected.ts';
import { damageRollOf } from '../../../variants/hybrid/family.ts';
import { profile } from '../../../variants/hybrid/format/profile.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('hybrid');

const MAN = { M: 6, WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 };
const firer = (weapon: object) => ({
  keywords: ['infantry'],
  hybrid: MAN,
  weapons: { gun: { hybrid: { range: 48, type: 'heavy', ...weapon } } },
});
const men = (models: number, stats: object, rules: readonly string[] = []) => ({
  models,
  at: [20, 10],
  keywords: ['infantry'],
  rules,
  hybrid: { ...MAN, ...stats },
});
const hull = (armour: number, HP: number, more: object = {}) => ({
  at: [20, 10],
  facing: 180,
  keywords: ['vehicle'],
  base: { hull: [4, 3] },
  height: 2,
  hybrid: { M: 8, BS: 3, AV: [armour, armour, armour], HP, type: 'vehicle', flags: ['tank'] },
  ...more,
});

interface Fate {
  readonly left: number;
  readonly chance: number;
}

/**
 * The effect of a number of hits on a hull without weapons, worked out roll by roll: Hull Points left, 0 for a wreck, -1 for an explosion.
 */
function fates(hits: number, strength: number, damage: number, bonus: number, armour: number, HP: number): Map<number, number> {
  const found = new Map<number, number>();
  const add = ({ left, chance }: Fate): void => void found.set(left, (found.get(left) ?? 0) + chance);
  const rolls = (left: number, more: number, immobilised: boolean, explodes: boolean, chance: number): void => {
    if (more === 0) {
      add({ left: explodes ? -1 : left, chance });
      return;
    }
    for (let die = 1; die <= 6; die++) {
      const total = die + bonus - left;
      const stuck = left > 0 && (total === 5 || total === 6);
      rolls(stuck && immobilised ? left - 1 : left, more - 1, immobilised || stuck, explodes || total >= 7, chance / 6);
    }
  };
  for (let k = 0; k < 6 ** hits; k++) {
    let left = HP;
    let penetrating = 0;
    for (let n = 0, faces = k; n < hits; n++, faces = Math.floor(faces / 6)) {
      const face = 1 + (faces % 6);
      if (face + strength < armour) continue;
      left -= damage;
      if (face === 6) penetrating++;
    }
    rolls(Math.max(0, left), penetrating, false, false, 6 ** -hits);
  }
  return found;
}

describe('damage of vehicles, by exact odds', () => {
  test.each([
    [1, 8, 1, 3, 12, 5],
    [2, 8, 2, 4, 12, 5],
    [3, 9, 1, 5, 12, 4],
    [3, 7, 3, 5, 12, 7],
    [3, 8, 1, 4, 14, 3],
    [2, 3, 6, 5, 10, 3],
  ])('%i hits of Strength %i, Damage %i and AP-%i on Armour Value %i with %i Hull Points', (hits, S, D, AP, armour, HP) => {
    const example = twoUnits(firer({ S, modernAP: -AP, D }), hull(armour, HP), [{ penetrate: 'A', at: 'B', with: 'gun', times: hits }]);
    const odds = exactOdds(example, FILE, selection, (scene) => {
      const b = scene.unit('B');
      // A wreck leaves a piece of terrain.
      return b.alive === 0 ? (scene.game.board.count > 0 ? 0 : -1) : (scene.game.models.wounds[b.first] ?? 0);
    });
    const expected = fates(hits, S, D, AP === 4 ? 1 : AP >= 5 ? 2 : 0, armour, HP);
    for (const left of new Set([...odds.keys(), ...expected.keys()]))
      expect(odds.get(left) ?? 0, `${left} left`).toBeCloseTo(expected.get(left) ?? 0, 9);
  });
});

/** Attacks in which Damage, or a deferred roll, has to be accounted for. */
const cases: readonly (readonly [string, object, object, object])[] = [
  ['D3 at models of two Wounds', firer({ S: 4, modernAP: -1, D: 'D3', shots: 2 }), men(2, { W: 2 }), { shoot: 'A', at: 'B' }],
  [
    'D6 at a hurt monster',
    firer({ S: 5, modernAP: -2, D: 'D6', shots: 2 }),
    { ...men(1, { W: 5 }), wounds: 4 },
    { wound: 'B', by: 'A', with: 'gun', times: 2 },
  ],
  ['2D3 at models of three Wounds', firer({ S: 4, modernAP: -4, D: '2D3', shots: 2 }), men(2, { W: 3 }), { shoot: 'A', at: 'B' }],
  [
    'D3 that feels no pain',
    firer({ S: 4, modernAP: 0, D: 'D3', shots: 2 }),
    men(2, { W: 3 }, ['feel-no-pain 5']),
    { wound: 'B', by: 'A', with: 'gun', times: 2 },
  ],
  ['Damage 2 at swarms', firer({ S: 3, modernAP: 0, D: 2, shots: 2 }), men(2, { W: 5, T: 3, Sv: 6 }, ['swarms']), { shoot: 'A', at: 'B' }],
  [
    'rending D3',
    firer({ S: 4, modernAP: -1, D: 'D3', shots: 2, rules: ['rending'] }),
    men(2, { W: 2, Sv: 2 }),
    { hit: 'A', at: 'B', with: 'gun', times: 2 },
  ],
  ['D3 at a hull', firer({ S: 8, modernAP: -4, D: 'D3' }), hull(12, 4), { penetrate: 'A', at: 'B', with: 'gun', times: 3 }],
  [
    'D3 at a squadron',
    firer({ S: 8, modernAP: -4, D: 'D3' }),
    hull(12, 3, { models: 2 }),
    { penetrate: 'A', at: 'B', with: 'gun', times: 3 },
  ],
  [
    'D3 at a hull in smoke',
    firer({ S: 8, modernAP: -3, D: 'D3' }),
    { ...hull(12, 4), rules: ['smoke-launchers'], statuses: ['smoke'] },
    { penetrate: 'A', at: 'B', with: 'gun', times: 2 },
  ],
  [
    'blows of Damage D3',
    {
      keywords: ['infantry'],
      hybrid: { ...MAN, A: 2 },
      at: [19, 10],
      weapons: { axe: { hybrid: { S: 'user', modernAP: -2, D: 'D3', type: 'melee' } } },
    },
    { ...men(2, { W: 2 }), at: [20, 10] },
    { strike: 'A', at: 'B' },
  ],
  ['Haywire', firer({ S: 1, modernAP: -5, D: 2, rules: ['haywire'] }), hull(12, 4), { penetrate: 'A', at: 'B', with: 'gun', times: 3 }],
];

describe('attacks are accounted for', () => {
  test.each(cases)('%s', (_name, a, b, step) => {
    const example = twoUnits(a, b, [step]);
    const told = attackOdds(example, FILE, selection);
    const left = exactOdds(example, FILE, selection, (scene) => {
      const u = scene.unit('B');
      let sum = 0;
      for (let m = u.first; m < u.first + u.size; m++) if (scene.game.models.alive[m] !== 0) sum += scene.game.models.wounds[m] ?? 0;
      return sum;
    });
    const found = told['B.woundsLeft'] ?? told['B.hullPointsLeft'];
    for (const value of new Set([...left.keys(), ...Object.keys(found?.distribution ?? {}).map(Number)]))
      expect(found?.distribution[value] ?? 0, `${value} left`).toBeCloseTo(left.get(value) ?? 0, 9);
  });
});

describe('what doctrines expect', () => {
  const arm = (dice: number, sides: 3 | 6, plus: number): ClassicArm => ({ damage: { dice, sides, plus } }) as unknown as ClassicArm;

  test.each([
    [0, 6, 1, 1, 1],
    [0, 6, 3, 2, 2],
    [1, 3, 0, 2, 5 / 3],
    [1, 6, 2, 20, 5.5],
    [1, 6, 0, 3, 2.5],
    [2, 6, 0, 20, 7],
  ] as const)('%i dice of %i sides and %i more are worth on a target that has %i', (dice, sides, plus, most, mean) =>
    expect(expectedDamage(arm(dice, sides, plus), most)).toBeCloseTo(mean, 12),
  );

  const axe = (more: object) => ({ hybrid: { S: 'user', modernAP: -2, type: 'melee', ...more } });
  test.each([
    [1, [0, 1]],
    [4, [0, 3, 4]],
  ] as const)('models that have the choice strike twice at models of %i Wounds with the weapon that does most to them', (W, lost) => {
    const weapons = { sharp: axe({ modernAP: -3 }), heavy: axe({ D: 3 }) };
    const a = { keywords: ['infantry'], hybrid: { ...MAN, WS: 10 }, at: [19, 10], weapons };
    const odds = exactOdds(twoUnits(a, men(1, { W, Sv: 7 }), [{ strike: 'A', at: 'B' }]), FILE, selection, (scene) => {
      const u = scene.unit('B');
      return u.alive === 0 ? W : W - (scene.game.models.wounds[u.first] ?? 0);
    });
    expect([...odds.keys()].sort()).toEqual(lost);
  });
});

test('each ring of a Mega-blast has the Damage of its weapon', () => {
  const arm = profile.weapon({ range: 72, S: '10/7/5', AP: '2/4/6', D: 'D3+1', type: 'primary', rules: ['mega-blast'] }, 'great gun');
  expect(arm.rings.map((ring) => damageRollOf(ring.profile))).toEqual(Array(3).fill({ dice: 1, sides: 3, plus: 1 }));
});

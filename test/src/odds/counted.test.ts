import { describe, expect, test } from 'vitest';
import { twoUnits } from '../../variants/two-units.ts';
import { binomial, chancesOf, expectNear } from './chances-of.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const SOLDIER = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };
const INFANTRY = { keywords: ['infantry'], classic: MAN, modern: SOLDIER };
const AT_B = [{ shoot: 'A', at: 'B', with: 'gun' }];

const classicGun = (more: object): object => ({ gun: { classic: { range: 36, S: 4, AP: 5, type: 'heavy', shots: 1, ...more } } });
const modernGun = (more: object): object => ({ gun: { modern: { range: 36, A: 1, skill: 4, S: 4, AP: 0, D: 1, ...more } } });

describe('of a modern attack', () => {
  test('critical hits and wounds are counted apart', async () => {
    const attack = twoUnits({ ...INFANTRY, models: 2, weapons: modernGun({}) }, { ...INFANTRY, models: 5 }, AT_B);
    expectNear(await chancesOf('tenth', attack, 'attacks'), [0, 0, 1]);
    expectNear(await chancesOf('tenth', attack, 'criticalHits'), binomial(2, 1 / 6));
    // Each hits on 4+ and then wounds critically on a 6.
    expectNear(await chancesOf('tenth', attack, 'criticalWounds'), binomial(2, 1 / 12));
  });

  test('a hit that wounds without a roll is no critical wound, though it is a critical hit', async () => {
    const lethal = modernGun({ skill: 6, keywords: ['lethal-hits'] });
    const attack = twoUnits({ ...INFANTRY, weapons: lethal }, INFANTRY, AT_B);
    expectNear(await chancesOf('tenth', attack, 'criticalHits'), [5 / 6, 1 / 6]);
    expectNear(await chancesOf('tenth', attack, 'wounds'), [5 / 6, 1 / 6]);
    expect(await chancesOf('tenth', attack, 'criticalWounds')).toEqual([1]);
  });

  test('additional hits of a critical one are no critical hits', async () => {
    const attack = twoUnits(
      { ...INFANTRY, weapons: modernGun({ skill: 6, keywords: ['sustained-hits 2'] }) },
      { ...INFANTRY, models: 9 },
      AT_B,
    );
    expectNear(await chancesOf('tenth', attack, 'hits'), [5 / 6, 0, 0, 1 / 6]);
    expectNear(await chancesOf('tenth', attack, 'criticalHits'), [5 / 6, 1 / 6]);
  });

  test('a random number of attacks is counted as it is rolled', async () => {
    const attack = twoUnits({ ...INFANTRY, models: 2, weapons: modernGun({ A: 'D3' }) }, { ...INFANTRY, models: 9 }, AT_B);
    expectNear(await chancesOf('tenth', attack, 'attacks'), [0, 0, 1 / 9, 2 / 9, 3 / 9, 2 / 9, 1 / 9]);
  });

  test('a failed Hazardous test is the firer’s', async () => {
    const attack = twoUnits({ ...INFANTRY, models: 2, weapons: modernGun({ keywords: ['hazardous'] }) }, { ...INFANTRY, models: 9 }, AT_B);
    expectNear(await chancesOf('tenth', attack, 'A.failedHazardousTests'), binomial(2, 1 / 6));
    expect(await chancesOf('tenth', attack, 'mortalWounds')).toEqual([1]);
  });
});

describe('of a classic attack', () => {
  // Armour 10 and a distant tank: Strength 6 glances on a 4 and penetrates on 5+.
  const tank = { keywords: ['vehicle'], base: { hull: [4, 2] }, height: 2, classic: { BS: 3, AV: [10, 10, 10], HP: 3 }, at: [34, 10] };

  test('glancing and penetrating hits, and the results of the table', async () => {
    const attack = twoUnits({ ...INFANTRY, weapons: classicGun({ S: 6, AP: 4 }) }, tank, AT_B);
    expectNear(await chancesOf('classic', attack, 'glancingHits'), [8 / 9, 1 / 9]);
    const penetrates = (4 / 6) * (2 / 6);
    expectNear(await chancesOf('classic', attack, 'penetratingHits'), [1 - penetrates, penetrates]);
    // 1 to 3 shake the crew, then a face each: stunned, a weapon (it has none: immobilised), immobilised; nothing explodes without a bonus.
    const chance = (of: number): number[] => [1 - penetrates * of, penetrates * of];
    expectNear(await chancesOf('classic', attack, 'B.crewShakenResults'), chance(3 / 6));
    expectNear(await chancesOf('classic', attack, 'B.crewStunnedResults'), chance(1 / 6));
    expectNear(await chancesOf('classic', attack, 'B.weaponDestroyedResults'), chance(1 / 6));
    expectNear(await chancesOf('classic', attack, 'B.isImmobilised'), chance(2 / 6));
    expectNear(await chancesOf('classic', attack, 'B.isShaken'), chance(4 / 6));
    expect(await chancesOf('classic', attack, 'B.explosions')).toEqual([1]);
    expect(await chancesOf('classic', attack, 'B.weaponsLost')).toEqual([1]);
  });

  test('a vehicle that is wrecked is told from one that explodes', async () => {
    const frail = { ...tank, classic: { ...tank.classic, HP: 1 } };
    const attack = twoUnits({ ...INFANTRY, weapons: classicGun({ S: 6, AP: 1 }) }, frail, AT_B);
    // AP 1 adds 2 to the roll on the table: 5 and 6 explode. All other hits that hurt it take its last Hull Point.
    const penetrates = (4 / 6) * (2 / 6);
    const glances = (4 / 6) * (1 / 6);
    const explodes = penetrates * (2 / 6);
    expectNear(await chancesOf('classic', attack, 'B.modelsLost'), [1 - penetrates - glances, penetrates + glances]);
    const exploded = await chancesOf('classic', attack, 'B.explosions');
    const wrecked = await chancesOf('classic', attack, 'B.wrecks');
    expect((exploded[1] ?? 0) + (wrecked[1] ?? 0)).toBeCloseTo(penetrates + glances, 12);
    expectNear(exploded, [1 - explodes, explodes]);
  });

  test('overheating is the firer’s', async () => {
    const attack = twoUnits({ ...INFANTRY, weapons: classicGun({ rules: ['gets-hot'] }) }, { ...INFANTRY, models: 4 }, AT_B);
    expectNear(await chancesOf('classic', attack, 'A.overheats'), [5 / 6, 1 / 6]);
    expectNear(await chancesOf('classic', attack, 'attacks'), [0, 1]);
  });

  test('cover that is rolled before shots hit discards them', async () => {
    const wood = {
      id: 'wood',
      kind: 'ruin',
      polygon: [
        [28, 5],
        [36, 5],
        [36, 15],
        [28, 15],
      ],
      height: 1,
      cover: 4,
      floors: [],
      walls: [],
    };
    const attack = twoUnits({ ...INFANTRY, models: 2, weapons: classicGun({}) }, INFANTRY, AT_B, { given: { terrain: [wood] } });
    expectNear(await chancesOf('calixtus', attack, 'shotsDiscarded'), binomial(2, 1 / 2));
    expectNear(await chancesOf('calixtus', attack, 'hits'), binomial(2, 1 / 3));
  });
});

import { describe, expect, test } from 'vitest';
import { twoUnits } from '../../variants/two-units.ts';
import { binomial, chancesOf, expectNear } from './chances-of.ts';

const MAN = { WS: 4, BS: 3, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const SOLDIER = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };
const INFANTRY = { keywords: ['infantry'], classic: MAN, modern: SOLDIER };
const AT_B = [{ shoot: 'A', at: 'B', with: 'gun' }];

describe('hits are those of the attack itself', () => {
  // An armour of 10 against Strength 8 and two dice: every hit penetrates, and one in six blows the tank up beside the shooters.
  const tank = { keywords: ['vehicle'], base: { hull: [4, 2] }, height: 2, classic: { BS: 3, AV: [10, 10, 10], HP: 3 }, at: [14, 10] };
  const melta = { classic: { range: 12, S: 8, AP: 1, type: 'assault', rules: ['melta'] } };

  test.each(['classic', 'calixtus', 'waffle'])('and not of an explosion that they set off, under %s', async (variant) => {
    const attack = twoUnits({ ...INFANTRY, models: 2, weapons: { gun: melta } }, tank, AT_B);
    expectNear(await chancesOf(variant, attack, 'hits'), [0.25, 0.5, 0.25]);
    expect(await chancesOf(variant, attack, 'wounds')).toEqual([1]);
    // It does explode, and hurts them.
    expect((await chancesOf(variant, attack, 'A.modelsLost')).length).toBeGreaterThan(1);
  });

  test('nor are the wounds of a firer whose weapon overheats among the unsaved ones', async () => {
    const hot = { classic: { range: 24, S: 7, AP: 2, type: 'heavy', shots: 1, rules: ['gets-hot'] } };
    const attack = twoUnits({ ...INFANTRY, weapons: { gun: hot } }, { ...INFANTRY, models: 3 }, AT_B);
    // Hits on 4+, wounds on 2+, nothing to save with.
    expectNear(await chancesOf('classic', attack, 'unsaved'), [1 - 5 / 12, 5 / 12]);
    expectNear(await chancesOf('classic', attack, 'A.modelsLost'), [5 / 6, 1 / 6]);
  });
});

describe('unsaved wounds are counted before Feel No Pain', () => {
  const rifle = {
    classic: { range: 24, S: 4, AP: 5, type: 'heavy', shots: 1 },
    modern: { range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1 },
  };
  const tough = { ...INFANTRY, models: 4, rules: ['feel-no-pain 5'], classic: { ...MAN, Sv: 4 }, modern: { ...SOLDIER, Sv: 4 } };

  test.each(['classic', 'calixtus', 'waffle', 'tenth'])('under %s', async (variant) => {
    const attack = twoUnits({ ...INFANTRY, models: 3, weapons: { gun: rifle } }, tough, AT_B);
    // Each shot hits on 4+, wounds on 4+ and is saved on 4+; of eight that go through, Feel No Pain stops one in three.
    expectNear(await chancesOf(variant, attack, 'unsaved'), binomial(3, 1 / 8));
    expectNear(await chancesOf(variant, attack, 'B.modelsLost'), binomial(3, 1 / 12));
  });
});

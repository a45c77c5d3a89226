import { describe, expect, test } from 'vitest';
import { edition } from '../../../variants/tenth/index.ts';

describe('weapon lines', () => {
  const weapon = (more: object): ReturnType<typeof edition.profile.weapon> =>
    edition.profile.weapon({ range: 24, A: 1, skill: 3, S: 4, AP: -1, D: 1, ...more }, 'rifle');

  test('AP is kept as the number after the minus sign', () => {
    expect(weapon({}).AP).toBe(1);
    expect(Object.is(weapon({ AP: 0 }).AP, 0)).toBe(true);
  });

  test.each<[string, object]>([
    ['D6', { dice: 1, sides: 6, plus: 0 }],
    ['2D3+1', { dice: 2, sides: 3, plus: 1 }],
    ['D6-1', { dice: 1, sides: 6, plus: -1 }],
  ])('reads %s', (text, roll) => {
    expect(weapon({ D: text }).D).toEqual(roll);
  });

  test.each(['D4', 'two', '', 'D6 + 1'])('refuses "%s" and names the weapon', (text) => {
    expect(() => weapon({ D: text })).toThrow(/rifle: D/);
  });

  test('abilities keep their values', () => {
    const { values, anti } = weapon({ keywords: ['rapid-fire 2', 'sustained-hits D3', 'anti-vehicle 4'] });
    expect(values['rapid-fire']).toEqual({ dice: 0, sides: 6, plus: 2 });
    expect(values['sustained-hits']).toEqual({ dice: 1, sides: 3, plus: 0 });
    expect(anti).toHaveLength(1);
    expect(anti[0]?.on).toBe(4);
  });

  test('a line without a range is refused', () => {
    expect(() => edition.profile.weapon({ A: 1, S: 4, AP: 0, D: 1 }, 'thing')).toThrow(/thing: range/);
  });
});

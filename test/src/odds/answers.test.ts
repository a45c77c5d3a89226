import { describe, expect, test } from 'vitest';
import { askOdds, PLAIN } from '../../../src/odds/ask.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { binomial } from './chances-of.ts';

const MAN = { WS: 4, BS: 3, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const rifle = { gun: { classic: { range: 36, S: 4, AP: 5, type: 'heavy', shots: 1 } } };
const men = (models: number, points?: number) => ({
  keywords: ['infantry'],
  classic: MAN,
  models,
  ...(points !== undefined && { points }),
});
const shooting = (shooters: object, target: object) =>
  twoUnits({ ...shooters, weapons: rifle }, target, [{ shoot: 'A', at: 'B', with: 'gun' }]);

/** Each of three shots hits on 4+, wounds on 4+ and slays. */
const SLAIN = binomial(3, 1 / 4) as [number, number, number, number];

describe('what players ask of an attack', () => {
  test('to destroy the target, or to kill so many', async () => {
    const { answers } = askOdds(shooting(men(3), men(3)), FILE, await loadSelection('classic'), { ...PLAIN, kill: 2 });
    expect(answers).toMatchObject({ attacker: 'A', target: 'B', kills: { models: 2 } });
    expect(answers?.destroys).toBeCloseTo(1 / 64, 12);
    expect(answers?.kills?.chance).toBeCloseTo(SLAIN[2] + SLAIN[3], 12);
    // Men without a price destroy no points.
    expect(answers?.points).toBeUndefined();
  });

  test('in army points: what is destroyed, for what price, and whether it pays', async () => {
    const { answers, quantities } = askOdds(shooting(men(3, 8), men(5, 12)), FILE, await loadSelection('classic'));
    expect(answers?.points).toMatchObject({ attacker: 24, target: 60 });
    // Three quarters of a man in the mean, 12 points each.
    expect(answers?.points?.destroyed).toBeCloseTo(9, 12);
    expect(answers?.points?.destroyedPer100).toBeCloseTo(37.5, 12);
    // Two men are 24 points.
    expect(answers?.points?.paysBack).toBeCloseTo(SLAIN[2] + SLAIN[3], 12);
    expect(Object.keys(quantities['B.pointsLost']?.distribution ?? {})).toEqual(['0', '12', '24', '36']);
  });

  test('models of two prices are counted by who falls', async () => {
    const target = { ...men(0), kinds: { man: { models: 2, points: 5 }, chief: { models: 1, points: 30 } } };
    const { models: _, ...squad } = target;
    const { answers } = askOdds(shooting(men(3, 8), squad), FILE, await loadSelection('classic'));
    expect(answers?.points?.target).toBe(40);
    expect(answers?.destroys).toBeCloseTo(1 / 64, 12);
  });

  test('nothing, where no unit attacks another', async () => {
    const { answers } = askOdds(twoUnits(men(1), men(1), [{ morale: 'B' }]), FILE, await loadSelection('classic'));
    expect(answers).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { Ends } from '../../../src/rules/index.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { led, UNITS } from './led.ts';
import { CHARGE_AT, SHOOT_AT, type TableParts, table } from './table.ts';

describe('targets', () => {
  test('of equal losses those that remove a unit are preferred', () => {
    const shooting = { 'own-few': 20, 'own-many': 20 };
    expect(led({ shooting }).pick(SHOOT_AT, 'own', ['many', 'few'])).toBe('few');
    expect(led({ shooting, commander: { kill: 0 } }).pick(SHOOT_AT, 'own', ['many', 'few'])).toBe('few');
  });

  test('no more is reckoned with than the target has left', () => {
    expect(led({ shooting: { 'own-few': 90, 'own-many': 60 } }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('many');
  });

  test('whoever holds an objective comes before somebody as valuable who does not', () => {
    const shooting = { 'own-few': 14, 'own-many': 24 };
    const objectives = [[22, 11]] as const;
    expect(led({ shooting }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('few');
    expect(led({ shooting, objectives }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('many');
  });
});

describe('an objective that is lost with a unit', () => {
  const held = { objectives: [[10, 22]] as const, scores: () => 3 };
  // `few` would be wiped out; what `many` loses is worth more than that, but less than that and the objective.
  const shooting = { 'own-few': 20, 'own-many': 56 };

  test('is a reason to shoot at it, unless somebody else holds it still', () => {
    expect(led({ ...held, shooting }).pick(SHOOT_AT, 'own', ['many', 'few'])).toBe('few');
    expect(led({ ...held, shooting, commander: { ground: 0 } }).pick(SHOOT_AT, 'own', ['many', 'few'])).toBe('many');
    const another: HandUnit = { id: 'another', side: 1, at: [12, 22], points: 10 };
    expect(led({ ...held, shooting, units: [...UNITS, another] }).pick(SHOOT_AT, 'own', ['many', 'few'])).toBe('many');
  });

  test('counts for more where it then belongs to the other side', () => {
    // With one model beside it, the shooter's side would have it; without, nobody.
    const near: HandUnit = { id: 'near', at: [8, 22], models: 1, points: 0 };
    const pick = (units: readonly HandUnit[]) =>
      led({ ...held, shooting: { ...shooting, 'own-many': 60 }, units }).pick(SHOOT_AT, 'own', ['many', 'few']);
    expect([pick(UNITS), pick([...UNITS, near])]).toEqual(['many', 'few']);
  });

  test('is a reason to charge it', () => {
    const parts = { ...held, chances: { 'own-few': 1, 'own-many': 1 }, fighting: { 'own-few': 20, 'own-many': 36 } };
    expect(led(parts).pick(CHARGE_AT, 'own', ['none', 'many', 'few'])).toBe('few');
    expect(led({ ...parts, commander: { ground: 0 } }).pick(CHARGE_AT, 'own', ['none', 'many', 'few'])).toBe('many');
  });
});

describe('fire before a charge', () => {
  // Its fire is worth more at `many`, but `few` is whom it will charge if it may.
  const parts = { shooting: { 'own-few': 5, 'own-many': 20 }, chances: { 'own-few': 0.9 }, fighting: { 'own-few': 20 } };
  const names = ['few', 'many', 'none'];

  test('goes to whom the unit will charge, where it may charge nobody else', () => {
    expect(led(parts).pick(SHOOT_AT, 'own', names)).toBe('few');
    expect(led({ ...parts, commander: { follow: 0 } }).pick(SHOOT_AT, 'own', names)).toBe('many');
    expect(led({ ...parts, chances: { 'own-few': 0.1 } }).pick(SHOOT_AT, 'own', names)).toBe('many');
  });

  test('is held where it would forbid a charge that is worth more', () => {
    const shooting = { 'own-few': 5, 'own-many': 5 };
    expect(led({ ...parts, shooting, stays: ['own'] }).pick(SHOOT_AT, 'own', names)).toBe('none');
    expect(led({ ...parts, shooting: { 'own-many': 90 }, stays: ['own'] }).pick(SHOOT_AT, 'own', names)).toBe('many');
    expect(led({ ...parts, shooting, stays: ['own'], commander: { follow: 0 } }).pick(SHOOT_AT, 'own', names)).not.toBe('none');
  });
});

describe('charges', () => {
  const chances = { 'own-few': 0.8, 'own-many': 0.8 };

  test('a fight that costs more than it wins is declined', () => {
    const lost = { 'own-many': 5, 'many-own': 40 };
    expect(led({ chances, fighting: lost }).pick(CHARGE_AT, 'own', ['many', 'none'])).toBe('none');
    expect(led({ chances, fighting: { 'own-many': 40, 'many-own': 5 } }).pick(CHARGE_AT, 'own', ['many', 'none'])).toBe('many');
  });

  test('one that hardly ever arrives is not tried', () => {
    const fighting = { 'own-few': 20 };
    expect(led({ chances: { 'own-few': 0.3 }, fighting }).pick(CHARGE_AT, 'own', ['few', 'none'])).toBe('none');
    expect(led({ chances: { 'own-few': 0.5 }, fighting }).pick(CHARGE_AT, 'own', ['few', 'none'])).toBe('few');
  });

  test('those that find no way, or no room, are not made: the next best is', () => {
    const fighting = { 'own-many': 40, 'own-few': 20 };
    const game = led({ chances, fighting });
    const charge = (barred: readonly string[]) => {
      const ends: Ends = (q, slot, inches) => inches === 9 && !barred.includes(q.game.units[slot]?.id ?? '');
      return game.pick({ ...CHARGE_AT, ends }, 'own', ['many', 'few', 'none']);
    };
    expect([charge([]), charge(['many']), charge(['many', 'few'])]).toEqual(['many', 'few', 'none']);
  });

  test('guns are silenced by a charge that wins nothing', () => {
    // A point of the one model is worth more than one of many: its loss brings a Victory point.
    const units = [{ ...UNITS[0], models: 1 } as HandUnit, ...UNITS.slice(1)];
    const parts = { units, chances, fighting: { 'own-many': 5, 'many-own': 9 } };
    expect(led(parts).pick(CHARGE_AT, 'own', ['many', 'none'])).toBe('none');
    expect(led({ ...parts, shooting: { 'many-own': 40 } }).pick(CHARGE_AT, 'own', ['many', 'none'])).toBe('many');
  });
});

describe('charges that are lost or unlikely', () => {
  const shooting = { 'many-own': 40 };
  const holder = { objectives: [[22, 11]] as const, shooting, fighting: { 'own-many': 10, 'many-own': 20 }, lastRound: 5 };
  const charge = (chance: number, round: number, parts: Partial<TableParts> = holder) =>
    led({ ...parts, chances: { 'own-many': chance }, round }).pick(CHARGE_AT, 'own', ['many', 'none']);

  test('two points for one are too much, whatever guns it silences', () => {
    expect(charge(0.8, 1, { shooting, fighting: { 'own-many': 10, 'many-own': 20 } })).toBe('none');
    expect(charge(0.8, 1, { shooting, fighting: { 'own-many': 10, 'many-own': 19 } })).toBe('many');
  });

  test('at an objective both are made in the last round only', () => {
    expect(charge(0.8, 4)).toBe('none');
    expect(charge(0.8, 5, { ...holder, fighting: { 'own-many': 60, 'many-own': 20 } })).toBe('many');
    expect(charge(0.2, 5, { ...holder, fighting: { 'own-many': 60, 'many-own': 20 } })).toBe('many');
    expect(charge(0.2, 4, { ...holder, fighting: { 'own-many': 60, 'many-own': 20 } })).toBe('none');
  });
});

test('in the last round nobody charges away from an objective that scores', () => {
  const parts = {
    chances: { 'own-many': 0.8 },
    fighting: { 'own-many': 60 },
    objectives: [[12, 12]] as const,
    scores: () => 3,
    lastRound: 5,
  };
  const charge = (round: number, weights = {}) => led({ ...parts, round, commander: weights }).pick(CHARGE_AT, 'own', ['many', 'none']);
  expect(charge(4)).toBe('many');
  expect(charge(5)).toBe('none');
  expect(charge(5, { ground: 0 })).toBe('many');
});

describe('objectives and charges in the last round', () => {
  // The fight alone wins 7.6 points and costs 0.35 times 15 of those of a single model, which are worth more.
  const units: readonly HandUnit[] = [
    { id: 'own', at: [10, 4], models: 1, points: 15 },
    { id: 'few', side: 1, at: [10, 22], models: 5, points: 10 },
  ];
  const charge = (round: number, objectives: readonly (readonly [number, number])[], more: Partial<TableParts> = {}) =>
    table({
      units,
      commander: {},
      chances: { 'own-few': 0.8 },
      fighting: { 'own-few': 7.6, 'few-own': 15 },
      objectives,
      scores: () => 3,
      lastRound: 5,
      round,
      ...more,
    }).pick(CHARGE_AT, 'own', ['few', 'none']);

  test('one that a charge comes to is worth it, unless it is held already', () => {
    expect(charge(5, [])).toBe('none');
    expect(charge(5, [[10, 16]])).toBe('few');
    expect(charge(4, [[10, 16]])).toBe('none');
    expect(charge(5, [[10, 16]], { commander: { ground: 0 } })).toBe('none');
    const friend: HandUnit = { id: 'friend', at: [8, 14], models: 2, points: 10 };
    expect(charge(5, [[10, 16]], { units: [...units, friend] })).toBe('none');
  });

  test('one at which the charger remains is not left', () => {
    const winning = { 'own-few': 20 };
    expect(charge(5, [[10, 2]], { fighting: winning })).toBe('none');
    // Between the two, the charger counts there before and after.
    expect(
      charge(5, [[10, 8]], {
        fighting: winning,
        units: [
          { id: 'own', at: [10, 7], models: 5, points: 10 },
          { id: 'few', side: 1, at: [10, 13], models: 2, points: 10 },
        ],
      }),
    ).toBe('few');
  });
});

test('answers of the file come before what is weighed', () => {
  const parts = { shooting: { 'own-few': 1, 'own-many': 50 } };
  expect(led(parts).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('many');
  expect(led({ ...parts, answers: { 'shoot-at': ['weakest'] } }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('few');
});

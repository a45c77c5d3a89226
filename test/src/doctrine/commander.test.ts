import { describe, expect, test } from 'vitest';
import { INTENT, intent } from '../../../src/rules/index.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { CHARGE_AT, INTENTION, SHOOT_AT, type TableParts, table } from './table.ts';

const UNITS: readonly HandUnit[] = [
  { id: 'own', at: [10, 10], models: 5, points: 10 },
  { id: 'few', side: 1, at: [10, 22], models: 2, points: 10 },
  { id: 'many', side: 1, at: [22, 10], models: 10, points: 10 },
];
const led = (parts: Partial<TableParts> = {}) => table({ units: UNITS, commander: {}, ...parts });

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
    const shooting = { 'own-few': 12, 'own-many': 25 };
    const objectives = [[22, 11]] as const;
    expect(led({ shooting }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('few');
    expect(led({ shooting, objectives }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('many');
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
    expect(led({ chances: { 'own-few': 0.1 }, fighting }).pick(CHARGE_AT, 'own', ['few', 'none'])).toBe('none');
    expect(led({ chances: { 'own-few': 0.5 }, fighting }).pick(CHARGE_AT, 'own', ['few', 'none'])).toBe('few');
  });

  test('guns are silenced by a charge that wins nothing', () => {
    const fighting = { 'own-many': 5, 'many-own': 10 };
    expect(led({ chances, fighting }).pick(CHARGE_AT, 'own', ['many', 'none'])).toBe('none');
    expect(led({ chances, fighting, shooting: { 'many-own': 40 } }).pick(CHARGE_AT, 'own', ['many', 'none'])).toBe('many');
  });
});

describe('moves', () => {
  const hold = intent(INTENT.hold);
  const toMarker = intent(INTENT.objective, 0);
  const away = intent(INTENT.withdraw, 2);
  const options = [hold, toMarker, away];
  const marker = { objectives: [[10, 40]] as const, scores: () => 3 };

  test('a unit leaves for an objective when it is time to, not before', () => {
    // From 30 inches away it takes five moves to come within reach: with six to spare it shoots first.
    const shooting = { 'own-many': 30 };
    const reach = { own: 6, few: 0, many: 0 };
    const at = (round: number, lastRound: number) => led({ ...marker, shooting, reach, round, lastRound }).ask(INTENTION, 'own', options);
    expect(at(1, 12)).toBe(hold);
    expect(at(7, 12)).toBe(toMarker);
  });

  test('without the consideration of ground it does not', () => {
    const parts = { ...marker, shooting: { 'own-many': 30 }, reach: { own: 6, few: 0, many: 0 }, round: 7, lastRound: 12 };
    expect(led({ ...parts, commander: { ground: 0 } }).ask(INTENTION, 'own', options)).toBe(hold);
  });

  describe('in the last round', () => {
    // A move of 6 inches and the 3 of the marker: within 9 it counts this round.
    const last = {
      scores: () => 3,
      lastRound: 5,
      round: 5,
      shooting: { 'own-many': 90 },
      reach: { own: 30, few: 0, many: 0 },
      moving: { own: 0.5 },
    };
    const near = [hold, toMarker];

    test('a unit goes where it can still score', () => {
      expect(led({ ...last, objectives: [[10, 18]] }).ask(INTENTION, 'own', near)).toBe(toMarker);
    });

    test('a unit whose nearest model counts already stays and shoots', () => {
      // Its models stand at 10 to 14: the last is 2.5 inches away, its middle 5.
      expect(led({ ...last, objectives: [[17, 10]] }).ask(INTENTION, 'own', near)).toBe(hold);
    });
  });

  test('it withdraws from what it cannot hurt', () => {
    const parts = { shooting: { 'many-own': 40 }, reach: { own: 0, few: 0, many: 4 } };
    expect(led(parts).ask(INTENTION, 'own', options)).toBe(away);
    expect(led({ ...parts, commander: { safety: 0 } }).ask(INTENTION, 'own', options)).not.toBe(away);
  });

  test('two units are not sent to one objective that one can hold', () => {
    const units: readonly HandUnit[] = [
      { id: 'first', at: [30, 20], models: 3 },
      { id: 'second', at: [10, 28], models: 3 },
      { id: 'far', side: 1, at: [70, 46] },
    ];
    const objectives = [
      [30, 24],
      [10, 40],
    ] as const;
    const game = table({ units, commander: {}, objectives, scores: (_k, from) => 6 - from, reach: { first: 0, second: 0, far: 0 } });
    const both = [hold, toMarker, intent(INTENT.objective, 1)];
    expect(game.ask(INTENTION, 'second', both)).toBe(intent(INTENT.objective, 1));
    expect(game.ask(INTENTION, 'first', both)).not.toBe(intent(INTENT.objective, 1));
  });
});

test('answers of the file come before what is weighed', () => {
  const parts = { shooting: { 'own-few': 1, 'own-many': 50 } };
  expect(led(parts).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('many');
  expect(led({ ...parts, answers: { 'shoot-at': ['weakest'] } }).pick(SHOOT_AT, 'own', ['few', 'many'])).toBe('few');
});

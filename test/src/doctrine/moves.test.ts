import { describe, expect, test } from 'vitest';
import { type Decision, type Ends, INTENT, intent } from '../../../src/rules/index.ts';
import type { HandUnit } from '../engine/hand-made.ts';
import { led, UNITS } from './led.ts';
import { ADVANCE, FLAT_OUT, INTENTION, RUN, type TableParts, TURBO_BOOST, table } from './table.ts';

test('who goes elsewhere is not reckoned to count at an objective by a hair', () => {
  // One move ends at 16: 2.9 or 1.5 inches before the middle of the objective, which counts to 3.
  const units: readonly HandUnit[] = [
    { id: 'own', at: [10, 10], models: 1 },
    { id: 'far', side: 1, at: [10, 46], models: 1 },
  ];
  const elsewhere = intent(INTENT.advance, 1);
  const towards = intent(INTENT.objective, 0);
  const goes = (y: number) =>
    table({ units, commander: {}, objectives: [[10, y]], scores: () => 3, reach: { own: 0, far: 0 }, round: 5, lastRound: 5 }).ask(
      INTENTION,
      'own',
      [elsewhere, towards],
    );
  expect([goes(17.5), goes(18.9)]).toEqual([elsewhere, towards]);
});

describe('moves', () => {
  /** Does nothing there; the more points there are, the more a Victory point is worth. */
  const AFAR: HandUnit = { id: 'afar', at: [60, 44], points: 100 };
  const hold = intent(INTENT.hold);
  const toMarker = intent(INTENT.objective, 0);
  const away = intent(INTENT.withdraw, 2);
  const options = [hold, toMarker, away];
  const marker = { objectives: [[10, 40]] as const, scores: () => 3 };

  test('a unit leaves for an objective when it is time to, not before', () => {
    // From 30 inches away it takes five moves to come within reach: with six to spare it shoots first.
    const shooting = { 'own-many': 10 };
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

  describe('a hurry in the last round', () => {
    // A move ends 2 inches short of where it counts (odds 5 in 6), or 5 (2 in 6). The objective stands for 37 points, 60 points of fire for 18.
    const goes = (y: number, shot: number, asked: boolean) => {
      const parts = {
        objectives: [[10, y]] as const,
        scores: () => 3,
        lastRound: 5,
        round: 5,
        shooting: { 'own-many': shot },
        reach: { own: 30 },
      };
      const game = table({ ...parts, units: [{ id: 'own', at: [10, 12], models: 1, points: 10 }, ...UNITS.slice(1)], commander: {} });
      if (asked) game.ask(ADVANCE, 'own', [0, 1]);
      return game.ask(INTENTION, 'own', [hold, toMarker]);
    };

    test('takes an objective that one move does not, if the unit is one that may', () => {
      expect([goes(23, 60, true), goes(23, 60, false)]).toEqual([toMarker, hold]);
    });

    test('is not made where its fire is worth more than the odds of getting there', () => {
      expect([goes(26, 20, true), goes(26, 60, true)]).toEqual([toMarker, hold]);
    });
  });

  describe('in sight and out of it', () => {
    // The only objective is a place to go to: it brings nothing.
    const there = { objectives: [[12, 4]] as const, seen: (_x: number, y: number) => y < 8, moves: { many: 0, few: 0 } };
    const both = [hold, toMarker];

    test('it goes where it sees what it can shoot', () => {
      const parts = { ...there, shooting: { 'own-many': 30 }, reach: { own: 60, few: 0, many: 0 } };
      expect(led(parts).ask(INTENTION, 'own', both)).toBe(toMarker);
      expect(led({ ...parts, commander: { sight: 0 } }).ask(INTENTION, 'own', both)).toBe(hold);
      expect(led({ ...parts, unseen: ['own'] }).ask(INTENTION, 'own', both)).toBe(hold);
    });

    test('it goes where it is not seen', () => {
      const parts = { ...there, seen: (_x: number, y: number) => y > 8, shooting: { 'many-own': 40 }, reach: { own: 0, few: 0, many: 60 } };
      expect(led(parts).ask(INTENTION, 'own', both)).toBe(toMarker);
      expect(led({ ...parts, commander: { sight: 0 } }).ask(INTENTION, 'own', both)).toBe(hold);
      expect(led({ ...parts, unseen: ['many'] }).ask(INTENTION, 'own', both)).toBe(hold);
    });
  });

  describe('into range of an enemy', () => {
    // 26.5 inches from `few`, who shoots 24 and is worth less to it than what it risks; a move of 6 brings it into range.
    const few: HandUnit = { id: 'few', side: 1, at: [10, 40], models: 2, points: 10 };
    const own: HandUnit = { id: 'own', at: [10, 10], models: 5, points: 10 };
    const mates = (y: number): HandUnit[] => [20, 30, 40].map((x) => ({ id: `mate-${x}`, at: [x, y], models: 5, points: 10 }));
    const shooting = { 'own-few': 6, ...Object.fromEntries(['own', 'mate-20', 'mate-30', 'mate-40'].map((id) => [`few-${id}`, 40])) };
    const forward = {
      shooting,
      objectives: [[12, 20]] as const,
      moves: { few: 0 },
      reach: { few: 24, own: 24 },
      commander: { approach: 0 },
    };
    const go = (units: readonly HandUnit[], parts: Partial<TableParts> = {}) =>
      table({ ...forward, units, ...parts }).ask(INTENTION, 'own', [hold, toMarker]);

    test('it goes with others who draw fire, not alone', () => {
      expect(go([own, few, ...mates(22)])).toBe(toMarker);
      expect(go([own, few, ...mates(4)])).toBe(hold);
      expect(go([own, few, ...mates(4)], { commander: { approach: 0, safety: 0 } })).toBe(toMarker);
    });

    test('it goes when the enemy has no turn left to shoot back', () => {
      const asked = (first: 0 | 1) => {
        const game = table({ ...forward, units: [own, few], shooting: { 'own-few': 6, 'few-own': 40 }, round: 5, lastRound: 5 });
        game.arena.first = first;
        return game.ask(INTENTION, 'own', [hold, toMarker]);
      };
      expect(asked(0)).toBe(hold);
      expect(asked(1)).toBe(toMarker);
    });
  });

  describe('a character', () => {
    const chief: HandUnit = { id: 'chief', at: [10, 28], sheetKeywords: ['character'], points: 50 };
    const led = (unit: HandUnit, round: number, weights = {}) =>
      table({
        units: [unit, { id: 'far', side: 1, at: [30, 40] }],
        commander: weights,
        ...marker,
        shooting: { 'chief-far': 4 },
        reach: { chief: 24, far: 0 },
        moving: { chief: 0.1 },
        round,
        lastRound: 4,
      });

    test('is not sent to an objective near the enemy before it is time to score', () => {
      const at = (round: number, weights = {}) => led(chief, round, weights).ask(INTENTION, 'chief', [hold, toMarker]);
      expect(at(2)).toBe(hold);
      expect(at(2, { leaders: 0 })).toBe(toMarker);
      expect(at(3)).toBe(toMarker);
    });

    test('is sent with its unit, while one of that is left', () => {
      const without = (lost: readonly number[]) => {
        const squad = led({ ...chief, models: 3, points: 20, parts: [2, 1] }, 2);
        for (const model of lost) squad.arena.remove(squad.unit('chief').first + model, 0, null);
        return squad.ask(INTENTION, 'chief', [hold, toMarker]);
      };
      expect(without([])).toBe(toMarker);
      expect(without([0])).toBe(toMarker);
      expect(without([0, 1])).toBe(hold);
    });
  });

  test('who shoots and would lose the fight keeps out of a charge, for which it gives up a shot; who fights does not', () => {
    // `fast` moves 6 and charges: it does not have to roll much, unless the unit goes 6 back, which costs a tenth of its fire.
    const units: readonly HandUnit[] = [
      { id: 'own', at: [10, 20], models: 5, points: 20 },
      { id: 'fast', side: 1, at: [10, 34], models: 5, points: 20 },
    ];
    const parts = { shooting: { 'own-fast': 40 }, moving: { own: 0.9 }, reach: { own: 24, fast: 0 }, moves: { own: 6, fast: 6 } };
    const back = intent(INTENT.withdraw, 1);
    const goes = (fighting: { readonly [pair: string]: number }, weights = {}) =>
      table({ units, ...parts, fighting, commander: weights }).ask(INTENTION, 'own', [hold, back]);
    expect(goes({ 'fast-own': 4 })).toBe(back);
    expect(goes({ 'fast-own': 4 }, { tied: 0 })).toBe(hold);
    // As much in a fight as by its fire: it loses nothing that way.
    expect(goes({ 'fast-own': 30, 'own-fast': 40 })).toBe(hold);
  });

  test('who means to stay holds, and is not moved to its range as the edition measures it', () => {
    const keep = intent(INTENT['keep-range'], 1);
    const parts = { shooting: { 'own-few': 20 }, reach: { own: 14 } };
    expect(led(parts).ask(INTENTION, 'own', [keep, hold])).toBe(hold);
    expect(led(parts).ask(INTENTION, 'own', [keep])).toBe(keep);
  });

  test('it withdraws from what it cannot hurt', () => {
    const parts = { shooting: { 'many-own': 40 }, reach: { own: 0, few: 0, many: 4 } };
    expect(led(parts).ask(INTENTION, 'own', options)).toBe(away);
    expect(led({ ...parts, commander: { safety: 0 } }).ask(INTENTION, 'own', options)).not.toBe(away);
  });

  test('it does not withdraw off the table', () => {
    // Its middle is 2 inches ahead of its first model, and it moves 6.
    const from = (x: number) =>
      table({
        units: [
          { id: 'own', at: [x, 10], models: 5, points: 10 },
          { id: 'many', side: 1, at: [x + 14, 10], models: 10, points: 10 },
        ],
        commander: {},
        shooting: { 'many-own': 40 },
        reach: { own: 0, many: 4 },
      }).ask(INTENTION, 'own', [hold, intent(INTENT.withdraw, 1)]);
    expect(from(10)).toBe(intent(INTENT.withdraw, 1));
    expect(from(3)).toBe(hold);
  });

  test.each([RUN, TURBO_BOOST, FLAT_OUT])('who goes on after its move ($id) does not reckon with its fire', (onward) => {
    // Nothing to shoot where it stands, and somebody far away to fight; 6 inches towards the objective it sees an enemy.
    const parts = {
      units: UNITS.map((it) => (it.id === 'few' ? { ...it, at: [10, 40] as const } : it)),
      objectives: [[12, 4]] as const,
      seen: (_x: number, y: number) => y < 8,
      moves: { many: 0, few: 0 },
      shooting: { 'own-many': 30 },
      fighting: { 'own-few': 8 },
      reach: { own: 60, few: 0, many: 0 },
    };
    const game = led({ ...parts, hidden: ['own-many', 'own-few'] });
    expect(game.ask(INTENTION, 'own', [hold, toMarker])).toBe(toMarker);
    expect(game.ask(onward, 'own', [0, 1])).toBe(1);
    expect(game.ask(INTENTION, 'own', [hold, toMarker])).toBe(hold);
  });

  test('who has somebody to shoot at does not run in front of those who would charge it, or lose more by its fire than it gains', () => {
    // The marker scores every round; a run brings the unit there one round sooner.
    const parts = {
      objectives: [[10, 23]] as const,
      scores: (_k: number, from: number) => 6 - from,
      units: [
        { id: 'own', at: [10, 10], models: 1, points: 50 },
        { id: 'few', side: 1, at: [10, 29], models: 2, points: 10 },
        AFAR,
      ] as const,
      moves: { own: 6, few: 6 },
      reach: { own: 60, few: 0 },
    };
    const runs = (shot: number, blows: number, weights = {}) =>
      table({ ...parts, shooting: { 'own-few': shot }, fighting: { 'few-own': blows }, commander: weights }).ask(RUN, 'own', [0, 1]);
    expect(runs(4, 0)).toBe(1);
    expect(runs(40, 0, { ground: 0.2 })).toBe(0);
    expect(runs(4, 50)).toBe(0);
    expect(runs(4, 50, { safety: 0 })).toBe(1);
    // Nor does it give up its fire for a way on which it gets nowhere.
    const getting = (inches: number, onward = RUN, lost = 0): number => {
      const game = table({ ...parts, shooting: { 'own-few': 4 }, commander: {} });
      const ends: Ends = ({ about }, _option, _inches, _s, to) => {
        to.x = about?.x ?? 0;
        to.y = (about?.y ?? 0) + inches;
        to.lost = lost;
        return inches > 0;
      };
      game.ask({ ...INTENTION, ends }, 'own', [hold, toMarker]);
      return game.ask(onward, 'own', [0, 1]);
    };
    expect([getting(4), getting(0)]).toEqual([1, 0]);
    // Or for one that costs it more than it is worth to be there.
    for (const onward of [RUN, TURBO_BOOST, FLAT_OUT]) expect([getting(4, onward), getting(4, onward, 50)]).toEqual([1, 0]);
  });

  test('who goes on gets as far as the decision says, or as a Run on average', () => {
    const parts = {
      objectives: [[10, 30]] as const,
      scores: (_k: number, from: number) => 6 - from,
      units: [
        { id: 'own', at: [10, 10], models: 1, points: 50 },
        { id: 'few', side: 1, at: [40, 40], models: 2, points: 10 },
      ] as const,
      moves: { own: 6, few: 6 },
      reach: { own: 0, few: 0 },
    };
    const tried = (onward: Decision): readonly number[] => {
      const asked: number[] = [];
      const ends: Ends = (q, _option, inches, _s, to) => {
        asked.push(inches);
        to.x = q.about?.x ?? 0;
        to.y = (q.about?.y ?? 0) + inches;
        to.lost = 0;
        return true;
      };
      const game = table({ ...parts, commander: {} });
      game.ask({ ...INTENTION, ends }, 'own', [hold, toMarker]);
      expect(game.ask(onward, 'own', [0, 1])).toBe(1);
      asked.length = 0;
      game.ask({ ...INTENTION, ends }, 'own', [hold, toMarker]);
      return [...new Set(asked)];
    };
    expect(tried(RUN)).toEqual([3.5]);
    expect(tried({ ...FLAT_OUT, farInches: () => 12 })).toEqual([12]);
    expect(tried({ ...TURBO_BOOST, farInches: ({ about }) => (about?.id === 'own' ? 24 : 0) })).toEqual([24]);
  });

  test('nor does it Advance there', () => {
    const parts = {
      objectives: [[10, 26]] as const,
      scores: (_k: number, from: number) => 6 - from,
      units: [
        { id: 'own', at: [10, 10], models: 1, points: 50 },
        { id: 'few', side: 1, at: [10, 40], models: 2, points: 10 },
        AFAR,
      ] as const,
      moves: { own: 6, few: 10 },
      reach: { own: 60, few: 0 },
    };
    const advances = (blows: number, weights = {}) =>
      table({ ...parts, shooting: { 'own-few': 3 }, fighting: { 'few-own': blows }, commander: weights }).ask(ADVANCE, 'own', [0, 1]);
    expect(advances(0)).toBe(1);
    expect(advances(50)).toBe(0);
    expect(advances(50, { safety: 0 })).toBe(1);
  });

  test('nor where there is nobody to shoot at, if the end of its way is worse than a shorter one', () => {
    const units: readonly HandUnit[] = [
      { id: 'own', at: [10, 10], models: 1, points: 50 },
      { id: 'few', side: 1, at: [10, 38], models: 2, points: 10 },
    ];
    const advances = (blows: number, weights = {}) => {
      const parts = { objectives: [[10, 26]] as const, scores: (_k: number, from: number) => 6 - from, moves: { own: 6, few: 10 } };
      const game = table({ ...parts, units, reach: { own: 0, few: 0 }, fighting: { 'few-own': blows }, commander: weights });
      expect(game.ask(INTENTION, 'own', [hold, toMarker])).toBe(toMarker);
      return game.ask(ADVANCE, 'own', [0, 1]);
    };
    expect(advances(0)).toBe(1);
    expect(advances(50)).toBe(0);
    expect(advances(50, { safety: 0 })).toBe(1);
  });

  test('who runs does not go back to where he has come from', () => {
    /** Where it runs that has chosen to go up the table to the objective, and has got somewhere else. */
    const runsFrom = (y: number): number => {
      const units: readonly HandUnit[] = [
        { id: 'own', at: [10, 22], models: 1, points: 50 },
        { id: 'few', side: 1, at: [60, 20] },
      ];
      const parts = { objectives: [[10, 4]] as const, scores: (_k: number, from: number) => 6 - from };
      const { arena, unit, ask } = table({ units, ...parts, reach: { own: 0, few: 0 }, commander: {} });
      expect(ask(INTENTION, 'own', [hold, toMarker])).toBe(toMarker);
      arena.models.y[unit('own').first] = y;
      arena.moved(unit('own'));
      expect(ask(RUN, 'own', [0, 1])).toBe(1);
      return ask(INTENTION, 'own', [hold, toMarker]);
    };
    expect(runsFrom(18)).toBe(toMarker);
    expect(runsFrom(26)).toBe(hold);
  });

  test('nor by a way that was meant to lead elsewhere', () => {
    /** A unit that has gone 4 inches up the table; the objective is beside it, a little farther down. Whether it runs, and where. */
    const runsTo = (x: number, y: number, ownFire: number): readonly number[] => {
      const units: readonly HandUnit[] = [
        { id: 'own', at: [10, 22], models: 1, points: 50 },
        { id: 'few', side: 1, at: [60, 20] },
      ];
      const parts = { objectives: [[4.5, 19.8]] as const, scores: (_k: number, from: number) => 6 - from };
      const { arena, unit, ask } = table({ units, ...parts, shooting: { 'own-few': ownFire }, reach: { own: 60, few: 0 }, commander: {} });
      const ends: Ends = (_q, _option, _inches, _s, to) => {
        [to.x, to.y, to.lost] = [x, y, 0];
        return true;
      };
      expect(ask({ ...INTENTION, ends }, 'own', [hold, toMarker])).toBe(toMarker);
      arena.models.y[unit('own').first] = 18;
      arena.moved(unit('own'));
      return [ask(RUN, 'own', [0, 1]), ask({ ...INTENTION, ends }, 'own', [hold, toMarker])];
    };
    // Both ends are within 3 inches of the objective; who has something to shoot at tries the way before it gives up its fire.
    expect([runsTo(6, 19, 1)[0], runsTo(6.8, 21.4, 1)[0]]).toEqual([1, 0]);
    // Who has nothing else to do finds out as it runs, and stays.
    expect([runsTo(6, 19, 0), runsTo(6.8, 21.4, 0)]).toEqual([
      [1, toMarker],
      [1, hold],
    ]);
  });

  test('who runs reckons the turns to come by its move, not by its run', () => {
    // 12 inches are left to the edge of the marker in the last round but two: two moves of 6 do, four runs of 3.5 would come too late.
    const parts = { objectives: [[10, 27]] as const, scores: () => 3, lastRound: 5, round: 3, reach: { own: 0, few: 0, many: 0 } };
    const game = table({ ...parts, units: [{ id: 'own', at: [10, 12], models: 1 }, ...UNITS.slice(1)], commander: {} });
    expect(game.ask(RUN, 'own', [0, 1])).toBe(1);
    expect(game.ask(INTENTION, 'own', [hold, toMarker])).toBe(toMarker);
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

test('who comes within reach shoots in the turns to come as well, and dares more for it', () => {
  const units: readonly HandUnit[] = [
    { id: 'own', at: [10, 10], models: 1, points: 50 },
    { id: 'far', side: 1, at: [10, 38], models: 1, points: 50 },
  ];
  const advance = intent(INTENT.advance, 1);
  /** Its fire wins 8 points from 24 inches, to which it can get; there the enemy's costs so much. */
  const goes = (cost: number) =>
    table({ units, commander: {}, moves: { far: 0 }, shooting: { 'own-far': 8, 'far-own': cost } }).ask(INTENTION, 'own', [
      intent(INTENT.hold),
      advance,
    ]);
  expect([goes(20), goes(30)]).toEqual([advance, intent(INTENT.hold)]);
});

test('a leader dares less than others, unless leaders are nothing special', () => {
  /** Its fire wins 8 points, and the enemy's costs 10. */
  const goes = (sheetKeywords: readonly string[], commander = {}) => {
    const units: readonly HandUnit[] = [
      { id: 'own', at: [10, 10], models: 1, points: 50, sheetKeywords },
      { id: 'far', side: 1, at: [10, 38], models: 1, points: 50 },
    ];
    return table({ units, commander, moves: { far: 0 }, shooting: { 'own-far': 8, 'far-own': 10 } }).ask(INTENTION, 'own', [
      intent(INTENT.hold),
      intent(INTENT.advance, 1),
    ]);
  };
  const [hold, advance] = [intent(INTENT.hold), intent(INTENT.advance, 1)];
  expect([goes([]), goes(['character']), goes(['character'], { leaders: 0 })]).toEqual([advance, hold, advance]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { apart } from '../../../src/odds/apart.ts';
import { Explorer } from '../../../src/odds/outcomes/graph.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection, sampledQuantities } from '../../../src/testing/index.ts';
import { FILE, twoUnits } from '../../variants/two-units.ts';
import { ELECTED } from './elected-fire.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const man = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const SHOOTS = [{ shoot: 'A', at: 'B' }];

const PLAYS = 6000;

afterEach(() => vi.restoreAllMocks());

test('by how much a hit has beaten the armour costs Hull Points after other dice have been rolled (CAL-VEH-05)', async () => {
  const selection = await loadSelection('calixtus');
  const attack = twoUnits(
    { ...man, classic: MAN, weapons: { gun: { range: 36, S: 4, AP: '-', type: 'assault', shots: 2 } } },
    { keywords: ['vehicle'], at: [14, 10], classic: { type: 'vehicle', BS: 4, AV: [4, 4, 4], HP: 3, inv: 4 } },
    SHOOTS,
  );
  // A shot hits on 3+ and beats the armour by its roll, which nothing else shows while the save is rolled, that stops it on 4+. From 2 on it
  // costs all three Hull Points; a 1 costs two, and any other hit the rest.
  const harms = (2 / 3) * (1 / 2);
  const survives = (1 - harms) ** 2 + 2 * (1 - harms) * harms * (1 / 6);
  expect(attackOdds(attack, FILE, selection)['B.isDestroyed']?.mean).toBeCloseTo(1 - survives, 12);
});

test.each([3, 4])('a shot that hits and overheats on a %i has hit, whoever dies of it (CLS-WPN-19)', async (upTo) => {
  const selection = await loadSelection(`classic@CLS-WPN-19.upTo=${upTo}`);
  const attack = twoUnits(
    { ...man, classic: { ...MAN, Sv: 4 }, weapons: { gun: { range: 24, S: 7, AP: 2, type: 'assault', shots: 1, rules: ['gets-hot'] } } },
    { ...man, models: 2, classic: MAN, at: [20, 10] },
    SHOOTS,
  );
  const odds = attackOdds(attack, FILE, selection);
  expect(odds['hits']?.mean).toBeCloseTo(4 / 6, 12);
  expect(odds['A.modelsLost']?.mean).toBeCloseTo(upTo / 12, 12);
});

test.each(['waffle', 'waffle@CLS-WPN-19.upTo=4'])(
  'a marker that hits and overheats has hit under %s, also where its 1 was rolled again (WAF-WPN-21)',
  async (spec) => {
    const selection = await loadSelection(spec);
    const rules = ['blast', 'gets-hot', 'twin-linked'];
    const attack = twoUnits(
      { ...man, classic: { ...MAN, Sv: 4 }, weapons: { gun: { range: 24, S: 7, AP: 2, type: 'assault', shots: 1, rules } } },
      { ...man, classic: MAN, at: [22, 10] },
      SHOOTS,
    );
    const played = sampledQuantities(attack, FILE, selection, PLAYS, 'hot');
    expect(apart(attackOdds(attack, FILE, selection), played, PLAYS, 5)).toEqual([]);
  },
);

test('shots that cover has not stopped are fired by who has them, where not all shoot alike (CAL-SAVE-01)', async () => {
  const selection = await loadSelection('calixtus');
  const kinds = { marksman: { models: 1 }, bungler: { models: 1, classic: { BS: 1 } } };
  const { given, ...attack } = twoUnits(
    { ...man, classic: MAN, kinds, weapons: { gun: { range: 36, S: 4, AP: '-', type: 'assault', shots: 2 } } },
    { ...man, models: 2, classic: MAN, at: [20, 10] },
    SHOOTS,
  );
  const down = { ...attack, given: { ...given, statuses: { B: ['gone-to-ground'] } } } as Example;
  // Two shots each, of which cover stops one in six; one hits on 3+, the other on 6.
  expect(attackOdds(down, FILE, selection)['hits']?.mean).toBeCloseTo(2 * (5 / 6) * (4 / 6 + 1 / 6), 12);
});

test('hits on a unit of a vehicle and its crew are dealt with one by one, all of them (CLS-VEH-53)', async () => {
  const selection = await loadSelection('classic');
  const crew = { models: 3, classic: { ...MAN, type: 'infantry', T: 3, Sv: 5 } };
  const attack = twoUnits(
    { ...man, classic: MAN, weapons: { gun: { range: 48, S: 5, AP: 4, type: 'heavy', shots: 3 } } },
    {
      ...man,
      keywords: ['vehicle', 'walker'],
      places: [
        [33, 10],
        [27, 10],
        [28, 12],
        [28, 14],
      ],
      kinds: { walker: { models: 1, base: 60.96, height: 2.4 }, crew },
      classic: { ...MAN, type: 'vehicle', flags: ['walker'], AV: [12, 12, 10], HP: 2 },
    },
    [{ hit: 'A', at: 'B', with: 'gun', times: 2 }],
  );
  // Strength 5 wounds Toughness 3 on 2+, and AP 4 leaves no save: each of two hits kills one of the crew, five times in six.
  const lost = attackOdds(attack, FILE, selection)['B.modelsLost']?.distribution ?? {};
  expect(lost[0]).toBeCloseTo(1 / 36, 12);
  expect(lost[1]).toBeCloseTo(10 / 36, 12);
  expect(lost[2]).toBeCloseTo(25 / 36, 12);
});

test('of two attacks the one that hit critically pierces better (TEN-SHOOT-22)', async () => {
  const selection = await loadSelection('tenth');
  const weapons = { gun: { range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 1, keywords: ['critical-hits-pierce 1'] } };
  const stats = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
  const attack = twoUnits({ ...man, modern: stats, weapons }, { ...man, models: 5, modern: stats, at: [20, 10] }, SHOOTS);
  // Three faces hit and leave a save of 4+, a 6 leaves one of 5+; half of both wound.
  const unsaved = (3 / 6) * (1 / 2) * (1 / 2) + (1 / 6) * (1 / 2) * (2 / 3);
  const { distribution = {} } = attackOdds(attack, FILE, selection)['unsaved'] ?? {};
  expect(distribution[0]).toBeCloseTo((1 - unsaved) ** 2, 12);
  expect(distribution[1]).toBeCloseTo(2 * unsaved * (1 - unsaved), 12);
  expect(distribution[2]).toBeCloseTo(unsaved ** 2, 12);
});

const rifle = (shots: number): object => ({ arm: { classic: { range: 36, S: 4, AP: '-', type: 'assault', shots } } });

/** Two units that fire at a third one after the other. */
const inOrder = (a: object, b: object, c: object): Example =>
  twoUnits({}, {}, [...SHOOTS, { shoot: 'C', at: 'B' }], {
    given: {
      units: {
        A: { army: 'red', at: [10, 10], models: 1, ...man, classic: MAN, ...a },
        B: { army: 'blue', at: [30, 10], models: 1, ...man, classic: MAN, ...b },
        C: { army: 'red', at: [10, 18], models: 1, ...man, classic: MAN, ...c },
      },
    },
  });

test.each(['classic', 'calixtus', 'waffle', 'hybrid'])(
  'shots of the next attack are no more of those before: of two attackers in order under %s the second cannot hit',
  async (variant) => {
    const selection = await loadSelection(variant);
    const attack = inOrder({ weapons: rifle(2) }, { models: 3 }, { classic: { ...MAN, BS: 0 }, weapons: rifle(2) });
    const { distribution = {} } = attackOdds(attack, FILE, selection)['hits'] ?? {};
    // Two shots that hit on 3 or more. It was 2/9, 3/9, 4/9.
    expect(distribution[0]).toBeCloseTo(1 / 9, 12);
    expect(distribution[1]).toBeCloseTo(4 / 9, 12);
    expect(distribution[2]).toBeCloseTo(4 / 9, 12);
  },
);

test('whether the shots of a crossfire have hit is known while the check for it is rolled (CAL-SHOOT-14, CAL-SHOOT-18)', async () => {
  const selection = await loadSelection('calixtus');
  const attack = inOrder({ weapons: rifle(2) }, { models: 3 }, { at: [50, 18], weapons: rifle(1) });
  const odds = attackOdds(attack, FILE, selection);
  expect(odds['B.isPinned']?.mean).toBeGreaterThan(0.02);
  expect(apart(odds, sampledQuantities(attack, FILE, selection, PLAYS, 'crossfire'), PLAYS, 5)).toEqual([]);
});

test('of hits of two unlike blasts cover stops those of the first before those of the second (CAL-SAVE-01)', async () => {
  const selection = await loadSelection('calixtus');
  const kinds = { good: { models: 1 }, bad: { models: 1, classic: { S: 8 } } };
  const { given, ...attack } = twoUnits(
    { ...man, classic: MAN, kinds, weapons: { gun: { range: 36, S: 'user', AP: '-', type: 'assault', rules: ['blast'] } } },
    { ...man, models: 3, spacing: 1.1, classic: MAN, at: [20, 10] },
    SHOOTS,
  );
  const down = { ...attack, given: { ...given, statuses: { B: ['gone-to-ground'] } } } as Example;
  const explored = vi.spyOn(Explorer.prototype, 'explore');
  const odds = attackOdds(down, FILE, selection);
  // What is foreseen of the account holds: nothing had to be found out anew, course by course.
  expect(explored).toHaveBeenCalledTimes(1);
  expect(odds['wounds']?.mean).toBeGreaterThan(0.5);
  expect(apart(odds, sampledQuantities(down, FILE, selection, PLAYS, 'blasts'), PLAYS, 5)).toEqual([]);
});

test('where a wreck lies is part of the table: who is behind it has cover, and nobody has behind one that exploded (CLS-VEH-24)', async () => {
  const selection = await loadSelection('classic');
  const tank = {
    keywords: ['vehicle'],
    base: { hull: [4, 3] },
    height: 2,
    facing: 180,
    classic: { type: 'vehicle', BS: 4, AV: [10, 10, 10], HP: 1 },
  };
  const heavy = (stats: object) => ({ gun: { range: 36, S: 4, AP: 5, type: 'heavy', ...stats } });
  const places = [
    [20, 10],
    [20, 20],
  ];
  const units = {
    A: { army: 'red', at: [6, 10], models: 1, ...man, classic: MAN, weapons: heavy({ S: 10, AP: 1, shots: 2 }) },
    B: { army: 'blue', at: [20, 10], models: 2, ...tank, places },
    C: { army: 'red', at: [10, 10], models: 1, ...man, height: 4, classic: MAN, weapons: heavy({}) },
    D: { army: 'blue', at: [30, 10], models: 1, ...man, height: 8, classic: MAN },
  };
  const attack = twoUnits({}, {}, [...SHOOTS, { shoot: 'C', at: 'D' }], { given: { units } });
  const odds = attackOdds(attack, FILE, selection);
  // Each hit, on 3+, destroys a tank, which explodes one time in three; that in the way is lost but one time in nine. Its wreck gives 4+.
  expect(odds['wounds']?.mean).toBeCloseTo(1 / 3, 12);
  expect(odds['unsaved']?.mean).toBeCloseTo((1 / 3) * (1 - (8 / 9) * (2 / 3) * (1 / 2)), 12);
});

test('what a unit has elected to fire follows from how its target stood then, and not from how it stands (CLS-SHOOT-04)', async () => {
  const odds = attackOdds(ELECTED, FILE, await loadSelection('classic'));
  // One shot of the first unit, three of a gun and one of what the second model carries: each kills with 1/6. It elects two shots of short reach
  // while the nearest lives, and fires them if the gun has killed nobody; else one of long reach, while anybody is left.
  const kills = (2 / 3) * (1 / 2) * (1 / 2);
  const short = (1 - kills) * (1 - kills) ** 3 * 2;
  const long = kills * (1 - 3 * kills ** 2 * (1 - kills) - kills ** 3);
  expect(odds['attacks']?.mean).toBeCloseTo(4 + short + long, 12);
});

test('shots of unlike firers are counted each for its own while those of the next are rolled for (CLS-SHOOT-04)', async () => {
  const kinds = { good: { models: 1 }, bad: { models: 1, classic: { BS: 1 } }, fair: { models: 1, classic: { BS: 2 } } };
  const attack = twoUnits(
    { ...man, classic: MAN, kinds, weapons: { gun: { range: 36, S: 4, AP: '-', type: 'assault', shots: 'D3' } } },
    { ...man, models: 9, classic: { ...MAN, T: 8 }, at: [20, 10] },
    SHOOTS,
  );
  // Two shots each on average, which hit on 3+, on 6 and on 5+. It was 13/6: the first ones' shots were mixed up.
  expect(attackOdds(attack, FILE, await loadSelection('classic'))['hits']?.mean).toBeCloseTo(2 * (4 / 6 + 1 / 6 + 2 / 6), 12);
});

test('hits that rend without a roll To Wound are told by who has scored them (CAL-WPN-25)', async () => {
  const selection = await loadSelection('calixtus');
  const kinds = { weak: { models: 1 }, strong: { models: 1, classic: { S: 8 } } };
  const attack = twoUnits(
    { ...man, classic: MAN, kinds, weapons: { gun: { range: 36, S: 'user', AP: '-', type: 'assault', shots: 2, rules: ['rending'] } } },
    { ...man, classic: { ...MAN, W: 2 }, rules: ['fearless'], at: [20, 10] },
    SHOOTS,
  );
  const odds = attackOdds(attack, FILE, selection);
  // Each shot that rends, one in six, is a wound; those of the strong one come first and kill at once, so that a second is unsaved only where he has none.
  expect(odds['unsaved']?.distribution[2]).toBeCloseTo(0.18928433641975306, 12);
  expect(apart(odds, sampledQuantities(attack, FILE, selection, PLAYS, 'rends'), PLAYS, 5)).toEqual([]);
});

test('two of one kind do unlike harm from where they stand, where a rule measures the distance (WAF-WPN-17)', async () => {
  const attack = twoUnits(
    {
      ...man,
      classic: MAN,
      models: 2,
      places: [
        [10, 10],
        [16, 10],
      ],
      weapons: { gun: { range: 24, S: 3, AP: '-', type: 'assault', shots: 2, rules: ['bulletstorm'] } },
    },
    { ...man, models: 9, classic: MAN, at: [28, 10], rules: ['fearless'] },
    SHOOTS,
  );
  // A step of Strength for the one, 17 inches away, and two for the other, 11 inches: they wound on 4+ and on 3+.
  expect(attackOdds(attack, FILE, await loadSelection('waffle'))['wounds']?.mean).toBeCloseTo(2 * (2 / 3) * (1 / 2 + 2 / 3), 12);
});

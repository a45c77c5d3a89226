import fc from 'fast-check';
import type { Example } from '../../../src/scenario/types.ts';
import { twoUnits } from '../../variants/two-units.ts';

/** Any few of these, each at most once. */
const some = (words: readonly string[], most = 2): fc.Arbitrary<string[]> => fc.uniqueArray(fc.constantFrom(...words), { maxLength: most });

const CLASSIC_RULES = [
  'rending',
  'twin-linked',
  'gets-hot',
  'poisoned 4',
  'sniper',
  'shred',
  'fleshbane',
  'melta',
  'lance',
  'ignores-cover',
  'pinning',
  'precision-shots',
];
const MODERN_RULES = [
  'lethal-hits',
  'sustained-hits 1',
  'devastating-wounds',
  'anti-infantry 4',
  'anti-vehicle 4',
  'twin-linked',
  'melta 2',
  'blast',
  'torrent',
  'rapid-fire 1',
  'heavy',
  'hazardous',
  'ignores-cover',
];

const classicGun = fc.record({
  range: fc.constant(36),
  S: fc.integer({ min: 2, max: 10 }),
  AP: fc.constantFrom<number | '-'>(1, 2, 3, 4, 5, '-'),
  type: fc.constantFrom('assault', 'heavy', 'rapid-fire'),
  rules: some(CLASSIC_RULES),
});
const flamer = fc.record({
  range: fc.constant('template'),
  S: fc.integer({ min: 3, max: 6 }),
  AP: fc.constantFrom<number | '-'>(4, 5, '-'),
  type: fc.constant('assault'),
  rules: some(['shred', 'poisoned 4', 'fleshbane']),
});
const blast = classicGun.map((gun) => ({ ...gun, type: 'heavy', rules: ['blast', ...gun.rules.filter((it) => it !== 'gets-hot')] }));
const modernGun = fc.record({
  range: fc.constant(18),
  A: fc.integer({ min: 1, max: 2 }),
  skill: fc.integer({ min: 2, max: 5 }),
  S: fc.integer({ min: 3, max: 9 }),
  AP: fc.integer({ min: -4, max: 0 }),
  D: fc.constantFrom<number | string>(1, 2, 'D3'),
  keywords: some(MODERN_RULES),
});

const FACINGS = [0, 45, 90, 180];
const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 4 };
const SOLDIER = { M: 6, T: 4, Sv: 4, W: 2, Ld: 7, OC: 1 };

const saves = fc.record({
  Sv: fc.integer({ min: 2, max: 6 }),
  inv: fc.option(fc.integer({ min: 4, max: 6 }), { nil: undefined }),
  rules: fc.constantFrom<readonly string[]>([], [], ['feel-no-pain 5'], ['feel-no-pain 6']),
});

/** A stat that may be left out. */
const given = (stats: object): object => Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== undefined));

/** Men of one kind, or of two that differ in wounds and armour. */
const classicMen = (most: number): fc.Arbitrary<object> =>
  fc
    .record({ T: fc.integer({ min: 2, max: 7 }), W: fc.integer({ min: 1, max: 3 }), saves, models: upTo(most), two: fc.boolean() })
    .map(({ T, W, saves: { Sv, inv, rules }, models, two }) => {
      const classic = given({ ...MAN, T, W, Sv, inv });
      return two
        ? { keywords: ['infantry'], rules, classic, kinds: { man: { models }, chief: { models: 1, classic: { W: W + 1, Sv: 2 } } } }
        : { keywords: ['infantry'], rules, classic, models };
    });
const classicTank = fc
  .record({
    AV: fc.tuple(...[11, 10, 10].map((least) => fc.integer({ min: least, max: least + 3 }))),
    HP: fc.integer({ min: 1, max: 3 }),
    facing: fc.constantFrom(...FACINGS),
  })
  .map(({ AV, HP, facing }) => ({ keywords: ['vehicle'], base: { hull: [6, 3] }, height: 2, facing, classic: { BS: 4, AV, HP } }));

const modernUnit = (most: number): fc.Arbitrary<object> =>
  fc
    .record({
      T: fc.integer({ min: 3, max: 9 }),
      W: fc.integer({ min: 1, max: 4 }),
      saves,
      models: upTo(most),
      what: fc.constantFrom('infantry', 'infantry', 'vehicle'),
      two: fc.boolean(),
    })
    .map(({ T, W, saves: { Sv, inv, rules }, models, what, two }) => {
      const modern = given({ ...SOLDIER, T, W, Sv, inv });
      return two
        ? { keywords: [what], rules, modern, kinds: { man: { models }, chief: { models: 1, modern: { W: W + 1, Sv: 2 } } } }
        : { keywords: [what], rules, modern, models };
    });

/** How many models an attack may have. */
export interface Size {
  readonly shooters: number;
  readonly targets: number;
}

const step = { shoot: 'A', at: 'B', with: 'arm' };
const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });

/** Marksmen of one kind, or the last of them a better shot. */
const marksmen = (most: number): fc.Arbitrary<object> =>
  fc
    .record({ n: upTo(most), BS: fc.integer({ min: 2, max: 5 }), two: fc.boolean() })
    .map(({ n, BS, two }) =>
      two && n > 1
        ? { classic: { ...MAN, BS }, kinds: { man: { models: n - 1 }, chief: { models: 1, classic: { BS: BS + 1 } } } }
        : { models: n, classic: { ...MAN, BS } },
    );

const classicShots = ({ shooters, targets }: Size, guns: fc.Arbitrary<object>, at: number): fc.Arbitrary<Example> =>
  fc
    .record({
      gun: guns,
      a: marksmen(shooters),
      b: fc.oneof({ arbitrary: classicMen(targets), weight: 3 }, { arbitrary: classicTank, weight: 1 }),
    })
    .map(({ gun, a, b }) => twoUnits({ ...a, keywords: ['infantry'], weapons: { arm: gun } }, { ...b, at: [at, 10] }, [step]));

/** Blows instead of shots. */
const classicBlows = ({ shooters, targets }: Size): fc.Arbitrary<Example> =>
  fc
    .record({
      n: upTo(shooters),
      A: fc.integer({ min: 1, max: 2 }),
      WS: fc.integer({ min: 2, max: 6 }),
      S: fc.integer({ min: 3, max: 8 }),
      rules: some(['rending', 'shred', 'fleshbane', 'poisoned 4']),
      b: classicMen(targets),
    })
    .map(({ n, A, WS, S, rules, b }) =>
      twoUnits(
        {
          keywords: ['infantry'],
          models: n,
          spacing: 1,
          classic: { ...MAN, A, WS, S },
          weapons: { blade: { range: '-', S: 'user', AP: 3, type: 'melee', rules } },
        },
        { ...b, at: [11, 10], spacing: 1 },
        [{ strike: 'A', at: 'B' }],
      ),
    );

const modernShots = ({ shooters, targets }: Size): fc.Arbitrary<Example> =>
  fc
    .record({ gun: modernGun, n: upTo(shooters), b: modernUnit(targets) })
    .map(({ gun, n, b }) =>
      twoUnits({ keywords: ['infantry'], models: n, modern: SOLDIER, weapons: { arm: gun } }, { ...b, at: [18, 10] }, [step]),
    );

/** Attacks of an edition's base: shots, in the classic one templates, blasts (where they are not too many) and blows too. */
export const anyAttack = (family: 'classic' | 'modern', size: Size): fc.Arbitrary<Example> =>
  family === 'modern'
    ? modernShots(size)
    : fc.oneof(
        { arbitrary: classicShots(size, classicGun, 26), weight: 5 },
        { arbitrary: classicShots(size, flamer, 14), weight: 1 },
        { arbitrary: classicBlows(size), weight: 1 },
      );

/** Shots of one blast weapon: a scatter die has 361 faces. */
export const anyBlast: fc.Arbitrary<Example> = classicShots({ shooters: 1, targets: 4 }, blast, 20);

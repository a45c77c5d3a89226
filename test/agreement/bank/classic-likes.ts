import { arm, armed, piece, SHOT, scene, steady } from './classic-units.ts';

type Places = readonly (readonly [number, number])[];

/** One model with gun x, all others with gun y. */
const xy = (x: object, y: object, places: Places, more: object = {}): object => ({
  ...steady(),
  kinds: { x: { models: 1, weapons: ['x'] }, y: { models: places.length - 1, weapons: ['y'], ...more } },
  places,
  weapons: { x: { classic: arm(x) }, y: { classic: arm(y) } },
});

/** Two who are equally far from whoever stands at y = 30. */
const two = (stats: object = {}): object => ({
  ...steady({ W: 2, ...stats }),
  models: 2,
  places: [
    [20, 27],
    [20, 33],
  ],
});

const AXIS: Places = [
  [10, 30],
  [8, 30],
];
/** The first wound falls on one or the other of two. */
const AT_EITHER = { S: 7 };
const CHIEF = { models: 1, classic: { rules: ['character'] } };

/** Two and a third who stands near the first of them. */
const withNeighbour = (stats: object, at: readonly [number, number]): object => ({
  ...steady(stats),
  kinds: { man: { models: 2 }, third: { models: 1, classic: { Sv: 6 } } },
  places: [[20, 27], [20, 33], at],
});

/** Two, and a third behind the second of them. */
const WITH_BEHIND = {
  ...steady({ W: 2 }),
  kinds: { man: { models: 2 }, near: { models: 1, classic: { W: 1 } } },
  places: [
    [20, 27],
    [20, 33],
    [26, 40],
  ],
};

const hot = (b: object, a: object = {}) => ({
  units: {
    A: {
      ...steady(),
      models: 2,
      places: [
        [10, 7],
        [10, 13],
      ],
      weapons: armed({ rules: ['gets-hot'], range: 24 }),
      ...a,
    },
    B: { ...steady(), models: 1, at: [20, 7], weapons: armed({ range: 10 }), ...b },
  },
});

/** After another gun two fire of whom each has one of two in range, and may pick whom he wounds. */
const picksLater = (gun: object, men: object = {}) =>
  scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: {
            x: { models: 1, weapons: ['x'] },
            y: { models: 1, weapons: ['y'], classic: men },
            z: { models: 1, weapons: ['y'], classic: { ...men, BS: 2 } },
          },
          places: [
            [10, 30],
            [19, 17],
            [19, 43],
          ],
          weapons: { x: { classic: arm(AT_EITHER) }, y: { classic: arm({ range: 11, ...gun }) } },
        },
        B: two({ W: 3 }),
      },
    },
    [SHOT],
  );

/** Attacks in which it makes a difference which of two like models was hurt, fell, or burned. */
export const LIKES = {
  'hurt-again': scene({ units: { A: xy(AT_EITHER, AT_EITHER, AXIS), B: two({ Sv: 3 }) } }, [SHOT]),
  // Whoever has made a shot of a master-crafted gun again may not do so twice: it matters whose shots are next.
  crafted: scene(
    {
      units: {
        A: { ...steady(), models: 2, at: [10, 30], weapons: armed({ shots: 2, rules: ['master-crafted'] }) },
        B: { ...steady(), models: 4, at: [20, 30] },
      },
    },
    [SHOT],
  ),
  // A wound is passed on while one of two chiefs, who may be hurt, stays the one that wounds are given to.
  'passed-on': scene(
    {
      units: {
        A: xy(AT_EITHER, { S: 7, shots: 2 }, AXIS),
        B: {
          ...steady({ W: 2 }),
          kinds: { chief: { ...CHIEF, models: 2 }, man: { models: 1 } },
          places: [
            [20, 27],
            [20, 33],
            [23, 30],
          ],
        },
        D: { ...steady(), at: [20, 55] },
      },
    },
    [SHOT],
  ),
  // Of two equally near to their chief the first takes the wound that he passes on.
  'chief-between': scene(
    {
      units: {
        A: xy(AT_EITHER, AT_EITHER, [
          [30, 30],
          [8, 30],
        ]),
        B: {
          ...steady({ W: 2 }),
          kinds: { chief: CHIEF, man: { models: 2 } },
          places: [
            [19, 30],
            [21, 28],
            [21, 32],
          ],
        },
      },
    },
    [SHOT],
  ),
  'independent-between': scene(
    {
      units: {
        A: xy(AT_EITHER, AT_EITHER, [
          [30, 30],
          [8, 30],
        ]),
        B: {
          ...steady({ W: 2 }),
          kinds: { chief: { models: 1, classic: { rules: ['independent-character'] } }, man: { models: 2 } },
          places: [
            [19, 30],
            [21, 28],
            [21, 32],
          ],
        },
      },
    },
    [SHOT],
  ),
  // The second of three guns is nearer to one of two, the first and the last are as near to both.
  'three-guns': scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: { x: { models: 1, weapons: ['x'] }, y: { models: 1, weapons: ['y'] }, z: { models: 1, weapons: ['z'] } },
          places: [
            [10, 30],
            [10, 24],
            [8, 30],
          ],
          weapons: { x: { classic: arm(AT_EITHER) }, y: { classic: arm(AT_EITHER) }, z: { classic: arm(AT_EITHER) } },
        },
        B: two(),
      },
    },
    [SHOT],
  ),
  // Who may have burned with one gun would have been the nearest with the next.
  'burned-between': scene(
    {
      units: {
        A: {
          ...steady({ type: 'monster' }),
          kinds: { both: { models: 1, weapons: ['x', 'y'] }, one: { models: 1, weapons: ['y'] } },
          places: [
            [10, 30],
            [8, 24],
          ],
          weapons: { x: { classic: arm({ S: 7, shots: 2, rules: ['gets-hot'] }) }, y: { classic: arm(AT_EITHER) } },
        },
        B: two(),
      },
    },
    [SHOT],
  ),
  // One who is out of range is nearest to the first of two; the last of those who fire is as near to both.
  'partly-in-range-last': scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: { x: { models: 1, weapons: ['x'] }, y: { models: 2, weapons: ['y'] }, last: { models: 1, weapons: ['x'] } },
          places: [
            [10, 30],
            [24, 14.5],
            [24, 45.5],
            [8, 30],
          ],
          weapons: { x: { classic: arm(AT_EITHER) }, y: { classic: arm({ S: 7, range: 12, shots: 2 }) } },
        },
        B: WITH_BEHIND,
      },
    },
    [SHOT],
  ),
  // One who is out of range is nearest to the first of two.
  'partly-in-range': scene(
    {
      units: {
        A: xy(AT_EITHER, { S: 7, range: 12, shots: 2 }, [
          [10, 30],
          [24, 14.5],
          [24, 45.5],
        ]),
        B: WITH_BEHIND,
      },
    },
    [SHOT],
  ),
  // Two guns, of which one reaches the first of two.
  'two-guns': scene(
    {
      units: {
        A: xy({}, { range: 7 }, [
          [10, 10],
          [13, 4],
        ]),
        B: {
          ...steady(),
          models: 2,
          places: [
            [20, 7],
            [20, 13],
          ],
        },
      },
    },
    [SHOT],
  ),
  // After the first volley the next one finds who is left beside whom.
  'template-later': scene(
    {
      units: {
        A: xy({ S: 8 }, { S: 7, range: 'template' }, [
          [10, 30],
          [13, 30],
        ]),
        B: {
          ...steady(),
          kinds: { man: { models: 2 }, third: { models: 1, classic: { Sv: 6 } } },
          places: [
            [18, 28],
            [18, 32],
            [19, 27],
          ],
        },
      },
    },
    [SHOT],
  ),
  'blast-later': scene({ units: { A: xy(AT_EITHER, { S: 7, type: 'heavy', rules: ['blast'] }, AXIS), B: withNeighbour({}, [22, 27]) } }, [
    SHOT,
  ]),
  // Chiefs who fire, of whom each has one of two in range, pick whom they wound.
  'chiefs-later': scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: {
            x: { models: 1, weapons: ['x'] },
            strong: { models: 1, weapons: ['y'], classic: { S: 8, rules: ['character'] } },
            weak: { models: 1, weapons: ['y'], classic: { rules: ['character'] } },
          },
          places: [
            [10, 30],
            [19, 17],
            [19, 43],
          ],
          weapons: { x: { classic: arm(AT_EITHER) }, y: { classic: arm({ S: 'user', range: 11 }) } },
        },
        B: two({ W: 3 }),
      },
    },
    [SHOT],
  ),
  'snipers-later': picksLater({ type: 'heavy', rules: ['sniper'] }),
  'precise-later': picksLater({ rules: ['precision-shots'] }),
  'precise-men-later': picksLater({}, { rules: ['precision-shots'] }),
  // A ruin covers one of two, and so do friends who stand between.
  'half-covered': scene(
    {
      terrain: [piece('ruin', 4, [16, 12, 17, 14])],
      units: {
        A: { ...steady(), at: [10, 10], weapons: armed() },
        B: {
          ...steady(),
          models: 2,
          places: [
            [20, 7],
            [20, 13],
          ],
        },
      },
    },
    [SHOT],
  ),
  'half-screened': scene(
    {
      units: {
        A: { ...steady(), at: [10, 10], weapons: armed() },
        C: {
          ...steady(),
          models: 2,
          places: [
            [15, 11.6],
            [15, 12.8],
          ],
        },
        B: {
          ...steady(),
          models: 2,
          places: [
            [20, 7],
            [20, 13],
          ],
        },
      },
    },
    [SHOT],
  ),
  // Whoever burned has no part in what comes next.
  'hot-then-back': scene(hot({ ...steady({ T: 10 }) }), [SHOT, { shoot: 'B', at: 'A' }]),
  'answered-hot': scene(hot({}), [SHOT], 'waffle'),
  'answered-hot-uneven': scene(
    hot({
      models: 2,
      places: [
        [17, 10],
        [20, 14],
      ],
      weapons: armed({ range: 10.5 }),
    }),
    [SHOT],
    'waffle',
  ),
  // Which of two kinds an answer comes near to.
  'answered-kinds': scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: { frail: { models: 1 }, firm: { models: 1, classic: { Sv: 2 } } },
          places: [
            [10, 27],
            [10, 33],
          ],
          weapons: armed({ range: 24 }),
        },
        B: { ...two(), ...steady(), weapons: armed({ range: 24 }) },
      },
    },
    [SHOT],
    'waffle',
  ),
  // One who does not fire is in reach of the first of two who answer.
  'answered-beyond': scene(
    {
      units: {
        A: {
          ...steady(),
          models: 2,
          places: [
            [10, 30],
            [6.4, 18.82],
          ],
          weapons: armed({ range: 12, shots: 2 }),
        },
        B: {
          ...steady(),
          models: 3,
          places: [
            [18, 30],
            [20, 18.82],
            [20, 41.18],
          ],
          weapons: armed({ range: 13.5 }),
        },
      },
    },
    [SHOT],
    'waffle',
  ),
  // Two that were hurt unlike before.
  'hurt-unlike': scene(
    { units: { A: { ...steady(), at: [10, 30], weapons: armed({ S: 8, shots: 2 }) }, B: { ...two({ W: 3 }), wounds: [3, 2] } } },
    [SHOT],
  ),
  // Of three who strike one after the other the first stands by one of two, the others by the other one.
  blows: scene(
    {
      units: {
        A: {
          ...steady({ WS: 6, A: 2 }),
          kinds: {
            x: { models: 1, classic: { I: 6 } },
            y: { models: 1, classic: { I: 5 } },
            z: { models: 1, classic: { I: 4 } },
          },
          places: [
            [10, 7],
            [10, 13],
            [12, 13],
          ],
        },
        B: {
          ...steady({ W: 2, I: 1 }),
          models: 2,
          places: [
            [11, 7],
            [11, 13],
          ],
        },
      },
    },
    [{ fight: 'A', at: 'B' }],
  ),
};

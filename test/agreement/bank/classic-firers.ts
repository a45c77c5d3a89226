import { armed, MARKSMEN, pair, piece, SHOT, scene, steady, tank, UNLIKE } from './classic-units.ts';

const STRENGTHS = { weak: { models: 1 }, strong: { models: 1, classic: { S: 8 } } };

/** Attacks in which it makes a difference who has fired, who is still to fire, and how often. */
export const FIRERS = {
  // Three who shoot unlike roll for their shots.
  'shots-three': scene(
    {
      units: {
        A: {
          ...steady(),
          at: [10, 10],
          kinds: { ...MARKSMEN, other: { models: 1, classic: { BS: 2 } } },
          weapons: armed({ shots: 'D3' }),
        },
        B: { ...steady(), models: 3, at: [20, 10] },
      },
    },
    [SHOT],
  ),
  'shots-alike': scene(
    {
      units: {
        A: { ...steady(), models: 3, at: [10, 10], weapons: armed({ shots: 'D3' }) },
        B: { ...steady(), models: 3, at: [20, 10] },
      },
    },
    [SHOT],
  ),
  // After a move one of three guns of a hull fires as usual, the others Snap Shots; each rolls for its shots.
  snaps: scene(
    {
      units: {
        A: {
          ...tank(),
          facing: 0,
          at: [10, 10],
          kinds: { tank: { models: 1, weapons: ['arm', 'arm', 'arm'] } },
          weapons: armed({ type: 'heavy', shots: 'D3' }),
        },
        B: { ...steady(), models: 4, at: [34, 10] },
      },
    },
    [
      { move: 'A', to: [16, 10] },
      { volley: 'A', at: 'B' },
    ],
  ),
  // A die is rolled for the way of a charge, when there is no attack under way.
  charge: scene({ units: { A: { ...steady(), at: [10, 10] }, B: { ...steady(), at: [16, 10], weapons: armed() } } }, [
    { charge: 'A', at: 'B' },
  ]),
  // Shots of two who may burn, each after his own number.
  'shots-hot': scene(
    {
      units: {
        A: { ...steady(), models: 3, at: [10, 10], weapons: armed({ shots: 'D3', rules: ['gets-hot'] }) },
        B: { ...steady(), at: [20, 10], weapons: armed() },
      },
    },
    [SHOT, { shoot: 'B', at: 'A' }],
  ),
  // Who has burned cannot be told from who has been shot, but hits otherwise. (To shoot otherwise shows in which faces hit.)
  'hot-strength': scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: STRENGTHS,
          places: [
            [10, 10],
            [10, 12],
          ],
          weapons: armed({ S: 'user', rules: ['gets-hot'], shots: 2 }),
        },
        B: { ...steady(), models: 3, at: [20, 10] },
        D: { ...steady({ BS: 3 }), at: [16, 14], weapons: armed() },
      },
    },
    [{ shoot: 'D', at: 'A' }, SHOT],
  ),
  // Hits of a weak and of a strong firer.
  strengths: scene(
    {
      units: {
        A: { ...steady(), at: [10, 10], kinds: STRENGTHS, weapons: armed({ S: 'user', shots: 2 }) },
        B: { ...steady({ W: 2 }), models: 2, at: [20, 10] },
      },
    },
    [SHOT],
  ),
  'strengths-rend': scene(
    {
      units: {
        A: { ...steady(), at: [10, 10], kinds: STRENGTHS, weapons: armed({ S: 'user', shots: 2, rules: ['rending'] }) },
        B: { ...steady({ W: 2 }), models: 2, at: [20, 10] },
      },
    },
    [SHOT],
  ),
  'strengths-sniper': scene(
    {
      units: {
        A: { ...steady(), at: [10, 10], kinds: STRENGTHS, weapons: armed({ S: 'user', shots: 2, type: 'heavy', rules: ['sniper'] }) },
        B: { ...steady({ W: 2 }), models: 2, at: [20, 10] },
      },
    },
    [SHOT],
  ),
  // Two who fire from unlike distances: the one may be near enough.
  'near-storm': scene(
    {
      units: {
        A: pair([10, 10], [16, 10], { range: 24, S: 3, AP: 6, shots: 2, rules: ['bulletstorm'] }),
        B: { ...steady(), models: 2, at: [28, 10] },
      },
    },
    [SHOT],
  ),
  // Of two who fire at men one is near enough to have what fails rolled again (WAF-WPN-26).
  'near-melta-men': scene(
    {
      units: {
        A: pair([10, 10], [18, 10], { range: 24, S: 4, AP: 1, shots: 2, rules: ['melta'] }),
        B: { ...steady(), models: 4, at: [30, 10] },
      },
    },
    [SHOT],
    'waffle',
  ),
  // Whom the two snipers can pick is not the same; both reach the last.
  reach: scene(
    {
      units: {
        A: {
          ...steady(),
          models: 2,
          places: [
            [10, 6],
            [10, 16],
          ],
          weapons: armed({ range: 12, type: 'heavy', shots: 2, rules: ['sniper'] }),
        },
        B: {
          ...steady(),
          kinds: { firm: { models: 1, classic: { Sv: 2 } }, frail: { models: 1 }, third: { models: 1, classic: { Sv: 4 } } },
          places: [
            [20, 5],
            [20, 17],
            [19, 11],
          ],
        },
      },
    },
    [SHOT],
  ),
  // The same with a wall between, that hides one from each.
  'reach-wall': scene(
    {
      terrain: [piece('impassable', 6, [14, 10.8, 22, 11.2])],
      units: {
        A: {
          ...steady(),
          models: 2,
          places: [
            [13, 8],
            [13, 14],
          ],
          weapons: armed({ type: 'heavy', shots: 2, rules: ['sniper'] }),
        },
        B: {
          ...steady(),
          kinds: UNLIKE,
          places: [
            [18, 8.5],
            [18, 13.5],
          ],
        },
      },
    },
    [SHOT],
  ),
  // The last of a unit fires again for each wound that he has made.
  'final-shot': scene(
    {
      units: {
        A: { ...steady(), models: 2, at: [10, 10], weapons: armed({ shots: 3 }) },
        B: {
          ...steady(),
          models: 4,
          places: [
            [16, 10],
            [17.5, 10],
            [20, 8],
            [20, 12],
          ],
        },
        C: { ...steady(), at: [13, 16], weapons: armed() },
      },
    },
    [{ remove: 'A', model: 2 }, { shoot: 'C', at: 'B' }, SHOT],
    'waffle@+WAF-SHOOT-18',
  ),
};

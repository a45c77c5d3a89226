import { arm, armed, pair, piece, SHOT, scene, steady, tank } from './classic-units.ts';

/** Two like hulls, a way apart. */
const twoHulls = () => ({
  ...tank({ AV: [10, 10, 10] }),
  models: 2,
  places: [
    [30, 12],
    [30, 18],
  ],
});

/** Attacks on vehicles in which it makes a difference from where they come, and what waits for their end. */
export const HULLS = {
  // One fires at the front and one at the side.
  facings: scene(
    {
      units: {
        A: {
          ...steady(),
          models: 2,
          places: [
            [10, 10],
            [30, 24],
          ],
          weapons: armed({ S: 6, AP: 3, shots: 2, type: 'heavy' }),
        },
        B: { ...tank({ AV: [12, 9, 9] }), at: [30, 10] },
      },
    },
    [SHOT],
  ),
  // What the D3 of a penetration roll adds shows in its outcome, glancing or penetrating, and in nothing else.
  'hull-rending': scene(
    {
      units: {
        A: { ...steady(), models: 2, at: [10, 10], weapons: armed({ S: 4, AP: 3, type: 'heavy', rules: ['rending'] }) },
        B: { ...tank({ AV: [12, 12, 10], HP: 3 }), at: [30, 10] },
      },
    },
    [SHOT],
  ),
  // Of two hits one is of a better firer and stronger.
  'hull-strengths': scene(
    {
      units: {
        A: {
          ...steady(),
          at: [10, 10],
          kinds: { weak: { models: 1 }, strong: { models: 1, classic: { S: 7 } } },
          weapons: armed({ S: 'user', AP: 3, shots: 2, type: 'heavy' }),
        },
        B: { ...tank({ AV: [10, 10, 10] }), at: [30, 10] },
      },
    },
    [SHOT],
  ),
  // One of two is near enough for the second die.
  'near-melta': scene(
    {
      units: {
        A: pair([10, 10], [18, 10], { range: 24, S: 6, AP: 1, shots: 2, rules: ['melta'] }),
        B: { ...tank(), at: [30, 10] },
      },
    },
    [SHOT],
  ),
  // The marker comes down within half range, or does not.
  'near-melta-marker': scene(
    {
      units: {
        A: { ...steady(), at: [10, 10], weapons: armed({ range: 36, S: 6, AP: 1, type: 'heavy', rules: ['blast', 'melta'] }) },
        B: { ...tank(), at: [28.5, 10] },
      },
    },
    [SHOT],
  ),
  // Of two hulls each is the nearest to one of those who fire.
  'hull-pair': scene(
    {
      units: {
        A: {
          ...steady(),
          models: 2,
          places: [
            [10, 8],
            [10, 22],
          ],
          weapons: armed({ S: 6, AP: 3, shots: 2, type: 'heavy' }),
        },
        B: twoHulls(),
      },
    },
    [SHOT],
  ),
  // A ruin hides the hull from one of two.
  'hull-cover': scene(
    {
      terrain: [piece('ruin', 4, [22, 9, 24, 12])],
      units: {
        A: {
          ...steady(),
          models: 2,
          places: [
            [10, 10],
            [10, 20],
          ],
          weapons: armed({ S: 7, AP: 3, shots: 2, type: 'heavy' }),
        },
        B: { ...tank(), at: [32, 10] },
      },
    },
    [SHOT],
  ),
  // Hits on a walker and its crew, of whom the nearest is hit.
  mixed: scene(
    {
      units: {
        A: { ...steady(), at: [10, 20], weapons: armed({ S: 8, AP: 3, shots: 3, type: 'heavy' }) },
        B: {
          places: [
            [30, 20],
            [33, 18],
          ],
          keywords: ['vehicle', 'walker'],
          base: 25.4,
          height: 1.2,
          rules: ['fearless'],
          kinds: {
            walker: { models: 1, base: 60.96, height: 2.4 },
            crew: { models: 1, classic: { type: 'infantry', WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 } },
          },
          classic: { type: 'vehicle', flags: ['walker'], WS: 4, BS: 4, S: 6, I: 4, A: 2, AV: [12, 12, 10], HP: 2 },
        },
      },
    },
    [SHOT],
  ),
  // One of two hulls was hurt by the first gun; with the second the better shot stands nearer to one of them.
  'hulls-later': scene(
    {
      units: {
        A: {
          ...steady(),
          kinds: {
            x: { models: 2, weapons: ['x'] },
            good: { models: 1, weapons: ['y'] },
            bad: { models: 1, classic: { BS: 1 }, weapons: ['y'] },
          },
          places: [
            [10, 8],
            [10, 22],
            [10, 7],
            [10, 23],
          ],
          weapons: { x: { classic: arm({ S: 7, AP: 3, type: 'heavy' }) }, y: { classic: arm({ S: 7, AP: 3, type: 'heavy' }) } },
        },
        B: twoHulls(),
      },
    },
    [SHOT],
  ),
  // One of two hulls has burned, and an answer is on the nearer.
  'hulls-burned': scene(
    {
      units: {
        A: {
          ...tank({ AV: [10, 10, 10], W: 1 }),
          facing: 0,
          models: 2,
          places: [
            [10, 10],
            [8, 15],
          ],
          weapons: armed({ S: 1, type: 'heavy', rules: ['gets-hot'] }),
        },
        B: { ...steady(), at: [24, 10], weapons: armed({ S: 7, shots: 2 }) },
      },
    },
    [SHOT],
    'waffle',
  ),
};

import { armed, piece, SHOT, scene, steady, tank } from './classic-units.ts';

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
        A: {
          ...steady(),
          models: 2,
          places: [
            [10, 10],
            [18, 10],
          ],
          weapons: armed({ range: 24, S: 6, AP: 1, shots: 2, rules: ['melta'] }),
        },
        B: { ...tank(), at: [30, 10] },
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
};

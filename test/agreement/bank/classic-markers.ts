import { armed, SHOT, scene, steady, tank, UNLIKE } from './classic-units.ts';

/** Attacks in which it makes a difference where a marker, or a vehicle that explodes, has come down. */
export const MARKERS = {
  'marks-barrage-across': scene(
    {
      units: {
        A: { ...steady({ BS: 9 }), at: [10, 10], weapons: armed({ type: 'heavy', rules: ['blast', 'barrage'] }) },
        B: {
          ...steady(),
          kinds: UNLIKE,
          places: [
            [26, 10],
            [26, 11.2],
          ],
        },
      },
    },
    [SHOT],
  ),
  'marks-barrage-along': scene(
    {
      units: {
        A: { ...steady({ BS: 9 }), at: [26, 40], weapons: armed({ type: 'heavy', rules: ['blast', 'barrage'] }) },
        B: {
          ...steady(),
          kinds: UNLIKE,
          places: [
            [26, 10],
            [27.2, 10],
          ],
        },
      },
    },
    [SHOT],
  ),
  // One vehicle of two has exploded and then the other: who is near to the last one is hit first.
  burst: scene(
    {
      units: {
        A: {
          ...steady(),
          models: 3,
          places: [
            [24, 4],
            [24, 20],
            [25.5, 4],
          ],
          weapons: armed({ S: 10, AP: 1, type: 'heavy' }),
        },
        B: {
          ...tank({ AV: [10, 10, 10], HP: 2, flags: ['open-topped'] }),
          models: 2,
          places: [
            [30, 9],
            [30, 14.5],
          ],
        },
        D: {
          ...steady(),
          kinds: UNLIKE,
          places: [
            [34, 9],
            [34, 14.5],
          ],
        },
      },
    },
    [SHOT],
  ),
  // An electromagnetic shock is on whoever lies under the marker: the one or the other beside the one it was aimed at.
  shock: scene(
    {
      units: {
        A: { ...steady({ BS: 5 }), at: [10, 10], weapons: armed({ S: 0, AP: 2, type: 'heavy', rules: ['blast', 'emp'] }) },
        B: {
          ...steady(),
          kinds: {
            plain: { models: 1, classic: { Sv: 5 } },
            firm: { models: 1, classic: { W: 2, Sv: 3 } },
            frail: { models: 1, classic: { Sv: 3 } },
          },
          places: [
            [20, 10],
            [20, 13],
            [20, 7],
          ],
        },
      },
    },
    [SHOT],
    'calixtus@-CAL-WPN-19',
  ),
  // Who laid the marker that caught a vehicle beside the target: it is hit on the facing towards him.
  strays: scene(
    {
      units: {
        A: {
          ...steady({ BS: 9 }),
          models: 2,
          places: [
            [30, 4],
            [10, 20],
          ],
          weapons: armed({ S: 6, AP: 3, range: 72, type: 'heavy', rules: ['blast'] }),
        },
        B: { ...steady({ T: 8, Sv: 2 }), at: [30, 20] },
        D: {
          ...tank({ AV: [14, 10, 10] }),
          models: 2,
          places: [
            [34, 18.2],
            [34, 21.8],
          ],
        },
        F: { ...tank({ AV: [14, 10, 10] }), army: 'blue', at: [26.5, 22.5] },
      },
    },
    [SHOT],
  ),
  // Whether the marker that caught a vehicle beside the target came down within half range of the one who laid it.
  'strays-near': scene(
    {
      units: {
        A: {
          ...steady({ BS: 10 }),
          models: 2,
          places: [
            [10, 20],
            [10, 21.2],
          ],
          weapons: armed({ S: 6, AP: 3, range: 43, type: 'heavy', rules: ['blast', 'melta'] }),
        },
        B: { ...steady({ T: 8, Sv: 2 }), at: [30, 20] },
        D: { ...tank({ AV: [12, 12, 12] }), at: [33, 22.5] },
      },
    },
    [SHOT],
  ),
  // Hits of the rings on another unit are still to come.
  rings: scene(
    {
      units: {
        A: {
          ...tank({ BS: 9 }),
          facing: 0,
          at: [10, 10],
          weapons: { arm: { classic: { range: 72, S: '6/5/4', AP: '4/5/6', type: 'primary', rules: ['mega-blast'] } } },
        },
        B: { ...steady(), at: [40, 10] },
        D: { ...steady(), at: [46.5, 10] },
      },
    },
    [SHOT],
  ),
};

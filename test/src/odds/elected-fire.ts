import { twoUnits } from '../../variants/two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const MEN = { keywords: ['infantry'], base: 25.4, height: 1.2, classic: MAN };
const gun = (stats: object): object => ({ classic: { range: 36, S: 4, AP: 5, type: 'assault', ...stats } });

/** Two units fire in order at one; a model of the second carries a weapon for whoever is near, and one for the others. */
export const ELECTED = twoUnits(
  {},
  {},
  [
    { shoot: 'C', at: 'B' },
    { shoot: 'A', at: 'B' },
  ],
  {
    given: {
      units: {
        A: {
          army: 'red',
          at: [10, 10],
          ...MEN,
          kinds: { first: { models: 1, weapons: ['gun'] }, second: { models: 1, weapons: ['short', 'long'] } },
          weapons: { gun: gun({ shots: 3 }), short: gun({ S: 8, AP: 2, shots: 2, range: 12 }), long: gun({}) },
        },
        B: {
          army: 'blue',
          ...MEN,
          classic: { ...MAN, Sv: 4 },
          rules: ['fearless'],
          models: 3,
          places: [
            [20, 10],
            [26, 10],
            [27.5, 10],
          ],
        },
        C: { army: 'red', at: [16, 14], models: 1, ...MEN, weapons: { arm: gun({}) } },
      },
    },
  },
);

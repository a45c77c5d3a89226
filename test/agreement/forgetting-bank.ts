import type { Example } from '../../src/scenario/types.ts';
import { twoUnits } from '../variants/two-units.ts';

const INFANTRY = { keywords: ['infantry'], base: 25.4, height: 1.2 };

const SOLDIER = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };
const soldier = (stats: object = {}) => ({ ...INFANTRY, modern: { ...SOLDIER, ...stats } });
const gun = (more: object = {}) => ({ range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1, ...more });

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const man = (stats: object = {}) => ({ ...INFANTRY, classic: { ...MAN, ...stats } });
const arm = (more: object = {}) => ({ range: 36, S: 4, AP: 5, type: 'assault', ...more });

const AT_B = [{ shoot: 'A', at: 'B' }];
const AND_BACK = [...AT_B, { shoot: 'B', at: 'A' }];

/** Attacks, by family of the edition, in which what an account tells makes the difference, and which are seldom drawn. */
export const BANK: { readonly [family: string]: readonly Example[] } = {
  modern: [
    // Whether the first of two weapons has hit stays of use after its wounds have failed: the target shoots worse.
    twoUnits(
      { ...soldier(), rules: ['suppresses-targets'], weapons: { one: gun(), two: gun({ skill: 5 }) } },
      { ...soldier({ W: 4, T: 9 }), at: [20, 10], weapons: { arm: gun({ A: 2 }) } },
      AND_BACK,
    ),
    // How many wounds of one attack are still to be ignored.
    twoUnits({ ...soldier(), weapons: { arm: gun({ D: 'D3' }) } }, { ...soldier({ W: 3 }), rules: ['feel-no-pain 5'], at: [20, 10] }, AT_B),
    // Which of two hits is critical, where that one pierces better.
    twoUnits(
      { ...soldier(), weapons: { arm: gun({ A: 2, AP: -1, keywords: ['critical-hits-pierce 1'] }) } },
      { ...soldier({ Sv: 3 }), models: 2, at: [20, 10] },
      AT_B,
    ),
    // A number of attacks rolled for each of two.
    twoUnits({ ...soldier(), models: 2, weapons: { arm: gun({ A: 'D3' }) } }, { ...soldier(), models: 3, at: [20, 10] }, AT_B),
    // Whom mortal wounds fall on, in a unit whose models differ.
    twoUnits(
      { ...soldier(), weapons: { arm: gun({ A: 2, D: 2, keywords: ['devastating-wounds', 'precision'] }) } },
      {
        ...soldier({ W: 2 }),
        rules: ['feel-no-pain 5'],
        at: [20, 10],
        kinds: { man: { models: 2 }, chief: { models: 1, keywords: ['character'], modern: { W: 3 } } },
      },
      AT_B,
    ),
  ],
  classic: [
    // A model is hurt already when the next wound may fall on it or on its like.
    twoUnits(
      { ...man(), at: [14, 10], weapons: { arm: arm({ shots: 3 }) } },
      {
        ...man({ W: 2 }),
        models: 2,
        places: [
          [13, 16],
          [15, 16],
        ],
      },
      AT_B,
    ),
    // Numbers of shots that are rolled: one die for each of two who shoot unlike, and two dice for one.
    twoUnits(
      {
        ...man(),
        kinds: { good: { models: 1 }, bad: { models: 1, classic: { BS: 2 } } },
        weapons: { arm: arm({ shots: 'D3' }) },
      },
      { ...man(), models: 3, at: [20, 10] },
      AT_B,
    ),
    twoUnits({ ...man(), weapons: { arm: arm({ shots: '2D3' }) } }, { ...man(), models: 3, at: [20, 10] }, AT_B),
    // Precise hits among others.
    twoUnits(
      { ...man(), models: 2, weapons: { arm: arm({ shots: 2, rules: ['rending', 'precision-shots'] }) } },
      { ...man({ Sv: 4 }), models: 3, at: [20, 10] },
      AT_B,
    ),
    // Overheating weapons of two who stand apart from the target that answers.
    twoUnits(
      { ...man({ Sv: 4 }), models: 2, spacing: 4, weapons: { arm: arm({ rules: ['gets-hot'], shots: 2, range: 12 }) } },
      { ...man(), at: [20, 10], models: 2, weapons: { arm: arm({ range: 12 }) } },
      AND_BACK,
    ),
    // Two kinds of firers at a vehicle that one hit leaves with less.
    twoUnits(
      {
        ...man(),
        kinds: { good: { models: 1 }, bad: { models: 1, classic: { BS: 2 } } },
        weapons: { arm: arm({ S: 7, AP: 2, shots: 2, type: 'heavy', rules: ['rending'] }) },
      },
      {
        keywords: ['vehicle'],
        base: { hull: [4, 3] },
        height: 2,
        facing: 180,
        at: [24, 10],
        classic: { BS: 4, AV: [11, 11, 10], HP: 2, type: 'vehicle' },
      },
      AT_B,
    ),
  ],
};

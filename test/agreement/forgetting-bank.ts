import type { Example } from '../../src/scenario/types.ts';
import { ELECTED } from '../src/odds/elected-fire.ts';
import { twoUnits } from '../variants/two-units.ts';
import { FIRERS } from './bank/classic-firers.ts';
import { HULLS } from './bank/classic-hulls.ts';
import { LIKES } from './bank/classic-likes.ts';
import { MARKERS } from './bank/classic-markers.ts';
import { SEVERAL } from './bank/classic-several.ts';
import { piece } from './bank/classic-units.ts';

const INFANTRY = { keywords: ['infantry'], base: 25.4, height: 1.2 };

const SOLDIER = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };
const soldier = (stats: object = {}) => ({ ...INFANTRY, modern: { ...SOLDIER, ...stats } });
const gun = (more: object = {}) => ({ range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1, ...more });

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const man = (stats: object = {}) => ({ ...INFANTRY, classic: { ...MAN, ...stats } });
const arm = (more: object = {}) => ({ range: 36, S: 4, AP: 5, type: 'assault', ...more });

const AT_B = [{ shoot: 'A', at: 'B' }];
const AND_BACK = [...AT_B, { shoot: 'B', at: 'A' }];

/** A third unit, friend or foe, beside the target. */
const beside = (army: string, at: readonly number[], more: object = {}): object => ({ army, at, models: 2, ...more });

const withThird = (a: object, b: object, c: object, when: readonly object[] = AT_B): Example =>
  twoUnits({}, {}, when, {
    given: { units: { A: { army: 'red', at: [10, 10], models: 1, ...a }, B: { army: 'blue', at: [20, 10], models: 1, ...b }, C: c } },
  });

const inClassic = (weapon: object): object => ({ arm: { classic: weapon } });
const blast = (rules: readonly string[], more: object = {}): object =>
  inClassic(arm({ type: 'heavy', rules: ['blast', ...rules], ...more }));

/** Attacks, by family of the edition, in which what an account tells makes the difference, and which are seldom drawn. */
export const BANK: { readonly [family: string]: { readonly [name: string]: Example } } = {
  modern: {
    // What waits for the end of the volley: wounds of two weapons, of which one hurts more.
    aside: twoUnits(
      {
        ...soldier(),
        weapons: {
          one: gun({ skill: 3, keywords: ['devastating-wounds'] }),
          two: gun({ skill: 4, D: 3, keywords: ['devastating-wounds'] }),
        },
      },
      { ...soldier({ W: 2, T: 8 }), rules: ['feel-no-pain 5'], models: 3, at: [20, 10] },
      AT_B,
    ),
    'aside-d3': twoUnits(
      {
        ...soldier(),
        weapons: {
          one: gun({ skill: 3, D: 'D3', keywords: ['devastating-wounds'] }),
          two: gun({ skill: 3, D: 'D3+1', keywords: ['critical-wound-mortal-wounds 1'] }),
        },
      },
      { ...soldier({ W: 2, T: 8 }), models: 3, at: [20, 10] },
      AT_B,
    ),
    precise: twoUnits(
      {
        ...soldier(),
        weapons: {
          one: gun({ A: 2, skill: 3, keywords: ['precision', 'devastating-wounds'] }),
          two: gun({ skill: 3, D: 2, keywords: ['devastating-wounds'] }),
        },
      },
      {
        ...soldier({ W: 2 }),
        rules: ['feel-no-pain 5'],
        at: [20, 10],
        kinds: { man: { models: 2 }, chief: { models: 1, keywords: ['character'], modern: { W: 3 } } },
      },
      AT_B,
    ),
    // Two volleys, and an answer.
    'in-order': twoUnits(
      { ...soldier(), weapons: { one: gun({ A: 2, skill: 3 }), two: gun({ A: 2, skill: 5, D: 2 }) } },
      { ...soldier({ W: 2 }), models: 2, at: [20, 10], weapons: { arm: gun({ A: 2 }) } },
      AND_BACK,
    ),
    // Whether the first of two weapons has hit stays of use after its wounds have failed: the target shoots worse.
    suppression: twoUnits(
      { ...soldier(), rules: ['suppresses-targets'], weapons: { one: gun(), two: gun({ skill: 5 }) } },
      { ...soldier({ W: 4, T: 9 }), at: [20, 10], weapons: { arm: gun({ A: 2 }) } },
      AND_BACK,
    ),
    // How many wounds of one attack are still to be ignored.
    ignored: twoUnits(
      { ...soldier(), weapons: { arm: gun({ D: 'D3' }) } },
      { ...soldier({ W: 3 }), rules: ['feel-no-pain 5'], at: [20, 10] },
      AT_B,
    ),
    // Which of two hits is critical, where that one pierces better.
    pierce: twoUnits(
      { ...soldier(), weapons: { arm: gun({ A: 2, AP: -1, keywords: ['critical-hits-pierce 1'] }) } },
      { ...soldier({ Sv: 3 }), models: 2, at: [20, 10] },
      AT_B,
    ),
    // A number of attacks rolled for each of two.
    'attacks-d3': twoUnits(
      { ...soldier(), models: 2, weapons: { arm: gun({ A: 'D3' }) } },
      { ...soldier(), models: 3, at: [20, 10] },
      AT_B,
    ),
    // Whom mortal wounds fall on, in a unit whose models differ.
    mortal: twoUnits(
      { ...soldier(), weapons: { arm: gun({ A: 2, D: 2, keywords: ['devastating-wounds', 'precision'] }) } },
      {
        ...soldier({ W: 2 }),
        rules: ['feel-no-pain 5'],
        at: [20, 10],
        kinds: { man: { models: 2 }, chief: { models: 1, keywords: ['character'], modern: { W: 3 } } },
      },
      AT_B,
    ),
  },
  classic: {
    // Whom a marker hits besides its target, who is dealt with afterwards.
    others: withThird({ ...man(), weapons: blast([]) }, { ...man(), models: 2 }, beside('blue', [22, 11], man())),
    // Where each of two markers of a barrage comes down, from which wounds are given.
    barrage: withThird({ ...man(), weapons: blast(['barrage']) }, { ...man({ W: 2 }), models: 3 }, beside('blue', [22, 11], man())),
    'melta-blast': withThird(
      { ...man(), weapons: blast(['melta'], { S: 8, AP: 1 }) },
      {
        keywords: ['vehicle'],
        base: { hull: [4, 3] },
        height: 2,
        facing: 180,
        classic: { BS: 4, AV: [12, 12, 10], HP: 2, type: 'vehicle' },
      },
      beside('blue', [22, 12], man()),
    ),
    // How many of the hits of a marker cover has not stopped.
    covered: withThird(
      { ...man(), weapons: blast([]) },
      { ...man({ W: 2 }), models: 3, spacing: 1.1, statuses: ['gone-to-ground'] },
      beside('red', [4, 4], man()),
    ),
    // Those who pick whom they wound do not all reach the same.
    snipers: twoUnits(
      {
        ...man(),
        models: 2,
        spacing: 5,
        weapons: { arm: arm({ rules: ['sniper'], type: 'heavy', range: 12 }) },
      },
      { ...man(), models: 3, spacing: 2, at: [21, 10], weapons: { arm: arm({ range: 12 }) } },
      AND_BACK,
    ),
    'snipers-answered': twoUnits(
      { ...man(), models: 2, spacing: 3, weapons: { arm: arm({ rules: ['sniper'], type: 'heavy' }) } },
      { ...man(), models: 3, spacing: 3, at: [20, 10], weapons: { arm: arm({ range: 11 }) } },
      AT_B,
    ),
    // Two attackers in order at those who may be hurt by then.
    'in-order': withThird(
      { ...man(), weapons: inClassic(arm({ shots: 2 })) },
      { ...man({ W: 2 }), models: 2 },
      beside('red', [10, 14], { ...man({ BS: 2 }), models: 1, weapons: inClassic(arm({ shots: 2 })) }),
      [...AT_B, { shoot: 'C', at: 'B' }],
    ),
    // Blows of two sides, and who has won.
    fight: twoUnits({ ...man({ A: 2 }), models: 2, spacing: 1 }, { ...man({ I: 3 }), models: 2, spacing: 1, at: [11, 10] }, [
      { fight: 'A', at: 'B' },
    ]),
    // A model is hurt already when the next wound may fall on it or on its like.
    hurt: twoUnits(
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
    'shots-d3': twoUnits(
      {
        ...man(),
        kinds: { good: { models: 1 }, bad: { models: 1, classic: { BS: 2 } } },
        weapons: { arm: arm({ shots: 'D3' }) },
      },
      { ...man(), models: 3, at: [20, 10] },
      AT_B,
    ),
    'shots-2d3': twoUnits({ ...man(), weapons: { arm: arm({ shots: '2D3' }) } }, { ...man(), models: 3, at: [20, 10] }, AT_B),
    // Precise hits among others.
    precise: twoUnits(
      { ...man(), models: 2, weapons: { arm: arm({ shots: 2, rules: ['rending', 'precision-shots'] }) } },
      { ...man({ Sv: 4 }), models: 3, at: [20, 10] },
      AT_B,
    ),
    // Overheating weapons of two who stand apart from the target that answers; a ruin far off, beside which nobody is taken for another.
    hot: twoUnits(
      { ...man({ Sv: 4 }), models: 2, spacing: 4, weapons: { arm: arm({ rules: ['gets-hot'], shots: 2, range: 12 }) } },
      { ...man(), at: [20, 10], models: 2, weapons: { arm: arm({ range: 12 }) } },
      AND_BACK,
      { given: { terrain: [piece('ruin', 4, [40, 30, 44, 34])] } },
    ),
    // Two kinds of firers at a vehicle that one hit leaves with less.
    hull: twoUnits(
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
    // What the second of two models fires was elected before the first one's shots, by who was in reach of it then.
    elected: ELECTED,
    ...MARKERS,
    ...FIRERS,
    ...HULLS,
    ...LIKES,
    ...SEVERAL,
  },
};

import type { Bounds } from '../../src/odds/outcomes/graph.ts';
import { type AnyRule, DEED, type Frame, type Game, purpose, type Unit } from '../../src/rules/index.ts';
import type { Example } from '../../src/scenario/types.ts';
import { twoUnits } from '../variants/two-units.ts';
import { HOUSE, OWN_DIE, STRANGE } from './bank/classic-house.ts';
import { RULES } from './bank/classic-rules.ts';

/** An attack of the bank under switches of its edition, with a house rule, or both. */
export interface Switched {
  readonly example: Example;
  readonly switches?: string;
  readonly rule?: AnyRule;
  /** The edition does not have the rule as its own. */
  readonly stranger?: boolean;
  /** Courses that it takes at most as long as those of other counts are foreseen; without, those of the bank. */
  readonly bounds?: Bounds;
}

const INFANTRY = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const SOLDIER = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };
const soldier = (stats: object = {}) => ({ ...INFANTRY, modern: { ...SOLDIER, ...stats } });
const gun = (more: object = {}) => ({ range: 24, A: 1, skill: 4, S: 4, AP: 0, D: 1, ...more });

const AT_B = [{ shoot: 'A', at: 'B' }];
const NEAR = [16, 10];

/** One weapon at some models. */
const fires = (weapon: object, target: object, more: object = {}): Example =>
  twoUnits({ ...soldier(), ...more, weapons: { arm: gun(weapon) } }, { ...soldier(), at: NEAR, ...target }, AT_B);

/** Three units, the third beside the target or beside the attacker. */
const three = (a: object, b: object, c: object, when: readonly object[]): Example =>
  twoUnits({}, {}, when, {
    given: {
      units: {
        A: { army: 'red', at: [10, 10], models: 1, ...soldier(), ...a },
        B: { army: 'blue', at: NEAR, models: 1, ...soldier(), ...b },
        C: { army: 'blue', at: [16, 13], models: 1, ...soldier(), ...c },
      },
    },
  });

interface Attacking {
  readonly dice: Frame;
  readonly attacker: Unit;
  readonly target: Unit;
}
type SaveFace = (g: Game, a: Attacking, ...more: readonly unknown[]) => number;

/** A house rule that changes how a save is rolled. */
const ofSaves = (saveFace: (next: SaveFace) => SaveFace): AnyRule =>
  ({
    id: 'MY-SAVE-01',
    title: 'Mine',
    source: 'a test',
    text: 'A test.',
    changes: 'new',
    default: 'on',
    patch: () => ({ wrap: { saveFace } }),
  }) as unknown as AnyRule;

const MINE = purpose('my-die');
const HIT = purpose('hit');

/** It rolls a die of its own and keeps that to itself while the save is rolled: on 5 or more the save is made whatever it shows. */
const ownDie = ofSaves((next) => (g, a, ...more) => {
  const own = g.dice.d6(a.dice, MINE);
  const face = next(g, a, ...more);
  return own >= 5 ? 6 : face;
});

/** It opens a deed of its own in the middle of the attack, for two dice of a usual kind, of which it keeps the first to itself: 10 or more save. */
const ownDeed = ofSaves((next) => (g, a, ...more) => {
  const own = g.dice.begin(DEED.react, a.target, a.attacker);
  const first = g.dice.d6(own, HIT);
  const both = first + g.dice.d6(own, HIT);
  g.dice.end(own);
  return both >= 10 ? 6 : next(g, a, ...more);
});

const FEW = { forks: 1500, runs: 150 };

/** Attacks, by family of the edition, for single conditions of an account. */
export const SWITCHED: { readonly [family: string]: { readonly [name: string]: Switched } } = {
  modern: {
    // Faces of a batch wait for the last of them; which of them belongs to the critical hit matters.
    batch: { example: fires({ A: 2, AP: -1 }, { ...soldier({ Sv: 3 }), models: 3 }, { rules: ['hit-reroll-one', 'wound-reroll-one'] }) },
    'batch-pierces': {
      example: fires(
        { AP: -1, keywords: ['critical-hits-pierce 1', 'sustained-hits 1'] },
        { ...soldier({ Sv: 3 }), models: 3 },
        { rules: ['wound-reroll-one'] },
      ),
    },
    'batch-mixed': {
      switches: '@-TEN-SAVE-09',
      example: fires(
        { A: 3, skill: 3, D: 2, keywords: ['critical-wound-mortal-wounds 1'] },
        { ...soldier({ W: 3 }), models: 4 },
        { rules: ['wound-reroll-one'] },
      ),
    },
    // What waits for the end of the volley: of two weapons, several of each.
    'aside-weapons': {
      example: twoUnits(
        {
          ...soldier(),
          weapons: {
            one: gun({ A: 2, skill: 3, keywords: ['devastating-wounds'] }),
            two: gun({ A: 2, skill: 3, D: 3, keywords: ['devastating-wounds'] }),
          },
        },
        { ...soldier({ W: 2, T: 8 }), rules: ['feel-no-pain 5'], models: 3, at: NEAR },
        AT_B,
      ),
    },
    'aside-dice': {
      example: fires(
        { A: 2, keywords: ['critical-hit-mortal-wounds D3', 'critical-wound-mortal-wounds 2D3'] },
        { ...soldier(), models: 6 },
      ),
    },
    'aside-sides': {
      example: fires({ A: 2, keywords: ['critical-hit-mortal-wounds D3', 'critical-wound-mortal-wounds D6'] }, { ...soldier(), models: 8 }),
    },
    'aside-plus': {
      example: fires(
        { A: 2, keywords: ['critical-hit-mortal-wounds D3', 'critical-wound-mortal-wounds D3+1'] },
        { ...soldier(), models: 7 },
      ),
    },
    // Which of two targets, and which of two bearers, what waits belongs to: the gun reaches one target from either place.
    'aside-targets': {
      example: three(
        {
          places: [
            [10, 10],
            [10, 30],
          ],
          models: 2,
          weapons: { arm: gun({ A: 2, range: 10, D: 2, keywords: ['devastating-wounds'] }) },
        },
        { ...soldier({ T: 8 }), rules: ['feel-no-pain 5'] },
        { ...soldier({ W: 2, T: 8 }), at: [16, 30], rules: ['feel-no-pain 5'] },
        [{ shoot: 'A', at: ['B', 'C'], with: ['arm', 'arm'] }],
      ),
    },
    'aside-traits': {
      example: fires(
        { A: 2, range: 14, keywords: ['devastating-wounds', 'melta 1'] },
        { ...soldier({ W: 2, T: 8 }), models: 2, rules: ['feel-no-pain 5'] },
        {
          models: 2,
          places: [
            [10, 10],
            [6, 10],
          ],
        },
      ),
    },
    'aside-kinds': {
      switches: '@-TEN-WPN-23',
      example: fires(
        { A: 2, D: 3, keywords: ['devastating-wounds', 'critical-hit-mortal-wounds 0'] },
        { ...soldier(), models: 4, rules: ['feel-no-pain 5'] },
      ),
    },
    // The Toughness that a target had when it was picked: the chief falls to the first attacker and a boy to the second, or
    // the other way round.
    toughness: {
      example: three(
        { weapons: { one: gun({ keywords: ['precision'] }), two: gun() } },
        {
          ...soldier({ T: 3 }),
          kinds: { boy: { models: 1, points: 5 }, man: { models: 1 }, chief: { models: 1, keywords: ['character'], modern: { T: 5 } } },
        },
        { army: 'red', at: [10, 14], weapons: { one: gun({ keywords: ['precision'] }), two: gun() } },
        [
          { shoot: 'A', at: 'B', with: ['one', 'two'] },
          { shoot: 'C', at: 'B', with: ['one', 'two'] },
        ],
      ),
    },
    // So many that courses have to be foreseen: what is certain of hits and wounds is told before it is reported.
    many: { bounds: FEW, example: fires({ A: 14 }, { models: 5 }) },
    'many-lethal': { bounds: FEW, example: fires({ A: 14, keywords: ['lethal-hits'] }, { models: 5 }) },
    // Each attack to its end before the next: hits and wounds are reported when all are made.
    'one-by-one': { switches: '@-TEN-SAVE-09', example: fires({ A: 4, keywords: ['critical-hit-mortal-wounds 1'] }, { models: 4 }) },
    // Dice of house rules, of which the edition knows nothing.
    'own-deed': { rule: ownDeed, example: fires({}, soldier({ Sv: 4 })) },
    'own-die': { rule: ownDie, example: fires({ A: 2, skill: 3 }, { ...soldier({ Sv: 4 }), models: 2 }) },
  },
  classic: { ...HOUSE, ...STRANGE, ...RULES },
  hybrid: { 'own-die': OWN_DIE },
};

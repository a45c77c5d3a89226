import { describe, expect, test } from 'vitest';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import type { Scene } from '../../../src/scene/stage.ts';
import { attackOdds, loadSelection } from '../../../src/testing/index.ts';
import { chiSquared, sampledOdds } from '../../../src/testing/odds.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
const SAMPLES = 2500;
const rifle = { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };

interface Case {
  readonly gun: { readonly [key: string]: unknown };
  readonly other?: { readonly [key: string]: unknown };
  readonly guns?: number;
  readonly shooter?: readonly string[];
  readonly target?: { readonly [key: string]: unknown };
  readonly captain?: boolean;
  readonly points?: 'red' | 'blue';
}

function exampleOf({ gun, other, guns = 1, shooter = [], target = {}, captain = false, points }: Case): Example {
  const armed = { gunner: { models: guns, weapons: ['gun'] }, ...(other && { rifleman: { models: 1, weapons: ['other'] } }) };
  const led = { trooper: { models: 2 }, captain: { models: 1, keywords: ['character'], points: 80, modern: { W: 3 } } };
  return {
    rule: 'TEN-SHOOT-08',
    title: 'hidden state',
    line: 0,
    answers: { 'command-reroll': 'take', 'go-to-ground': 'decline' },
    dice: {},
    then: {},
    given: {
      units: {
        A: {
          army: 'red',
          at: [10, 10],
          keywords: ['infantry'],
          modern: { ...TROOPER, abilities: shooter },
          kinds: armed,
          weapons: { gun: { ...rifle, ...gun }, ...(other && { other: { ...rifle, ...other } }) },
        },
        B: {
          army: 'blue',
          at: [20, 10],
          keywords: ['infantry'],
          modern: { ...TROOPER, ...target },
          ...(captain ? { kinds: led } : { models: 3 }),
        },
      },
    },
    when: [
      ...(points === undefined ? [] : [{ gain: points, points: 1 }]),
      { shoot: 'A', at: 'B', with: other === undefined ? 'gun' : ['gun', 'other'] },
    ],
  } as unknown as Example;
}

const woundsLeft = (scene: Scene): number => {
  const b = scene.game.units[1];
  let left = 0;
  for (let m = b.first; m < b.first + b.size; m++) left += scene.game.models.wounds[m];
  return left;
};

const DEVASTATING = { D: 2, keywords: ['devastating-wounds'] };
const CASES: readonly (readonly [string, Case])[] = [
  ['put-aside wounds and a rifle', { gun: DEVASTATING, other: {} }],
  ['two of random damage', { gun: { D: 'D3', keywords: ['devastating-wounds', 'lethal-hits'] }, guns: 2 }],
  ['against Feel No Pain', { gun: { D: 3, keywords: ['devastating-wounds'] }, guns: 2, target: { abilities: ['feel-no-pain 5'] } }],
  ['mortal wounds of Critical Hits', { gun: { keywords: ['critical-hit-mortal-wounds 1'] }, guns: 2 }],
  ['mortal wounds of Critical Wounds', { gun: { D: 2, keywords: ['critical-wound-mortal-wounds D3', 'devastating-wounds'] }, other: {} }],
  ['at a captain among troopers', { gun: { D: 2, keywords: ['precision', 'devastating-wounds'] }, other: {}, captain: true }],
  ['one Hit roll again', { gun: { keywords: ['sustained-hits 1'] }, guns: 2, shooter: ['hit-reroll-one'] }],
  ['one Wound roll again', { gun: { keywords: ['lethal-hits', 'devastating-wounds'] }, guns: 2, shooter: ['wound-reroll-one'] }],
  ['one save again', { gun: { A: 2, D: 2 }, target: { abilities: ['save-reroll-one', 'feel-no-pain 6'] } }],
  ['a Hit roll treated as a 6', { gun: { keywords: ['lethal-hits'] }, guns: 2, shooter: ['hit-treated-as-6 1'] }],
  ['a Command Re-roll of those who shoot', { gun: { A: 2 }, points: 'red' }],
  ['a Command Re-roll of those who are shot', { gun: { A: 2, D: 2 }, points: 'blue' }],
];

describe.each([
  'tenth',
  'tenth:bare',
  'tenth@-TEN-WPN-23',
  'tenth@-TEN-SAVE-09',
  'tenth@-TEN-WPN-23,-TEN-SAVE-09',
  'tenth@-TEN-SAVE-08',
  'tenth@-TEN-SHOOT-13,-TEN-STRAT-03',
])('%s', (variant) => {
  test.each(CASES)('merged odds are as it is played: %s', async (_title, shot) => {
    const selection = await loadSelection(variant, process.cwd());
    const example = exampleOf(shot);
    const told = attackOdds(example, NO_FILES, selection)['B.woundsLeft']?.distribution ?? {};
    const exact = new Map(Object.entries(told).map(([value, p]) => [Number(value), p]));
    expect([...exact.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    const { chi, freedom } = chiSquared(exact, sampledOdds(example, NO_FILES, selection, woundsLeft, SAMPLES, 'tenth-saves'), SAMPLES);
    // Far beyond the 99.9 % point for so few degrees of freedom; a wrong face or a lost die is hundreds.
    expect(chi).toBeLessThan(11 + 5 * freedom);
  });
});

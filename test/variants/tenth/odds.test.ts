import { describe, expect, test } from 'vitest';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { chiSquared, exactOdds, sampledOdds } from '../../../src/testing/odds.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };

const NOTHING = Object.fromEntries([['then', {}]]);

interface Shot {
  readonly weapon: { readonly [key: string]: unknown };
  readonly target?: { readonly [key: string]: unknown };
  readonly shooters?: number;
  readonly targets?: number;
}

function exampleOf({ weapon, target, shooters = 1, targets = 3 }: Shot): Example {
  return {
    rule: 'TEN-SHOOT-08',
    title: 'odds',
    line: 0,
    answers: {},
    dice: {},
    ...NOTHING,
    given: {
      units: {
        A: { army: 'red', at: [10, 10], models: shooters, keywords: ['infantry'], modern: TROOPER, weapons: { gun: weapon } },
        B: { army: 'blue', at: [20, 10], models: targets, keywords: ['infantry'], modern: { ...TROOPER, ...target } },
      },
    },
    when: [{ shoot: 'A', at: 'B', with: 'gun' }],
  } as unknown as Example;
}

const selection = await loadSelection('tenth', process.cwd());
const rifle = { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1 };
const woundsLost = (scene: {
  readonly game: {
    readonly models: { readonly wounds: Int16Array };
    readonly units: readonly { readonly first: number; readonly size: number }[];
  };
}): number => {
  const b = scene.game.units[1];
  let left = 0;
  for (let i = b.first; i < b.first + b.size; i++) left += scene.game.models.wounds[i];
  return b.size * 2 - left;
};
const mean = (odds: ReadonlyMap<number, number>): number => [...odds].reduce((sum, [value, p]) => sum + value * p, 0);
const meanOf = (shot: Shot): number => mean(exactOdds(exampleOf(shot), NO_FILES, selection, woundsLost));

describe('exact odds of one attack', () => {
  test.each<[string, Shot, number]>([
    ['a rifle: 2/3 x 1/2 x 1/3', { weapon: rifle }, (2 / 3) * (1 / 2) * (1 / 3)],
    ['AP-2 is two faces of the save', { weapon: { ...rifle, AP: -2 } }, (2 / 3) * (1 / 2) * (4 / 6)],
    ['an invulnerable save stands against any AP', { weapon: { ...rifle, AP: -6 }, target: { inv: 4 } }, (2 / 3) * (1 / 2) * (1 / 2)],
    ['Sustained Hits 1 adds a hit on a 6', { weapon: { ...rifle, keywords: ['sustained-hits 1'] } }, (4 / 6 + 1 / 6) * (1 / 2) * (1 / 3)],
    ['Lethal Hits wound on a 6', { weapon: { ...rifle, keywords: ['lethal-hits'] } }, ((1 / 6) * 1 + (3 / 6) * (1 / 2)) * (1 / 3)],
    ['Twin-linked re-rolls failed wounds', { weapon: { ...rifle, keywords: ['twin-linked'] } }, (2 / 3) * (3 / 4) * (1 / 3)],
    ['Anti-infantry 3 makes 3s critical', { weapon: { ...rifle, S: 1, keywords: ['anti-infantry 3'] } }, (2 / 3) * (4 / 6) * (1 / 3)],
    [
      'Devastating Wounds go past the save',
      { weapon: { ...rifle, D: 2, keywords: ['devastating-wounds'] } },
      (2 / 3) * ((1 / 6) * 2 + (2 / 6) * (1 / 3) * 2),
    ],
    ['Torrent needs no roll to hit', { weapon: { ...rifle, keywords: ['torrent'] } }, (1 / 2) * (1 / 3)],
    ['Feel No Pain 5+ keeps a third', { weapon: rifle, target: { abilities: ['feel-no-pain 5'] } }, (2 / 3) * (1 / 2) * (1 / 3) * (2 / 3)],
    ['damage stops at the last wound', { weapon: { ...rifle, D: 6 } }, (2 / 3) * (1 / 2) * (1 / 3) * 2],
    ['Stealth takes one face off', { weapon: rifle, target: { abilities: ['stealth'] } }, (1 / 2) * (1 / 2) * (1 / 3)],
  ])('%s', (_title, shot, expected) => {
    expect(meanOf(shot)).toBeCloseTo(expected, 10);
  });

  test('two D2 attacks at W2 models never take three wounds', () => {
    const odds = exactOdds(exampleOf({ weapon: { ...rifle, D: 2 }, shooters: 2 }), NO_FILES, selection, woundsLost);
    expect([...odds.keys()].sort()).toEqual([0, 2, 4]);
    expect([...odds.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });
});

describe('sampled attacks', () => {
  test.each<[string, Shot]>([
    ['two rifles', { weapon: rifle, shooters: 2 }],
    [
      'a melter at random damage',
      { weapon: { range: 12, A: 1, skill: 3, S: 9, AP: -4, D: 'D6', keywords: ['melta 2'] }, target: { W: 2 } },
    ],
    ['a gun with everything', { weapon: { ...rifle, keywords: ['sustained-hits 1', 'lethal-hits', 'devastating-wounds', 'twin-linked'] } }],
  ])('%s follow their exact odds', (_title, shot) => {
    const samples = 6000;
    const example = exampleOf(shot);
    const exact = exactOdds(example, NO_FILES, selection, woundsLost);
    const { chi, freedom } = chiSquared(exact, sampledOdds(example, NO_FILES, selection, woundsLost, samples, 'tenth-odds'), samples);
    // Far beyond the 99.9 % point for so few degrees of freedom; a wrong face or a lost die is hundreds.
    expect(chi).toBeLessThan(11 + 5 * freedom);
  });
});

import { expect } from 'vitest';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { attackOdds, chiSquared, exactOdds, loadSelection, sampledOdds } from '../../src/testing/index.ts';

const FILE: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const SAMPLES = 1500;
/** A sum of independent chi-squared values is one with all their degrees of freedom: mean f, variance 2f. */
const SIGMAS = 4;

export interface Case {
  readonly name: string;
  readonly example: Example;
}

function makeCase(name: string, family: 'classic' | 'modern', weapon: object, target: object, rules: readonly string[]): Case {
  const shooter =
    family === 'classic' ? { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 } : { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 1 };
  const example = {
    rule: '',
    title: name,
    answers: {},
    dice: {},
    then: {},
    line: 0,
    given: {
      terrain: [],
      objectives: [],
      units: {
        A: { army: 'red', at: [10, 10], models: 1, keywords: ['infantry'], [family]: shooter, weapons: { arm: weapon } },
        B: { army: 'blue', at: [18, 10], models: 2, keywords: ['infantry'], [family]: target, rules },
      },
    },
    when: [{ shoot: 'A', at: 'B', with: 'arm' }],
  } as unknown as Example;
  return { name, example };
}

const classicWeapons = [
  { range: 24, S: 4, AP: 5, type: 'rapid-fire' },
  { range: 36, S: 5, AP: 4, type: 'heavy', shots: 2 },
  { range: 24, S: 7, AP: 2, type: 'heavy', rules: ['twin-linked'] },
  { range: 48, S: 8, AP: 3, type: 'heavy' },
  { range: 24, S: 4, AP: 5, type: 'assault', shots: 2, rules: ['rending'] },
  { range: 24, S: 3, AP: 6, type: 'assault', rules: ['poisoned 4'] },
  { range: 36, S: 4, AP: 6, type: 'heavy', rules: ['sniper'] },
  { range: 24, S: 4, AP: '-', type: 'assault', rules: ['shred'] },
  { range: 24, S: 3, AP: 4, type: 'assault', rules: ['fleshbane'] },
  { range: 24, S: 6, AP: 4, type: 'assault', shots: 2, rules: ['ignores-cover'] },
];
const classicTargets: readonly (readonly [object, readonly string[]])[] = [3, 4, 6].flatMap((T) =>
  (
    [
      [5, 7, 1, []],
      [3, 7, 1, []],
      [2, 5, 2, []],
      [4, 7, 2, ['feel-no-pain 5']],
    ] as const
  ).map(([Sv, inv, W, rules]) => [{ WS: 4, BS: 4, S: 4, T, W, I: 4, A: 1, Ld: 8, Sv, ...(inv < 7 ? { inv } : {}) }, rules] as const),
);

const modernWeapons = [
  { range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, keywords: ['rapid-fire 1'] },
  { range: 36, A: 2, skill: 4, S: 5, AP: -1, D: 1 },
  { range: 24, A: 1, skill: 3, S: 8, AP: -3, D: 2 },
  { range: 24, A: 1, skill: 3, S: 9, AP: -2, D: 'D3', keywords: ['twin-linked'] },
  { range: 24, A: 2, skill: 3, S: 4, AP: 0, D: 1, keywords: ['lethal-hits'] },
  { range: 24, A: 1, skill: 4, S: 6, AP: -1, D: 1, keywords: ['sustained-hits 1'] },
  { range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 1, keywords: ['devastating-wounds'] },
  { range: 24, A: 2, skill: 3, S: 3, AP: 0, D: 1, keywords: ['anti-infantry 4'] },
  { range: 12, A: 1, skill: 3, S: 8, AP: -4, D: 'D3', keywords: ['melta 2'] },
  { range: 12, A: 2, S: 4, AP: 0, D: 1, keywords: ['torrent', 'ignores-cover'] },
];
const modernTargets: readonly (readonly [object, readonly string[]])[] = [3, 4, 8].flatMap((T) =>
  (
    [
      [5, 7, 1, []],
      [3, 7, 2, []],
      [2, 4, 3, []],
      [4, 7, 2, ['feel-no-pain 5']],
    ] as const
  ).map(([Sv, inv, W, rules]) => [{ M: 6, T, Sv, W, Ld: 7, OC: 1, ...(inv < 7 ? { inv } : {}) }, rules] as const),
);

/** The wounds that the target has left. */
const left = (scene: { game: { models: { wounds: Int16Array } }; unit(name: string): { first: number; size: number } }): number => {
  const unit = scene.unit('B');
  let wounds = 0;
  for (let i = unit.first; i < unit.first + unit.size; i++) wounds += scene.game.models.wounds[i];
  return wounds;
};

/** By edition: every weapon of a list at every target of another. */
export const GRID = {
  classic: classicWeapons.flatMap((w, i) =>
    classicTargets.map(([t, rules], k) => makeCase(`weapon ${i} at target ${k}`, 'classic', { classic: w }, t, rules)),
  ),
  tenth: modernWeapons.flatMap((w, i) =>
    modernTargets.map(([t, rules], k) => makeCase(`weapon ${i} at target ${k}`, 'modern', { modern: w }, t, rules)),
  ),
};

/** Attacks against their exact odds, found by walking every course and by merging them. */
export async function expectAgreement(variant: string, cases: readonly Case[]): Promise<void> {
  const selection = await loadSelection(variant);
  let chi = 0;
  let freedom = 0;
  for (const { name, example } of cases) {
    const exact = exactOdds(example, FILE, selection, left);
    expect(
      [...exact.values()].reduce((a, b) => a + b, 0),
      name,
    ).toBeCloseTo(1, 9);
    const told = attackOdds(example, FILE, selection)['B.woundsLeft']?.distribution ?? {};
    for (const [value, p] of exact) expect(Math.abs((told[value] ?? 0) - p), `${name}: ${value} left`).toBeLessThan(1e-12);
    expect(
      Object.values(told).reduce((a, b) => a + b, 0),
      name,
    ).toBeCloseTo(1, 12);
    const sampled = sampledOdds(example, FILE, selection, left, SAMPLES, `odds ${variant} ${name}`);
    const apart = chiSquared(exact, sampled, SAMPLES);
    expect(apart.chi, `${name}: ${JSON.stringify([...exact])} and ${JSON.stringify([...sampled])}`).toBeLessThan(
      apart.freedom + 6 * Math.sqrt(2 * apart.freedom) + 8,
    );
    chi += apart.chi;
    freedom += apart.freedom;
  }
  expect(Math.abs(chi - freedom)).toBeLessThan(SIGMAS * Math.sqrt(2 * freedom));
}

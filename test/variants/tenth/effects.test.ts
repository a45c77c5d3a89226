import { describe, expect, test } from 'vitest';
import { filmOf } from '../../../src/replay/make-film.ts';
import { replayText } from '../../../src/replay/prose.ts';
import type { Battle, Example, ExampleFile } from '../../../src/scenario/types.ts';
import { attackOdds, loadSelection, sampledQuantities, soak } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const TROOPER = { M: 6, T: 4, Sv: 4, W: 1, Ld: 6, OC: 2 };
const RIFLE = { range: 24, A: 2, skill: 4, S: 4, AP: -1, D: 1 };

type Effects = readonly { readonly [key: string]: unknown }[];
interface Shot {
  /** Effects of the attacker, of the target. */
  readonly by?: Effects;
  readonly at?: Effects;
  readonly weapon?: { readonly [key: string]: unknown };
  readonly statuses?: { readonly [unit: string]: readonly string[] };
  readonly registers?: { readonly [unit: string]: { readonly [name: string]: number } };
  readonly active?: 'red' | 'blue';
  readonly objectives?: readonly { readonly id: string; readonly x: number; readonly y: number; readonly radius: number }[];
}

const withEffects = (effects: Effects | undefined) => (effects === undefined ? TROOPER : { ...TROOPER, effects });

function exampleOf({ by, at, weapon, statuses = {}, registers = {}, active = 'red', objectives = [] }: Shot): Example {
  const gun = { ...RIFLE, ...weapon };
  return {
    rule: '',
    title: 'odds',
    line: 0,
    answers: {},
    dice: {},
    ...Object.fromEntries([['then', {}]]),
    given: {
      active,
      statuses,
      registers,
      objectives,
      units: {
        A: { army: 'red', at: [10, 10], models: 1, keywords: ['infantry'], modern: withEffects(by), weapons: { gun } },
        B: { army: 'blue', at: [20, 10], models: 5, keywords: ['infantry'], modern: withEffects(at) },
      },
    },
    when: [{ shoot: 'A', at: 'B', with: 'gun' }],
  } as unknown as Example;
}

const selection = await loadSelection('tenth', process.cwd());
/** Models lost on average to two shots. */
const lost = (shot: Shot): number => attackOdds(exampleOf(shot), NO_FILES, selection)['B.modelsLost']?.mean ?? Number.NaN;

/** Two shots that hit, wound and are not saved with these chances. */
const shots = (hit: number, wound = 1 / 2, fail = 4 / 6): number => 2 * hit * wound * fail;

describe('exact odds know the effects of datasheets', () => {
  test.each<[string, Shot, number]>([
    ['none: 4+, 4+, 5+ to save', {}, shots(3 / 6)],
    ['hit-bonus', { by: [{ gives: ['hit-bonus 1'] }] }, shots(4 / 6)],
    ['of two bonuses 1 counts', { by: [{ gives: ['hit-bonus 1'] }, { attacks: 'ranged', gives: ['hit-bonus 1'] }] }, shots(4 / 6)],
    ['not that of melee attacks', { by: [{ attacks: 'melee', gives: ['hit-bonus 1'] }] }, shots(3 / 6)],
    ['wound-bonus', { by: [{ gives: ['wound-bonus 1'] }] }, shots(3 / 6, 4 / 6)],
    ['harder-to-hit', { at: [{ gives: ['harder-to-hit 1'] }] }, shots(2 / 6)],
    ['harder-to-wound', { at: [{ gives: ['harder-to-wound 1'] }] }, shots(3 / 6, 2 / 6)],
    ['against a bonus', { by: [{ gives: ['wound-bonus 1'] }], at: [{ gives: ['harder-to-wound 1'] }] }, shots(3 / 6)],
    ['save-bonus', { at: [{ gives: ['save-bonus 1'] }] }, shots(3 / 6, 1 / 2, 3 / 6)],
    ['feel-no-pain', { at: [{ gives: ['feel-no-pain 5'] }] }, shots(3 / 6) * (4 / 6)],
    ['the better Feel No Pain', { at: [{ gives: ['feel-no-pain 5'] }, { gives: ['feel-no-pain 4'] }] }, shots(3 / 6) * (3 / 6)],
    ['sustained-hits', { by: [{ gives: ['sustained-hits 1'] }] }, shots(4 / 6)],
    ['lethal-hits', { by: [{ gives: ['lethal-hits'] }] }, 2 * (2 / 6 / 2 + 1 / 6) * (4 / 6)],
    ['hit-reroll-ones', { by: [{ gives: ['hit-reroll-ones'] }] }, shots(3 / 6 + (1 / 6) * (3 / 6))],
    ['hit-rerolls', { by: [{ gives: ['hit-rerolls'] }] }, shots(3 / 4)],
    ['wound-reroll-ones', { by: [{ gives: ['wound-reroll-ones'] }] }, shots(3 / 6, 3 / 6 + (1 / 6) * (3 / 6))],
    ['wound-rerolls', { by: [{ gives: ['wound-rerolls'] }] }, shots(3 / 6, 3 / 4)],
    ['improves-strength', { by: [{ gives: ['improves-strength 1'] }] }, shots(3 / 6, 4 / 6)],
    ['improves-attacks', { by: [{ gives: ['improves-attacks 1'] }] }, shots(3 / 6) * 1.5],
    ['improves-bs and improves-ap', { by: [{ gives: ['improves-bs 1', 'improves-ap 1'] }] }, shots(4 / 6, 1 / 2, 5 / 6)],
    ['worsens-bs', { by: [{ gives: ['worsens-bs 1'] }] }, shots(2 / 6)],
    ['improves-save', { at: [{ gives: ['improves-save 1'] }] }, shots(3 / 6, 1 / 2, 3 / 6)],
  ])('%s', (_, shot, mean) => {
    expect(lost(shot)).toBeCloseTo(mean, 12);
  });

  test.each<[string, Shot, number]>([
    ['stationary', { by: [{ while: 'stationary', gives: ['hit-bonus 1'] }], statuses: { A: ['remained-stationary'] } }, shots(4 / 6)],
    ['not stationary', { by: [{ while: 'stationary', gives: ['hit-bonus 1'] }] }, shots(3 / 6)],
    ['advanced', { at: [{ while: 'advanced', gives: ['harder-to-hit 1'] }], statuses: { B: ['advanced'] } }, shots(2 / 6)],
    ['charged', { at: [{ while: 'charged', gives: ['harder-to-hit 1'] }], statuses: { B: ['charged'] } }, shots(2 / 6)],
    [
      'battle-shocked',
      { at: [{ while: 'battle-shocked', gives: ['save-bonus 1'] }], statuses: { B: ['battle-shocked'] } },
      shots(3 / 6, 1 / 2, 3 / 6),
    ],
    ['its own turn', { by: [{ while: 'in-your-turn', gives: ['hit-bonus 1'] }] }, shots(4 / 6)],
    ['not its own turn', { at: [{ while: 'in-your-turn', gives: ['harder-to-hit 1'] }] }, shots(3 / 6)],
    ["the opponent's turn", { at: [{ while: 'in-opponents-turn', gives: ['harder-to-hit 1'] }] }, shots(2 / 6)],
    [
      'two conditions, both of which hold',
      { by: [{ while: ['in-your-shooting', 'at-objective'], gives: ['hit-bonus 1'] }], objectives: [{ id: 'm', x: 10, y: 12, radius: 0 }] },
      shots(4 / 6),
    ],
    [
      'two conditions, one of which does not',
      { by: [{ while: ['in-your-shooting', 'at-objective'], gives: ['hit-bonus 1'] }] },
      shots(3 / 6),
    ],
    [
      'an objective far away',
      { by: [{ while: 'at-objective', gives: ['hit-bonus 1'] }], objectives: [{ id: 'm', x: 40, y: 40, radius: 0 }] },
      shots(3 / 6),
    ],
    ['a stronger attack', { at: [{ while: 'attacker-stronger', gives: ['harder-to-wound 1'] }], weapon: { S: 5 } }, shots(3 / 6, 3 / 6)],
    ['one as strong', { at: [{ while: 'attacker-stronger', gives: ['harder-to-wound 1'] }] }, shots(3 / 6)],
  ])('while %s', (_, shot, mean) => {
    expect(lost(shot)).toBeCloseTo(mean, 12);
  });

  test('those that have begun hold, and those of the same length that have not do not', () => {
    const by = [
      { when: 'in-your-command', until: 'turn', gives: ['hit-bonus 1'] },
      { when: 'at-your-shooting-start', until: 'turn', gives: ['wound-bonus 1'] },
    ];
    const statuses = { A: ['effect-this-turn'] };
    expect(lost({ by })).toBeCloseTo(shots(3 / 6), 12);
    expect(lost({ by, statuses, registers: { A: { 'effects-this-turn': 1 } } })).toBeCloseTo(shots(4 / 6), 12);
    expect(lost({ by, statuses, registers: { A: { 'effects-this-turn': 2 } } })).toBeCloseTo(shots(3 / 6, 4 / 6), 12);
    expect(lost({ by, statuses, registers: { A: { 'effects-this-turn': 3 } } })).toBeCloseTo(shots(4 / 6, 4 / 6), 12);
    // What ends the condition ends the effect, whatever is still noted of it.
    expect(lost({ by, registers: { A: { 'effects-this-turn': 3 } } })).toBeCloseTo(shots(3 / 6), 12);
  });

  test('a condition that the attack itself changes is played as it changes', () => {
    const at = [{ while: 'below-starting-strength', gives: ['feel-no-pain 4', 'save-bonus 1'] }];
    const shot = { at, weapon: { A: 3, keywords: ['sustained-hits 1'] }, by: [{ gives: ['hit-rerolls'] }] };
    const exact = attackOdds(exampleOf(shot), NO_FILES, selection)['B.modelsLost'];
    const sampled = sampledQuantities(exampleOf(shot), NO_FILES, selection, 40_000, 'effects')['B.modelsLost'];
    for (const [value, chance] of Object.entries(exact?.distribution ?? {})) {
      const error = Math.sqrt((chance * (1 - chance)) / 40_000);
      expect(Math.abs((sampled?.distribution[value] ?? 0) - chance), value).toBeLessThan(4.5 * error + 1e-9);
    }
    expect(Object.keys(sampled?.distribution ?? {}).filter((value) => exact?.distribution[value] === undefined)).toEqual([]);
  });
});

/** Line infantry of the duel with effects of every kind of moment. */
const EFFECTS: Effects = [
  { while: 'in-your-shooting', gives: ['hit-rerolls', 'wound-reroll-ones'] },
  { while: 'attacker-stronger', gives: ['harder-to-wound 1', 'save-bonus 1'] },
  { while: ['below-half-strength', 'at-objective'], gives: ['feel-no-pain 5'] },
  { when: 'in-your-command', until: 'turn', optional: true, gives: ['improves-move 2', 'improves-attacks 1', 'sustained-hits 1'] },
  { when: 'at-round-start', until: 'round', once: true, gives: ['harder-to-hit 1', 'worsens-leadership 1'] },
  { when: 'at-opponents-turn-start', until: 'your-command', gives: ['lethal-hits', 'improves-oc 1', 'improves-ap 1'] },
  { when: 'at-fight-start', until: 'phase', gives: ['wound-bonus 1', 'improves-ws 1', 'improves-damage 1'] },
];

function duel(): Battle {
  const battle = loadScenario('duel');
  const sheet = battle.datasheets['line-infantry'] as Battle['datasheets'][string];
  const blocks = { ...sheet.blocks, modern: { ...sheet.blocks['modern'], effects: EFFECTS } };
  return { ...battle, datasheets: { ...battle.datasheets, 'line-infantry': { ...sheet, blocks } } } as Battle;
}

describe('in play', () => {
  test('effects keep the invariants, and the same seed gives the same engagements', () => {
    const first = soak(selection, duel(), 8, 'effects');
    expect(first.problems).toEqual([]);
    expect(soak(selection, duel(), 8, 'effects').checksum).toBe(first.checksum);
    expect(soak(selection, loadScenario('duel'), 8, 'effects').checksum).not.toBe(first.checksum);
  });

  test('a replay says what begins, and for how long', () => {
    const lines = replayText(filmOf({ battle: duel(), selection, seed: 'sandtable', pair: 0, redSeat: 0 }))
      .split('\n')
      .map((line) => line.trim().replace(/ {2}TEN-.*/, ''));
    const from = (line: string): readonly string[] => lines.slice(lines.indexOf(line));
    expect(from('Line 1 is under an effect until the end of the round').slice(0, 3)).toEqual([
      'Line 1 is under an effect until the end of the round',
      'Hit rolls against Line 1 are 1 lower',
      'Line 1: Leadership worse by 1',
    ]);
    expect(from('Line 1 is under an effect until the end of the turn').slice(0, 4)).toEqual([
      'Line 1 is under an effect until the end of the turn',
      'Line 1 has Sustained Hits 1',
      'Line 1: Move better by 2',
      'Line 1: Attacks better by 1',
    ]);
    expect(lines.filter((line) => line === 'Line 1 is under an effect until the end of the round')).toHaveLength(1);
    expect(from('Line 1 is under an effect until its next Command phase').slice(0, 4)).toEqual([
      'Line 1 is under an effect until its next Command phase',
      'Line 1 has Lethal Hits',
      'Line 1: OC better by 1',
      'Line 1: AP better by 1',
    ]);
  });
});

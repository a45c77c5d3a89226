import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressedDice, rootKey } from '../../../src/engine/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { perform } from '../../../src/scene/perform.ts';
import { sceneWith } from '../../../src/scene/stage.ts';
import { loadSelection } from '../../../src/testing/index.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const NOTHING = Object.fromEntries([['then', {}]]);
const selection = await loadSelection('tenth', process.cwd());
const ROOT = rootKey('tenth-attacks');

const ABILITIES = [
  'sustained-hits 1',
  'lethal-hits',
  'devastating-wounds',
  'twin-linked',
  'rapid-fire 1',
  'blast',
  'hazardous',
  'torrent',
  'anti-infantry 4',
];

const weapons = fc.record({
  A: fc.constantFrom<number | string>(1, 2, 'D3', 'D6+1'),
  skill: fc.integer({ min: 2, max: 6 }),
  S: fc.integer({ min: 1, max: 12 }),
  AP: fc.integer({ min: -5, max: 0 }).map((ap) => ap || 0),
  D: fc.constantFrom<number | string>(1, 2, 3, 'D3', 'D6'),
  keywords: fc.subarray(ABILITIES),
});
const targets = fc.record({
  T: fc.integer({ min: 1, max: 8 }),
  Sv: fc.integer({ min: 2, max: 6 }),
  W: fc.integer({ min: 1, max: 4 }),
  abilities: fc.subarray(['feel-no-pain 5', 'stealth']),
});

function volley(weapon: object, target: object, shooters: number, models: number, pair: number) {
  const trooper = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };
  const example = {
    rule: 'TEN-SHOOT-08',
    title: 'volley',
    line: 0,
    answers: {},
    dice: {},
    ...NOTHING,
    given: {
      units: {
        A: {
          army: 'red',
          at: [10, 5],
          models: shooters,
          keywords: ['infantry'],
          modern: trooper,
          weapons: { gun: { range: 24, ...weapon } },
        },
        B: { army: 'blue', at: [18, 5], models, keywords: ['infantry'], modern: { ...trooper, ...target } },
      },
    },
    when: [{ shoot: 'A', at: 'B', with: 'gun' }],
  } as unknown as Example;
  const holder: { dice: AddressedDice | null } = { dice: null };
  const scene = sceneWith(example, NO_FILES, selection, (rollers, nobody) => {
    holder.dice = new AddressedDice(rollers, nobody);
    return holder.dice;
  });
  holder.dice?.seat(ROOT, 1, pair);
  scene.again();
  perform(scene, example);
  return scene;
}

describe('any volley at a fresh unit', () => {
  test('leaves at most one model hurt, and takes off no more than there was', () => {
    fc.assert(
      fc.property(
        weapons,
        targets,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(10_000),
        (weapon, target, shooters, models, pair) => {
          const scene = volley(weapon, target, shooters, models, pair);
          const b = scene.game.units[1];
          const m = scene.game.models;
          let hurt = 0;
          let alive = 0;
          for (let i = b.first; i < b.first + b.size; i++) {
            expect(m.wounds[i]).toBeGreaterThanOrEqual(0);
            expect(m.alive[i] === 1).toBe(m.wounds[i] > 0);
            alive += m.alive[i];
            if (m.wounds[i] > 0 && m.wounds[i] < target.W) hurt++;
          }
          expect(hurt).toBeLessThanOrEqual(1);
          expect(b.alive).toBe(alive);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('has no more wounds than hits, and no more failed saves than wounds', () => {
    fc.assert(
      fc.property(weapons, targets, fc.integer({ min: 1, max: 10 }), fc.nat(10_000), (weapon, target, shooters, pair) => {
        const { trace } = volley(weapon, target, shooters, 10, pair);
        const attacks = trace.tally('shoots-at') ?? 0;
        const hits = trace.tally('hits') ?? 0;
        const wounds = trace.tally('wounds') ?? 0;
        expect(attacks).toBeGreaterThanOrEqual(shooters);
        expect(hits).toBeLessThanOrEqual(attacks * (weapon.keywords.includes('sustained-hits 1') ? 2 : 1));
        expect(wounds).toBeLessThanOrEqual(hits);
        expect(trace.tally('unsaved') ?? 0).toBeLessThanOrEqual(wounds);
        if (weapon.keywords.includes('torrent')) expect(hits).toBe(attacks);
      }),
      { numRuns: 150 },
    );
  });
});

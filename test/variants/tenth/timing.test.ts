import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMatch, keywordsOf } from '../../../src/compile/index.ts';
import { type Answer, decisions, type Family, unitRegisters } from '../../../src/rules/index.ts';
import type { Battle, Example, ExampleFile } from '../../../src/scenario/types.ts';
import type { Scene } from '../../../src/testing/index.ts';
import { loadSelection, setStage, soak } from '../../../src/testing/index.ts';
import { rules } from '../../../variants/tenth/contents.ts';
import { morale } from '../../../variants/tenth/morale/index.ts';
import { timing } from '../../../variants/tenth/timing/index.ts';
import { loadScenario } from '../../files.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const selection = await loadSelection('tenth');
const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };

/** A scenario in which every model has every ability of the two areas. */
function withAll(battle: Battle): Battle {
  const abilities = [...timing.abilities, ...morale.abilities].flatMap((it) => keywordsOf(it)).map((name) => `${name} 9`);
  const datasheets = Object.fromEntries(
    Object.entries(battle.datasheets).map(([id, sheet]) => {
      const models = sheet.models.map((kind) => {
        const modern = kind.blocks['modern'] as { readonly abilities?: readonly string[] } | undefined;
        if (modern === undefined) return kind;
        const block = { ...modern, abilities: [...(modern.abilities ?? []), ...abilities] };
        return { ...kind, blocks: { ...kind.blocks, modern: block } as unknown as typeof kind.blocks };
      });
      return [id, { ...sheet, models }];
    }),
  );
  return { ...battle, datasheets };
}

/** Rules of turns, commands and morale. */
const timed = rules.filter((rule) => /^TEN-(TURN|MORALE)-/.test(rule.id));

describe('games in which every unit has every ability with a time', () => {
  const crowded = withAll(loadScenario('patrol', { doctrines: { red: 'random', blue: 'random' } }));

  test('they are really carried', () => {
    const { composed } = compileMatch(selection, crowded);
    expect(Object.keys(composed.ruleset.seams).length).toBeGreaterThan(0);
    const spec = soak(selection, crowded, 1, 'timing').checksum;
    expect(spec).not.toBe(soak(selection, loadScenario('patrol', { doctrines: { red: 'random', blue: 'random' } }), 1, 'timing').checksum);
  });

  test.each([
    'tenth',
    'tenth:bare',
    'tenth:before',
    ...timed.map((rule) => `tenth@-${rule.id}`),
    ...timed.filter((rule) => rule.supersedes === undefined).map((rule) => `tenth:bare@+${rule.id}`),
  ])('%s breaks nothing', async (spec) => {
    expect(soak(await loadSelection(spec), crowded, 1, 'timing').problems).toEqual([]);
  });
});

type Units = { readonly [name: string]: object };
const unit = (army: string, at: readonly [number, number], rules: readonly string[], more: object = {}): object => ({
  army,
  at,
  base: 32,
  keywords: ['infantry'],
  rules,
  modern: TROOPER,
  ...more,
});

function stage(units: Units, dice: Example['dice'] = {}): Scene {
  const example = { rule: 'TEN-TURN-02', title: 'timing', line: 0, answers: {}, dice, then: {}, when: [], given: { units } };
  return setStage(example as unknown as Example, NO_FILES, selection, dice as never).scene;
}

function answer(scene: Scene, side: 0 | 1, id: string, by: Answer<Family>): void {
  const slot = decisions.find((it) => it.id === id)?.slot;
  if (slot === undefined) throw new Error(id);
  (scene.arena.match.scripts[side].answers as (Answer<Family> | undefined)[])[slot] = by;
}

describe('what falls due at one moment', () => {
  test('whatever order is picked, each rule is settled once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 5 }),
        fc.infiniteStream(fc.nat()),
        (hurting, healing, picks) => {
          const units: Record<string, object> = {
            Z: unit('blue', [20, 10], [], { wounds: [30], modern: { ...TROOPER, W: 60 } }),
          };
          for (let k = 0; k < hurting; k++) units[`H${k}`] = unit('red', [10, 4 + 3 * k], ['hurts-nearest-at-movement-end 40']);
          for (let k = 0; k < healing; k++)
            units[`R${k}`] = unit('red', [4, 4 + 3 * k], ['gains-points-at-round-end 1', 'heals-at-movement-end 1']);
          const scene = stage(units);
          answer(scene, 0, 'TEN-TURN-02/next-duty', (q) => (picks.next().value as number) % q.n);
          const target = scene.unit('Z').first;
          const before = scene.game.models.wounds[target];
          scene.play('movement-end', 0);
          expect(before - scene.game.models.wounds[target]).toBe(hurting);
          expect(scene.game.units.every((u) => u.alive === 1)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('who declares second knows what the first has said; nobody does where both speak at once', async () => {
    const once = {
      A: unit('red', [10, 10], ['gains-points-once-at-round-start 3']),
      B: unit('blue', [60, 40], ['gains-points-once-at-round-start 3']),
    };
    const declared = unitRegisters.find('declared');
    for (const [spec, knows] of [
      ['tenth', true],
      ['tenth@-TEN-TURN-10', false],
    ] as const) {
      const dice = { 'roll-off@red': [2], 'roll-off@blue': [6] };
      const example = { rule: 'TEN-TURN-10', title: 'timing', line: 0, answers: {}, dice, then: {}, when: [], given: { units: once } };
      const { scene } = setStage(example as unknown as Example, NO_FILES, await loadSelection(spec), dice as never);
      const heard: boolean[] = [];
      answer(scene, 0, 'gains-points-once', () => 1);
      answer(scene, 1, 'gains-points-once', (q) => {
        heard.push((q.game.units[0]?.reg[declared] ?? 0) > 0);
        return 1;
      });
      scene.play('round-start', 0);
      expect(heard, spec).toEqual([knows]);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps } from '../../../src/kit/index.ts';
import { CAUSE, type Game, PLACE, type Unit } from '../../../src/rules/index.ts';
import type { Battle, Example } from '../../../src/scenario/types.ts';
import { loadSelection, setStage, soak } from '../../../src/testing/index.ts';
import type { Modern, ModernSeams } from '../../../variants/tenth/index.ts';
import { returnModels } from '../../../variants/tenth/units/returning.ts';
import { loadScenario } from '../../files.ts';
import { FILE } from '../two-units.ts';

const TROOPER = { M: 6, T: 4, Sv: 3, W: 2, Ld: 6, OC: 2 };

type Place = readonly [x: number, y: number];

interface Table {
  readonly g: Game<Modern>;
  readonly s: ModernSeams;
  readonly units: readonly Unit<Modern>[];
}

async function tableOf(spec: string, units: { readonly [name: string]: object }): Promise<Table> {
  const selection = await loadSelection(spec, process.cwd());
  const example = {
    rule: '',
    title: 'units',
    line: 0,
    answers: {},
    dice: {},
    then: {},
    when: [],
    given: { units, terrain: [] },
  } as unknown as Example;
  const { scene } = setStage(example, FILE, selection, {});
  const g = scene.game as unknown as Game<Modern>;
  return { g, s: scene.seams as unknown as ModernSeams, units: g.units as readonly Unit<Modern>[] };
}

const squad = (army: string, places: readonly Place[], more: object = {}) => ({
  army,
  places,
  models: places.length,
  base: 32,
  height: 1.2,
  keywords: ['infantry'],
  modern: TROOPER,
  ...more,
});

const block = (x: number, y: number, n: number): Place[] =>
  Array.from({ length: n }, (_, k) => [x + 1.5 * (k % 5), y + 1.5 * Math.floor(k / 5)] as const);

describe('returning models', () => {
  const spots = fc.array(fc.tuple(fc.integer({ min: 8, max: 22 }), fc.integer({ min: 8, max: 22 })), { minLength: 1, maxLength: 8 });
  const losses = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 9 });

  test.each(['tenth', 'tenth:bare'])('%s: never beyond the Starting Strength, whole, coherent and clear of everybody', async (spec) => {
    await fc.assert(
      fc.asyncProperty(losses, spots, fc.integer({ min: 1, max: 12 }), async (lost, others, n) => {
        const { g, s, units } = await tableOf(spec, {
          A: squad('red', block(10, 10, 10)),
          B: squad('blue', [...new Map(others.map(([x, y]) => [`${x},${y}`, [x * 2 + 0.5, y * 2 + 0.5] as const])).values()]),
        });
        const a = units[0] as Unit<Modern>;
        for (const k of new Set(lost)) g.remove(a.first + k, CAUSE.shooting, null);
        const left = a.alive;
        const whole = s.coherent(g, a);
        const back = returnModels(g, s, a, n);
        expect(a.alive).toBe(left + back);
        expect(back).toBeLessThanOrEqual(Math.min(n, 10 - left));
        expect(a.place).toBe(PLACE.table);
        if (whole) expect(s.coherent(g, a)).toBe(true);
        for (let i = a.first; i < a.first + a.size; i++) {
          expect(g.models.wounds[i]).toBe(g.models.alive[i] === 0 ? 0 : 2);
          for (let j = 0; j < g.models.x.length; j++) {
            if (i !== j && g.models.alive[i] !== 0 && g.models.alive[j] !== 0 && (j >= a.size || j > i)) {
              const before = lost.includes(i - a.first) || lost.includes(j - a.first);
              if (before) expect(overlaps(g.models, i, j)).toBe(false);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('wounds come back no further than a model began with', async () => {
    const { g, s, units } = await tableOf('tenth', { A: squad('red', [[10, 10]]), B: squad('blue', [[30, 10]]) });
    const a = units[0] as Unit<Modern>;
    expect(s.heal(g, a.first, 3)).toBe(0);
    g.wound(a.first, 1, CAUSE.other, null);
    expect([s.heal(g, a.first, 3), g.models.wounds[a.first]]).toEqual([1, 2]);
    g.remove(a.first, CAUSE.other, null);
    expect([s.heal(g, a.first, 3), returnModels(g, s, a, 1)]).toEqual([0, 0]);
  });
});

const WILD = [
  'fights-on-death 3',
  'shoots-on-death 3',
  'not-destroyed-on 5',
  'rises-again 3',
  'returns-models-in-your-command 2',
  'deadly-demise D3',
  'regains-wound-on-kill-within 6',
  'repositions-at-your-movement-end',
  'repositions-at-opponents-turn-end',
  'replaced-when-destroyed 3',
];
const LEADS = ['leader-feel-no-pain 5', 'leader-lethal-hits', 'leader-sustained-hits 1', 'leader-hit-bonus 1'];

/** A bundled scenario in which everybody has every ability of models that go and come back. */
function wild(name: string, doctrine: string): Battle {
  const battle = structuredClone(loadScenario(name, doctrine === '' ? {} : { doctrines: { red: doctrine, blue: doctrine } }));
  for (const sheet of Object.values(battle.datasheets)) {
    const block = sheet.blocks['modern'] as { abilities?: string[] } | undefined;
    if (block === undefined) continue;
    block.abilities = [...(block.abilities ?? []), ...WILD, ...(sheet.keywords.includes('character') ? LEADS : [])];
  }
  return battle;
}

describe('armies whose models all act on their death and come back', () => {
  test.each(['tenth', 'tenth:bare'].flatMap((spec) => ['', 'random'].map((doctrine) => [spec, doctrine] as const)))(
    '%s, doctrine "%s": nobody overlaps or strays, wounds and points add up',
    async (spec, doctrine) => {
      for (const name of ['patrol', 'psykers']) {
        const { problems } = soak(await loadSelection(spec, process.cwd()), wild(name, doctrine), 2, 'wild');
        expect(problems, name).toEqual([]);
      }
    },
    60_000,
  );
});

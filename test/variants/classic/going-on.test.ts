import { expect, test } from 'vitest';
import { decisions, type Question } from '../../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../../src/scenario/types.ts';
import { loadSelection, perform, setStage } from '../../../src/testing/index.ts';
import type { ClassicSeams } from '../../../variants/classic/hub.ts';

const NO_FILES: ExampleFile = { examples: [], datasheets: {}, sources: [] };
const MAN = { WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 3, A: 1, Ld: 7, Sv: 5 };
const RIDER = { WS: 4, BS: 4, S: 4, T: 5, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 };
const HULL = { base: { hull: [4, 3] }, height: 2, keywords: ['vehicle'] };
const TANK = { BS: 3, AV: [12, 11, 10], HP: 3, type: 'vehicle' };

/** How far a unit that has moved 12 inches may go on instead of shooting, as whoever decides for it is told; -1 if nobody is asked. */
async function farInches(edition: string, rider: Readonly<Record<string, unknown>>): Promise<number> {
  const family = edition === 'hybrid' ? 'hybrid' : 'classic';
  const example = {
    rule: '',
    title: 'going on',
    line: 0,
    answers: {},
    dice: {},
    when: [{ move: 'A', to: [22, 20] }],
    ...Object.fromEntries([['then', {}]]),
    given: {
      units: {
        A: { army: 'red', at: [10, 20], models: 1, ...rider },
        B: { army: 'blue', at: [66, 44], models: 1, keywords: ['infantry'], [family]: MAN },
      },
    },
  } as unknown as Example;
  const { scene } = setStage(example, NO_FILES, await loadSelection(edition), {});
  perform(scene, example);
  const { game } = scene;
  let told = -1;
  for (const script of scene.arena.match.scripts) {
    const answers = decisions.map((d) => (q: Question) => {
      if (['flat-out', 'turbo-boost'].includes(d.id)) told = q.what.farInches?.(q) ?? 0;
      return 0;
    });
    Object.assign(script, { answers });
  }
  const seams = scene.arena.match.ruleset.seams as unknown as ClassicSeams;
  seams.shootingAction(game as unknown as Parameters<ClassicSeams['shootingAction']>[0], game.units[0] as never);
  return told;
}

test('whoever decides whether a unit goes on is told how far', async () => {
  const bike = (type: string) => ({ keywords: [type], classic: { type, ...RIDER } });
  expect(await farInches('classic', bike('bike'))).toBe(12);
  expect(await farInches('classic', bike('jetbike'))).toBe(24);
  expect(await farInches('classic', { ...HULL, classic: TANK })).toBe(6);
  expect(await farInches('classic', { ...HULL, classic: { ...TANK, flags: ['fast', 'skimmer'] } })).toBe(18);
  // Movement 10 and 6 inches, less the 12 that it has moved.
  expect(await farInches('hybrid', { ...HULL, hybrid: { ...TANK, M: 10 } })).toBe(4);
  expect(await farInches('classic', { keywords: ['infantry'], classic: MAN })).toBe(-1);
});

import { describe, expect, it } from 'vitest';
import { LOOK, makeSight, type Optics } from '../../../src/kit/index.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import type { Game } from '../../../src/rules/index.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import { lookInches, seesWithin } from '../../../variants/classic/sight/look.ts';
import { numbers } from '../../src/kit/end-boards.ts';
import { board, fakeGame, rectangle } from '../../src/kit/harness.ts';

const BLOCK = terrainKind('look-test-block');
const terrain = new Uint8Array(BLOCK + 1);
terrain[BLOCK] = LOOK.opaque;
const optics = { terrain, walls: new Uint8Array(0), eyeShare: 0.8, across: 3, levels: 2, obstructs: () => false } satisfies Optics<Classic>;

/** A unit among blocks that hide part of an enemy unit, and of a second one, from it. */
function scene(random: () => number): { g: Game<Classic>; forget: () => void } {
  const around = (far: number): [number, number] => [15 + (random() - 0.5) * far, 15 + (random() - 0.5) * far];
  const blocks = Array.from({ length: 5 }, () => {
    const [x, y] = around(20);
    return { kind: 'look-test-block', polygon: rectangle(x, y, x + 1 + random() * 3, y + 1 + random() * 3) };
  });
  const squad = (n: number) => Array.from({ length: n }, () => around(26));
  const g = fakeGame(
    [{ at: squad(2) }, { side: 1, at: squad(4) }, { side: 1, at: squad(3) }],
    board(blocks, 30, 30),
  ) as unknown as Game<Classic>;
  const memory = (first: number) => new Float64Array(g.models.x.length).fill(first);
  const lookAt = memory(-1);
  const desk = { sight: makeSight(optics, g), lookInches: memory(0), lookBeyond: memory(0), lookAt, lookPoses: memory(0) };
  return { g: Object.assign(g, { desk }), forget: () => void lookAt.fill(-1) };
}

describe('the nearest enemy that a model sees', () => {
  it('is within a distance or not, whatever was asked before', () => {
    const random = numbers(2);
    const seen = { near: 0, far: 0, none: 0 };
    for (let n = 0; n < 400; n++) {
      const { g, forget } = scene(random);
      const exact = [0, 1].map((i) =>
        [1, 2].map((u) => {
          forget();
          return lookInches(g, i, g.units[u]);
        }),
      );
      forget();
      for (let question = 0; question < 12; question++) {
        const i = random() < 0.5 ? 0 : 1;
        const u = random() < 0.8 ? 0 : 1;
        const inches = exact[i][u];
        if (random() < 0.2) expect(lookInches(g, i, g.units[u + 1])).toBe(inches);
        const most = random() < 0.2 && inches < Infinity ? inches : random() * 20;
        expect(seesWithin(g, i, g.units[u + 1], most), `board ${n}`).toBe(inches <= most);
        seen[inches === Infinity ? 'none' : inches <= most ? 'near' : 'far']++;
      }
    }
    expect(Math.min(seen.near, seen.far, seen.none)).toBeGreaterThan(100);
  });
});

import { describe, expect, it } from 'vitest';
import { harmOf, makePerils, type Perils } from '../../../src/kit/index.ts';
import { comesToHarm, isInPeril } from '../../../src/kit/perils.ts';
import type { Game } from '../../../src/rules/game.ts';
import { numbers } from './end-boards.ts';
import { board, fakeGame } from './harness.ts';

const onGrid = (v: number): number => Math.round(v * 256) / 256;

/** A model near the middle of a table with two mires; the second does it no harm. */
function scene(random: () => number, endsOnly: boolean): { g: Game; perils: Perils } {
  const near = (far: number): number => 10 + (random() - 0.5) * far;
  const mires = Array.from({ length: 2 }, () => ({
    kind: 'kit-test-mire',
    polygon: [near(4), near(4), near(4), near(4), near(4), near(4)],
  }));
  const foot = random() < 0.5 ? {} : { coreX: 0.9, coreY: 0.4, rim: 0.1 };
  const turn = random() * 6;
  const g = fakeGame([{ at: [[10, 10]], foot, facing: [Math.cos(turn), Math.sin(turn)] }], board(mires, 20, 20));
  const perils = makePerils(2);
  perils.n = 2;
  perils.endsOnly = endsOnly;
  perils.pieces.set([0, 1]);
  perils.harms[harmOf(0, 0)] = 1;
  return { g, perils };
}

describe.each([
  ['on foot', false],
  ['that flies', true],
])('a model %s', (_who, endsOnly) => {
  it('that begins in a peril comes to harm wherever it goes, and else not if it hardly moves', () => {
    const random = numbers(5);
    const seen = [0, 0];
    for (let n = 0; n < 2000; n++) {
      const { g, perils } = scene(random, endsOnly);
      const [x, y] = [g.models.x[0], g.models.y[0]];
      const [dirX, dirY] = [g.models.dirX[0], g.models.dirY[0]];
      const within = isInPeril(g, 0, x, y, perils);
      seen[within ? 1 : 0]++;
      const harmed = (dx: number, dy: number): boolean => comesToHarm(g, 0, x, y, { x: x + dx, y: y + dy, dirX, dirY }, perils);
      expect(harmed(0, 0)).toBe(false);
      expect([1e-9, -1e-9].some((step) => harmed(step, 0))).toBe(within);
      for (let k = 0; k < 6 && within; k++)
        expect(harmed(onGrid((random() - 0.5) * 12), onGrid((random() - 0.5) * 12) + 1 / 256)).toBe(true);
    }
    expect(Math.min(...seen)).toBeGreaterThan(200);
  });
});

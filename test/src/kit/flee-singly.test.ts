import { expect, test } from 'vitest';
import { fleeSingly, moveRules } from '../../../src/kit/index.ts';
import type { Game, SideId } from '../../../src/rules/game.ts';
import { fakeGame } from './harness.ts';

const inches = 6;

test.each([
  [0, 1, 0],
  [0, -1, 0],
  [1, 1, 0],
  [1, -1, 0],
  [0, 0, 1],
  [1, 0, -1],
] as const)('models that stand abreast flee one by one, side %i, along %i, %i', (side: SideId, x, y) => {
  const [first, second] =
    x === 0
      ? ([
          [29, 24],
          [31, 24],
        ] as const)
      : ([
          [30, 23],
          [30, 25],
        ] as const);
  const g: Game = fakeGame([{ side, at: [first, second], foot: { rim: 0.5 } }]);
  const stuck = new Int16Array(3);
  const unit = g.units[0];
  if (unit === undefined) throw new Error('no unit');
  expect(fleeSingly(g, unit, inches, { x, y }, moveRules(), stuck)).toBeCloseTo(inches, 1);
  expect(stuck[0]).toBe(0);
  for (let i = 0; i < 2; i++) {
    const [fromX, fromY] = i === 0 ? first : second;
    const on = ((g.models.x[i] ?? 0) - fromX) * x + ((g.models.y[i] ?? 0) - fromY) * y;
    expect(on).toBeGreaterThan(inches - 1);
  }
});

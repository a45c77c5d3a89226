import { expect, test } from 'vitest';
import { CLOSE_ON, closeOn, moveRules } from '../../../src/kit/index.ts';
import { fakeGame } from './harness.ts';

const WIDTH = 72;
const HEIGHT = 48;
const INCHES = 3;
const GRID = 1 / 256;

/** Where a model at a place gets that closes on a point, with nothing in its way. */
function closesOn(at: readonly [number, number], point: readonly [number, number]): readonly [number, number] {
  const g = fakeGame([{ at: [at] }]);
  const [unit] = g.units;
  if (unit === undefined) throw new Error('no unit');
  closeOn(g, unit, { x: point[0], y: point[1] }, INCHES, CLOSE_ON.straight, moveRules());
  return [g.models.x[0] ?? Number.NaN, g.models.y[0] ?? Number.NaN];
}

test('a model with nothing in its way goes the whole of it, wherever it stands and whichever way the board is turned', () => {
  for (let k = 0; k < 400; k++) {
    const at = [5 + ((k * 977) % 12_800) * GRID, 5 + ((k * 613) % 8000) * GRID] as const;
    const bearing = k * 0.7;
    const point = [at[0] + Math.round(1100 * Math.cos(bearing)) * GRID, at[1] + Math.round(1100 * Math.sin(bearing)) * GRID] as const;
    const [x, y] = closesOn(at, point);
    // Both coordinates are cut to the grid.
    const gone = Math.hypot(x - at[0], y - at[1]);
    expect(gone).toBeGreaterThan(INCHES - 2 * GRID);
    expect(gone).toBeLessThanOrEqual(INCHES);
    const [turnedX, turnedY] = closesOn([WIDTH - at[0], HEIGHT - at[1]], [WIDTH - point[0], HEIGHT - point[1]]);
    expect([WIDTH - turnedX, HEIGHT - turnedY]).toEqual([x, y]);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNames } from '../../../../src/replay/page/browser/labels.js';

const board = { width: 48, height: 36 };
const wish = fc
  .record({
    x: fc.double({ min: 0, max: 44, noNaN: true }),
    y: fc.double({ min: 0, max: 32, noNaN: true }),
    w: fc.double({ min: 0.5, max: 8, noNaN: true }),
    h: fc.double({ min: 0.5, max: 4, noNaN: true }),
    wide: fc.double({ min: 2, max: 9, noNaN: true }),
    first: fc.boolean(),
  })
  .map(({ x, y, w, h, wide, first }) => ({ box: { x0: x, y0: y, x1: x + w, y1: y + h }, wide, high: 1, first }));
const wishes = fc.array(wish, { maxLength: 14 }).map((all) => all.map((it, i) => ({ id: `u${i}`, ...it })));

test('names lie on the board and never on each other', () => {
  fc.assert(
    fc.property(wishes, (all) => {
      const placed = [...placeNames(all, board)].map(([id, { x, y }]) => {
        const { wide } = all.find((it) => it.id === id) ?? { wide: 0 };
        return { x0: x - wide / 2, x1: x + wide / 2, y0: y - 0.5, y1: y + 0.5 };
      });
      for (const [i, a] of placed.entries()) {
        expect(Math.min(a.x0, a.y0)).toBeGreaterThanOrEqual(0);
        expect(a.x1).toBeLessThanOrEqual(board.width);
        expect(a.y1).toBeLessThanOrEqual(board.height);
        for (const b of placed.slice(i + 1)) {
          const apart = a.x1 <= b.x0 + 1e-9 || b.x1 <= a.x0 + 1e-9 || a.y1 <= b.y0 + 1e-9 || b.y1 <= a.y0 + 1e-9;
          expect(apart).toBe(true);
        }
      }
    }),
  );
});

test('a name alone stands below its unit, and above where the board ends', () => {
  const at = (y: number) =>
    placeNames([{ id: 'u', box: { x0: 10, y0: y, x1: 12, y1: y + 1 }, wide: 3, high: 1, first: false }], board).get('u');
  expect(at(10)?.y).toBeLessThan(10);
  expect(at(0.2)?.y).toBeGreaterThan(1.2);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeMove, moveRules } from '../../../src/kit/index.ts';
import { angleBetween } from '../../../src/kit/turn.ts';
import { fakeGame } from './harness.ts';

const hull = { coreX: 3, coreY: 2, rim: 0, height: 2 };

/** A hull that faces along x, and an enemy straight to its left, 4.5 inches away as they stand. */
const game = () =>
  fakeGame([
    { at: [[10, 12]], foot: hull },
    { side: 1, at: [[10, 19]], foot: { rim: 0.5 } },
  ]);

describe('turning on the spot', () => {
  it('measures the angle between two directions', () => {
    const direction = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(direction, direction, (a, b) => {
        const apart = Math.abs(a - b) % (2 * Math.PI);
        const expected = Math.min(apart, 2 * Math.PI - apart);
        expect(angleBetween(Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b))).toBeCloseTo(expected, 6);
      }),
    );
  });

  it('costs a charger on a hull the way of its corners', () => {
    const free = game();
    const paid = game();
    const rules = { ...moveRules(), keepFromEnemiesInches: 0 };
    const straight = chargeMove(free, free.units[0], free.units[1], 12, rules);
    const turned = chargeMove(paid, paid.units[0], paid.units[1], 12, { ...rules, turnsCost: true });
    expect(free.models.dirY[0]).toBe(1);
    expect(paid.models.dirY[0]).toBe(1);
    expect(turned - straight).toBeCloseTo((Math.sqrt(13) * Math.PI) / 2, 6);
  });

  it('is out of reach for one that has not the inches', () => {
    const g = game();
    expect(chargeMove(g, g.units[0], g.units[1], 5, { ...moveRules(), keepFromEnemiesInches: 0, turnsCost: true })).toBe(0);
    expect(g.models.y[0]).toBe(12);
  });
});

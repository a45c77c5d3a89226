import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinPlacings, seatPlacings } from '../../../src/compile/placing.ts';
import type { Battlefield, Placement } from '../../../src/scenario/types.ts';

const field = { width: 48, height: 36 } as Battlefield;
const placement = (more: Partial<Placement> = {}): Placement => ({
  unit: 'a',
  positions: [
    [10, 5],
    [11.5, 5],
  ],
  facing: 90,
  level: 0,
  ...more,
});

describe('places by seat', () => {
  test('stand as written in the seat they are written for, and turned by 180 degrees in the other', () => {
    const [own, turned] = seatPlacings(placement(), 0, field);
    expect([[...own.x], [...own.y], own.dirX + 0, own.dirY]).toEqual([[10, 11.5], [5, 5], 0, 1]);
    expect([[...turned.x], [...turned.y]]).toEqual([
      [38, 36.5],
      [31, 31],
    ]);
    expect([turned.dirX, turned.dirY].map((it) => it + 0)).toEqual([0, -1]);
    const [first, second] = seatPlacings(placement(), 1, field);
    expect([first, second]).toEqual([turned, own]);
  });

  test('turning twice is no turn, and a facing turns with its unit, whatever its degrees', () => {
    const inch = fc.integer({ min: 0, max: 36 * 256 }).map((n) => n / 256);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(inch, inch), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -720, max: 720 }),
        (positions, facing) => {
          const [own, turned] = seatPlacings(placement({ positions, facing }), 0, field);
          const back = seatPlacings(
            placement({ positions: positions.map((_, k) => [turned.x[k] as number, turned.y[k] as number]), facing: facing + 180 }),
            0,
            field,
          )[1];
          expect([...back.x, ...back.y]).toEqual([...own.x, ...own.y]);
          expect(back.dirX).toBeCloseTo(own.dirX, 12);
          expect(back.dirY).toBeCloseTo(own.dirY, 12);
          expect([turned.dirX + own.dirX, turned.dirY + own.dirY]).toEqual([0, 0]);
          expect(own.dirX ** 2 + own.dirY ** 2).toBeCloseTo(1, 12);
        },
      ),
    );
  });

  test('the level is kept in both seats', () => {
    expect(seatPlacings(placement({ level: 3 }), 0, field).map((it) => [...it.z])).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test('a character that has joined stands behind its unit and faces as it does', () => {
    const joined = joinPlacings(
      seatPlacings(placement(), 0, field),
      seatPlacings(placement({ positions: [[20, 6]], facing: 0, level: 3 }), 0, field),
    );
    expect(joined.map((it) => [[...it.x], [...it.y], [...it.z], it.dirX + 0, it.dirY])).toEqual([
      [[10, 11.5, 20], [5, 5, 6], [0, 0, 3], 0, 1],
      [[38, 36.5, 28], [31, 31, 30], [0, 0, 3], 0, -1],
    ]);
  });
});

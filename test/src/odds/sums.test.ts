import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Held } from '../../../src/odds/outcomes/held.ts';
import { Sums } from '../../../src/odds/outcomes/sums.ts';

const TALLIES = 2;
const PLACES = 8;

/** From one place to a later one, with so much added to each tally. */
const way = fc.record({
  from: fc.integer({ min: 0, max: PLACES - 2 }),
  further: fc.integer({ min: 1, max: PLACES - 1 }),
  shifts: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3 })),
  chance: fc.constantFrom(0.5, 0.25, 0.125),
});

test('chances of sums are those of every way by itself, with places that are let go and used again', () => {
  fc.assert(
    fc.property(fc.array(way, { maxLength: 40 }), (ways) => {
      const held = new Held(2 ** 30);
      const sums = new Sums(TALLIES, held);
      const before = held.bytes;
      const expected = Array.from({ length: PLACES }, () => [new Map<number, number>(), new Map<number, number>()]);
      const slots = new Map<number, number>();
      const slotOf = (place: number): number => {
        const slot = slots.get(place) ?? sums.open();
        slots.set(place, slot);
        return slot;
      };
      sums.begin(slotOf(0), [4, 0]);
      expected[0]?.forEach((values, k) => values.set(k === 0 ? 4 : 0, 1));
      for (let place = 0; place < PLACES; place++) {
        const from = slotOf(place);
        for (const { further, shifts, chance } of ways.filter((it) => it.from === place && place + it.further < PLACES)) {
          const to = place + further;
          sums.reach(slotOf(to), chance * sums.chance(from));
          shifts.forEach((shift, k) => {
            sums.carry(from, slotOf(to), k, shift, chance);
            const target = expected[to]?.[k] as Map<number, number>;
            for (const [sum, p] of expected[place]?.[k] ?? []) target.set(sum + shift, (target.get(sum + shift) ?? 0) + chance * p);
          });
        }
        for (let k = 0; k < TALLIES; k++) {
          const found = new Map<number, number>();
          sums.each(from, k, (sum, p) => found.set(sum, p));
          const wanted = [...(expected[place]?.[k] ?? [])].sort(([a], [b]) => a - b);
          expect([...found].map(([sum]) => sum)).toEqual(wanted.map(([sum]) => sum));
          for (const [sum, p] of wanted) expect(found.get(sum)).toBeCloseTo(p, 12);
          expect(sums.chance(from)).toBeCloseTo(
            wanted.reduce((all, [, p]) => all + p, 0),
            12,
          );
        }
        sums.close(from);
      }
      expect(held.bytes).toBeGreaterThanOrEqual(before);
    }),
  );
});

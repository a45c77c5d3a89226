import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactOdds, loadSelection } from '../../../src/testing/index.ts';
import { MOVED } from '../../../variants/classic/state.ts';
import { FILE, twoUnits } from '../two-units.ts';

const selection = await loadSelection('hybrid');
const FIELD = 144;
const FROM = FIELD / 2;
const SLACK = 1 / 16;

/** A unit's position, and how it moved, after some steps. */
interface Ride {
  readonly x: number;
  readonly y: number;
  readonly dirX: number;
  readonly dirY: number;
  readonly counted: number;
  readonly speed: number;
}

const BLOCK = { BS: 3, AV: [12, 12, 10], HP: 3, type: 'vehicle' };
const WALKER = { WS: 4, S: 6, I: 4, A: 2 };
const BIKER = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 3 };

/** Does steps with a vehicle, or a bike, in the middle of a large field, and reads its position after each but the first. */
function ride(block: object, steps: readonly object[]): Ride[] {
  const list: Ride[] = [];
  for (let n = 0; n <= steps.length; n++) {
    const example = twoUnits(
      { at: [FROM, FROM], facing: 0, keywords: ['vehicle'], base: { hull: [4, 3] }, hybrid: block },
      { at: [2, 2], keywords: ['infantry'], hybrid: BIKER },
      [{ speed: 'A' }, ...steps.slice(0, n)],
      { given: { battlefield: { width: FIELD, height: FIELD } } },
    );
    exactOdds(example, FILE, selection, ({ game, seams, unit }) => {
      const u = unit('A');
      const i = u.first;
      const m = game.models;
      list.push({
        x: m.x[i] ?? 0,
        y: m.y[i] ?? 0,
        dirX: m.dirX[i] ?? 0,
        dirY: m.dirY[i] ?? 0,
        counted: m.reg[MOVED]?.[i] ?? 0,
        speed: (seams as unknown as { speedOf: (g: typeof game, of: typeof u) => number }).speedOf(game, u),
      });
      return 0;
    });
  }
  return list;
}

const way = (from: Ride, to: Ride): number => Math.hypot(to.x - from.x, to.y - from.y);
const at = (degrees: number, inches: number): [number, number] => [
  FROM + Math.cos((degrees * Math.PI) / 180) * inches,
  FROM + Math.sin((degrees * Math.PI) / 180) * inches,
];
const cruising = (movement: number): number => Math.ceil(1.5 * movement);

/** Cosine below which a facing counts as a different one: facings are rounded with positions. */
const STRAIGHT_COS = 0.9998;
/** Whether a vehicle turned in one of these steps. */
const hasTurned = (rides: readonly Ride[]): boolean =>
  rides.some((it, k) => {
    const before = rides[Math.max(0, k - 1)] as Ride;
    return it.dirX * before.dirX + it.dirY * before.dirY <= STRAIGHT_COS;
  });

const movements = fc.integer({ min: 1, max: 40 });
const directions = fc.integer({ min: 0, max: 359 });
const distances = fc.double({ min: 0.5, max: 70, noNaN: true });

describe('driving', () => {
  test('no vehicle moves farther than its Movement allows after its pivots, and its speed matches its distance', () => {
    fc.assert(
      fc.property(movements, directions, distances, fc.boolean(), (M, degrees, inches, turnsFirst) => {
        const steps = [...(turnsFirst ? [{ turn: 'A', to: at(90, 50) }] : []), { move: 'A', to: at(degrees, inches) }];
        const rides = ride({ ...BLOCK, M }, steps);
        const start = rides[0] as Ride;
        const end = rides[steps.length] as Ride;
        const left = hasTurned(rides) ? Math.max(0, M - 2) : M;
        const planned = !turnsFirst && degrees === 0 ? M : Math.max(0, M - 2);
        expect(way(start, end)).toBeLessThanOrEqual(cruising(left) + 1 / 256);
        expect(end.counted).toBeCloseTo(way(start, end), 6);
        // A point less than a quarter inch away is not worth turning for.
        if (planned > 0 && inches > 0.5) expect(way(start, end)).toBeGreaterThan(Math.min(inches, cruising(planned)) - SLACK);
        const gone = way(start, end);
        expect(end.speed).toBe(gone === 0 ? 0 : gone <= left + 1 / 64 ? 1 : 2);
      }),
      { numRuns: 60 },
    );
  });

  test('a move and going Flat Out together never exceed the total of the turn', () => {
    fc.assert(
      fc.property(movements, fc.constantFrom(0, 0, 60, 180), distances, directions, (M, first, inches, second) => {
        const rides = ride({ ...BLOCK, M }, [
          { move: 'A', to: at(first, inches) },
          { 'flat-out': 'A', to: at(second, 70) },
        ]);
        const [start, middle, end] = rides as [Ride, Ride, Ride];
        const turned = hasTurned(rides);
        const left = turned ? Math.max(0, M - 2) : M;
        const total = way(start, middle) + way(middle, end);
        const most = Math.max(left + 6, cruising(left));
        expect(total).toBeLessThanOrEqual(most + 1 / 128);
        if (!turned && way(start, middle) > 0 && second === 0) expect(total).toBeGreaterThan(Math.min(most, 60) - SLACK);
        expect(end.counted).toBeCloseTo(total, 5);
      }),
      { numRuns: 60 },
    );
  });

  test('walkers move up to their Movement whichever way they turn', () => {
    fc.assert(
      fc.property(movements, directions, (M, degrees) => {
        const [start, end] = ride({ ...BLOCK, ...WALKER, flags: ['walker'], M }, [{ move: 'A', to: at(degrees, 60) }]) as [Ride, Ride];
        expect(Math.abs(way(start, end) - M)).toBeLessThan(SLACK);
      }),
      { numRuns: 20 },
    );
  });

  test('a Tank Shock drives no farther than a move could', () => {
    fc.assert(
      fc.property(movements, fc.constantFrom(0, 45, 200), distances, (M, degrees, inches) => {
        const rides = ride({ ...BLOCK, M, flags: ['tank'] }, [{ 'tank-shock': 'A', to: at(degrees, inches) }]);
        const [start, end] = rides as [Ride, Ride];
        expect(way(start, end)).toBeLessThanOrEqual(cruising(degrees === 0 ? M : Math.max(0, M - 2)) + 1 / 128);
        expect(end.counted).toBeCloseTo(way(start, end), 2);
      }),
      { numRuns: 30 },
    );
  });
});

describe('turbo-boosts', () => {
  test('a move and a boost together are at most Movement plus the boost, and exactly that if there is room', () => {
    fc.assert(
      fc.property(movements, fc.constantFrom('bike', 'jetbike'), distances, directions, (M, type, inches, second) => {
        const rides = ride({ ...BIKER, type, M }, [
          { move: 'A', to: at(0, inches) },
          { 'turbo-boost': 'A', to: at(second, 71) },
        ]);
        const [start, middle, end] = rides as [Ride, Ride, Ride];
        expect(way(start, middle)).toBeLessThanOrEqual(M + 1 / 128);
        const most = M + (type === 'bike' ? 12 : 24);
        expect(way(start, middle) + way(middle, end)).toBeLessThanOrEqual(most + 1 / 64);
      }),
      { numRuns: 40 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { parseSpec, type Selection, select } from '../../../src/compile/index.ts';
import { CAUSE, DEED, defineVariant, type Family, type Game, Program, purpose, rounds, step, type Unit } from '../../../src/rules/index.ts';
import { soak } from '../../../src/testing/index.ts';
import { battle, plain, sheet, unit } from '../compile/small-battle.ts';

const LOOKED = purpose('looked-at');
const SQUAD = sheet('squad', { kinds: [{ name: 'man', wounds: 2 }] });
const ROCK = {
  id: 'rock',
  kind: 'impassable' as const,
  polygon: [
    [20, 16],
    [28, 16],
    [28, 20],
    [20, 20],
  ] as const,
  height: 4,
  floors: [],
  walls: [],
  cover: 0,
};
const KINDS = { terrainKinds: [{ name: 'impassable', bars: 'standing' as const }] };
const SMALL = battle({ red: [unit('a', SQUAD, 3)], blue: [unit('x', SQUAD, 3)], sheets: [SQUAD], more: KINDS });
const FIELD = { ...SMALL, battlefield: { ...SMALL.battlefield, terrain: [ROCK] } };

/** An edition in which one thing happens, and the game is over. */
function edition(happens: (g: Game<Family>, u: Unit<Family>) => void): Selection {
  const sequence = new Program(
    rounds(
      'rounds',
      step('happens', (g) => happens(g, g.sides[0][0] as Unit<Family>)),
      step('end', (g) => {
        g.over = true;
      }),
    ),
  );
  const variant = defineVariant({ id: 'planted', title: 'Planted', edition: { ...plain.variant.edition, sequence }, rules: [] });
  return select(parseSpec('planted'), variant, []);
}
const shift = (g: Game<Family>, u: Unit<Family>, k: number, x: number, y: number): void => {
  g.models.x[u.first + k] = x;
  g.models.y[u.first + k] = y;
};

describe('a soak', () => {
  test('finds nothing where nothing is wrong, and says the same twice', () => {
    const sound = edition((g, u) => {
      for (let k = 0; k < u.size; k++) shift(g, u, k, 10 + 1.5 * k, 14);
      g.moved(u);
      g.wound(u.first, 2, CAUSE.shooting, g.sides[1][0] as Unit<Family>);
      g.wound(u.first + 1, 1, CAUSE.shooting, null);
    });
    const first = soak(sound, FIELD, 3, 'soak');
    expect(first).toMatchObject({ engagements: 6, problems: [] });
    expect(soak(sound, FIELD, 3, 'soak')).toEqual(first);
  });

  test.each<[string, (g: Game<Family>, u: Unit<Family>) => void, RegExp]>([
    [
      'a model that leaves the board',
      (g, u) => {
        for (let k = 0; k < 3; k++) shift(g, u, k, -2 + 1.5 * k, 10);
        g.moved(u);
      },
      /^pair 0, seat 0: round 1, red\/a \(squad\): model 0 at -2, 10 leaves the board$/,
    ],
    [
      'models on one another',
      (g, u) => {
        for (let k = 0; k < 3; k++) shift(g, u, k, 10 + 0.5 * k, 14);
        g.moved(u);
      },
      /red\/a \(squad\): model 0 overlaps model 1 of a$/,
    ],
    [
      'a model inside solid terrain',
      (g, u) => {
        for (let k = 0; k < 3; k++) shift(g, u, k, 22 + 1.5 * k, 18);
        g.moved(u);
      },
      /model 0 stands in rock$/,
    ],
    [
      'a move that breaks coherency',
      (g, u) => {
        shift(g, u, 2, 40, 18);
        g.moved(u);
      },
      /a move broke its coherency$/,
    ],
    [
      'a model that stands nowhere',
      (g, u) => {
        shift(g, u, 1, Number.NaN, 4);
        g.moved(u);
      },
      /model 1 stands at NaN/,
    ],
    [
      'wounds out of nowhere',
      (g, u) => {
        g.models.wounds[u.first] = 5;
      },
      /model 0 has 5 of 2 wounds$/,
    ],
    [
      'a model that goes uncounted',
      (g, u) => {
        g.models.alive[u.first] = 0;
        g.models.wounds[u.first] = 0;
      },
      /counts 3 models, has 2$/,
    ],
    [
      'points that are lost and still there',
      (g) => {
        (g as unknown as { lost: Float64Array }).lost[0] += 500;
      },
      /red had 30 points, has 30 and lost 5$/,
    ],
    [
      'victory points below nothing',
      (g) => {
        g.score[1] = -1;
      },
      /victory points 0 and -1$/,
    ],
    [
      'a die that is drawn twice',
      (g, u) => {
        const frame = g.dice.begin(DEED.shoot, u, g.sides[1][0] as Unit<Family>);
        g.dice.nth(frame, LOOKED, 1);
        g.dice.d6(frame, LOOKED);
        g.dice.d6(frame, LOOKED);
        g.dice.end(frame);
      },
      /^pair 0, seat 0: round 1, red\/a at blue\/x \(shoot\): die 2 for "looked-at" is drawn twice$/,
    ],
    [
      'an error, with pair and seat',
      () => {
        throw new RangeError('misfire');
      },
      /^pair 0, seat 0: test\/src\/testing\/soak\.test\.ts:\d+:\d+: misfire \(RangeError\)$/,
    ],
  ])('finds %s', (_, happens, message) => {
    const { problems } = soak(edition(happens), FIELD, 1, 'soak');
    expect(
      problems.some((it) => message.test(it)),
      problems.join('\n'),
    ).toBe(true);
  });

  test('lets a move be taken back to where casualties had left the unit', () => {
    const tried = edition((g, u) => {
      g.remove(u.first + 1, CAUSE.shooting, null);
      const [x, y] = [g.models.x[u.first + 2] as number, g.models.y[u.first + 2] as number];
      shift(g, u, 2, (g.models.x[u.first] as number) + 1.5, g.models.y[u.first] as number);
      g.moved(u);
      shift(g, u, 2, x, y);
      g.moved(u);
    });
    const apart = {
      unit: 'a',
      positions: [
        [10, 4],
        [12.5, 4],
        [15, 4],
      ] as const,
      facing: 90,
      level: 0,
    };
    const aside = {
      unit: 'x',
      positions: [
        [30, 32],
        [32, 32],
        [34, 32],
      ] as const,
      facing: 270,
      level: 0,
    };
    expect(soak(tried, { ...FIELD, deployment: { red: [apart], blue: [aside] } }, 1, 'soak').problems).toEqual([]);
  });

  test('stops when enough is wrong', () => {
    const result = soak(
      edition(() => {
        throw new Error('always');
      }),
      FIELD,
      500,
      'soak',
    );
    expect(result.engagements).toBeLessThan(30);
  });
});

import { type AnyRule, CAUSE, type Game, type ModelId, purpose, type Unit, type WeaponSheet } from '../../../src/rules/index.ts';
import type { Example } from '../../../src/scenario/types.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import { type Attack, WOUND } from '../../../variants/classic/shooting/attack.ts';
import { armed, SHOT, scene, steady } from './classic-units.ts';

type G = Game<Classic>;
type Two = (g: G, a: Attack) => number;

/** A house rule that no edition knows. */
export const house = (patch: object): AnyRule =>
  ({
    id: 'MY-SHOOT-01',
    title: 'Mine',
    source: 'a test',
    text: 'A test.',
    changes: 'new',
    default: 'on',
    patch: () => patch,
  }) as unknown as AnyRule;

/** Those who stand beyond this line cannot be wounded, each rule by another procedure. */
const LINE = 10.5;
const isBeyond = (g: G, j: ModelId): boolean => j >= 0 && g.models.alive[j] !== 0 && g.models.y[j] > LINE;

const someBeyond = (g: G, u: Unit<Classic>): boolean => {
  for (let j = u.first; j < u.first + u.size; j++) if (isBeyond(g, j)) return true;
  return false;
};

/** Inches between the places of a model and of the nearest that is left of a unit. */
const apart = (g: G, i: ModelId, u: Unit<Classic>): number => {
  let nearest = Infinity;
  for (let j = u.first; j < u.first + u.size; j++)
    if (g.models.alive[j] !== 0) nearest = Math.min(nearest, Math.hypot(g.models.x[i] - g.models.x[j], g.models.y[i] - g.models.y[j]));
  return nearest;
};
const NEAR = 11;

/** Some with weapons that may burn them, and who answers. */
const burning = (rows: readonly number[], b: object): Example =>
  scene(
    {
      units: {
        A: { ...steady(), models: rows.length, places: rows.map((y) => [10, y]), weapons: armed({ rules: ['gets-hot'] }) },
        B: { ...steady(), ...b },
      },
    },
    [SHOT],
  );

const ALONE = { at: [20, 7], weapons: armed({ shots: 2 }) };
const PAIR = {
  models: 2,
  places: [
    [20, 7],
    [20, 13],
  ],
};
const TWO = [7, 13];

/** House rules under which it makes a difference who of like models has burned or fallen. */
export const HOUSE: { readonly [name: string]: { readonly example: Example; readonly rule: AnyRule } } = {
  allocate: {
    example: burning(TWO, ALONE),
    rule: house({
      wrap: {
        allocateNext: (next: (g: G, a: Attack, current: ModelId) => ModelId) => (g: G, a: Attack, current: ModelId) => {
          const j = next(g, a, current);
          return isBeyond(g, j) ? -1 : j;
        },
      },
    }),
  },
  reachable: {
    example: burning(TWO, ALONE),
    rule: house({
      after: {
        markReachable: (g: G, a: Attack) => {
          for (let j = a.target.first; j < a.target.first + a.target.size; j++) if (isBeyond(g, j)) a.nearFirer[j] = -1;
        },
      },
    }),
  },
  'may-wound': {
    example: burning(TWO, ALONE),
    rule: house({
      wrap: {
        mayWound: (next: (g: G, a: Attack, i: ModelId, j: ModelId) => boolean) => (g: G, a: Attack, i: ModelId, j: ModelId) =>
          !isBeyond(g, j) && next(g, a, i, j),
      },
    }),
  },
  'may-take': {
    example: burning(TWO, ALONE),
    rule: house({
      wrap: {
        mayTake: (next: (g: G, a: Attack, j: ModelId) => boolean) => (g: G, a: Attack, j: ModelId) => !isBeyond(g, j) && next(g, a, j),
      },
    }),
  },
  'next-pool': {
    example: burning(TWO, ALONE),
    rule: house({ wrap: { nextPool: (next: Two) => (g: G, a: Attack) => (someBeyond(g, a.target) ? -1 : next(g, a)) } }),
  },
  // The first of a unit takes its wounds, and they are lost when he is gone.
  redirect: {
    example: burning(TWO, ALONE),
    rule: house({ wrap: { redirect: () => (_g: G, a: Attack) => a.target.first } }),
  },
  // No wound falls where two are equally near.
  'break-tie': {
    example: burning([7, 10, 13], { ...ALONE, at: [20, 10] }),
    rule: house({ wrap: { breakTie: () => () => -1 } }),
  },
  bears: {
    example: burning(TWO, { ...PAIR, weapons: armed() }),
    rule: house({
      wrap: {
        bears:
          (next: (g: G, i: ModelId, w: WeaponSheet<Classic>, u: Unit<Classic>) => boolean) =>
          (g: G, i: ModelId, w: WeaponSheet<Classic>, u: Unit<Classic>) =>
            next(g, i, w, u) && apart(g, i, u) <= NEAR,
      },
    }),
  },
  measured: {
    example: burning(TWO, { ...PAIR, weapons: armed({ type: 'rapid-fire', range: 24 }) }),
    rule: house({
      wrap: {
        measuredInches: (next: (g: G, a: Attack, inches: number) => number) => (g: G, a: Attack, inches: number) => next(g, a, inches) + 2,
      },
    }),
  },
  range: {
    example: burning(TWO, { ...PAIR, weapons: armed({ range: 12 }) }),
    rule: house({
      wrap: {
        rangeOf: (next: (g: G, i: ModelId, w: WeaponSheet<Classic>) => number) => (g: G, i: ModelId, w: WeaponSheet<Classic>) =>
          next(g, i, w) - 2,
      },
    }),
  },
  shots: {
    example: burning(TWO, { ...PAIR, weapons: armed() }),
    rule: house({
      wrap: {
        shotsOf: (next: (g: G, a: Attack, i: ModelId) => number) => (g: G, a: Attack, i: ModelId) =>
          next(g, a, i) + (apart(g, i, a.aimed) <= NEAR ? 1 : 0),
      },
    }),
  },
  // Who is left beyond the line goes as well, before the next fires: after the last shot nothing looks at him.
  'after-fire': {
    example: scene(
      {
        units: {
          A: { ...steady(), at: [10, 10], weapons: armed() },
          B: { ...steady(), ...PAIR },
          C: { ...steady(), at: [30, 10], weapons: armed() },
        },
      },
      [SHOT, { shoot: 'C', at: 'B' }],
    ),
    rule: house({
      after: {
        afterShooting: (g: G, u: Unit<Classic>, target: Unit<Classic>) => {
          const second = target.first + 1;
          if (u.slot === 0 && target.alive === 1 && isBeyond(g, second)) g.remove(second, CAUSE.other, u);
        },
      },
    }),
  },
  // A hit that was a 1 before leaves no save.
  'rolled-again': {
    example: scene(
      {
        units: {
          A: { ...steady(), at: [10, 10], weapons: armed({ rules: ['twin-linked'], shots: 2 }) },
          B: { ...steady({ Sv: 2 }), models: 3, at: [20, 10] },
        },
      },
      [SHOT],
    ),
    rule: house({
      wrap: {
        hitFlags: (next: (g: G, a: Attack, face: number) => number) => (g: G, a: Attack, face: number) =>
          next(g, a, face) | (a.rerolled === 1 ? WOUND.noArmour : 0),
      },
    }),
  },
};

/** Rules of strangers that do something, or answer, by where models stand or by what has happened in the attack. */
export const STRANGE: { readonly [name: string]: { readonly example: Example; readonly rule: AnyRule; readonly stranger: true } } = {
  // Where anybody who fired is left beyond the line, one of the target goes as well.
  'after-shooting': {
    example: burning(TWO, { models: 2, places: PAIR.places }),
    stranger: true,
    rule: house({
      after: {
        afterShooting: (g: G, u: Unit<Classic>, target: Unit<Classic>) => {
          const j = g.models.alive[target.first] !== 0 ? target.first : target.first + 1;
          if (someBeyond(g, u) && g.models.alive[j] !== 0) g.remove(j, CAUSE.other, u);
        },
      },
    }),
  },
  // Whoever stands beyond the line has no save.
  saves: {
    example: scene(
      {
        units: {
          A: { ...steady(), at: [10, 10], weapons: armed({ shots: 2 }) },
          B: { ...steady({ Sv: 4 }), ...PAIR },
        },
      },
      [SHOT],
    ),
    stranger: true,
    rule: house({
      wrap: {
        saves: (next: (g: G, a: Attack, j: ModelId) => boolean) => (g: G, a: Attack, j: ModelId) => next(g, a, j) && !isBeyond(g, j),
      },
    }),
  },
  // Nobody has a save against more than one hit.
  hits: {
    example: scene({ units: { A: { ...steady(), at: [10, 10], weapons: armed({ shots: 2 }) }, B: { ...steady({ Sv: 4 }), ...PAIR } } }, [
      SHOT,
    ]),
    stranger: true,
    rule: house({
      wrap: { saves: (next: (g: G, a: Attack, j: ModelId) => boolean) => (g: G, a: Attack, j: ModelId) => next(g, a, j) && a.hits < 2 },
    }),
  },
};

const MINE = purpose('my-die');
const BODY = {
  keywords: ['infantry'],
  base: 25.4,
  height: 1.2,
  rules: ['fearless'],
  hybrid: { WS: 4, BS: 4, S: 4, T: 4, W: 3, I: 4, A: 1, Ld: 8, Sv: 4 },
};

/** A weapon with one die of Damage, and a rule that keeps a die of its own to itself while the save is rolled. */
export const OWN_DIE: { readonly example: Example; readonly rule: AnyRule } = {
  example: scene(
    {
      units: {
        A: { ...BODY, at: [10, 10], weapons: { gun: { hybrid: { range: 48, S: 4, modernAP: 0, shots: 2, D: 'D3', type: 'heavy' } } } },
        B: { ...BODY, models: 2, at: [20, 10] },
      },
    },
    [SHOT],
  ),
  rule: house({
    wrap: {
      saves: (next: (g: G, a: Attack, model: ModelId) => boolean) => (g: G, a: Attack, model: ModelId) => {
        const own = g.dice.d6(a.frame, MINE);
        const made = next(g, a, model);
        return made || own >= 5;
      },
    },
  }),
};

import { type AnyRule, CAUSE, type Game, type ModelId, type Unit } from '../../../src/rules/index.ts';
import type { Example } from '../../../src/scenario/types.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import type { Attack } from '../../../variants/classic/shooting/attack.ts';
import { LOOK_OUT_SIR, SCATTER_DISTANCE } from '../../../variants/classic/state.ts';
import { house } from './classic-house.ts';
import { armed, SHOT, scene, steady } from './classic-units.ts';

type G = Game<Classic>;
type Reaches = (g: G, u: Unit<Classic>, target: Unit<Classic>, inches: number) => boolean;

/** Inches to the sides where a marker may come down, by the face of a die. */
const BESIDE = [
  [2.2, 0],
  [-4, 0],
  [0, 2.2],
  [0, -4],
];

const always = () => () => true;
const ANY_SNAPS = { canSnap: always, mayFireSnap: always };

/** Some with weapons that may burn them shoot at one who answers. */
const answered = (places: readonly (readonly number[])[], at: readonly number[], weapon: object): Example => ({
  ...scene(
    {
      units: {
        A: { ...steady(), models: places.length, places, weapons: armed({ S: 1, rules: ['gets-hot'] }) },
        B: { ...steady({ BS: 10 }), at, weapons: armed(weapon) },
      },
    },
    [SHOT],
  ),
  answers: { 'WAF-SHOOT-07/react': 1 },
});

/** Attacks with house rules that bring about what is seldom drawn, or never without. */
export const RULES: { readonly [name: string]: { readonly example: Example; readonly rule: AnyRule } } = {
  // The first of two markers lies to one side, unlike far from the target, and the second beside it.
  'first-mark': {
    example: scene(
      {
        units: {
          A: { ...steady(), models: 2, at: [10, 20], weapons: armed({ S: 1, type: 'heavy', rules: ['blast', 'barrage'] }) },
          B: { ...steady({ T: 9 }), at: [26, 20] },
        },
      },
      [SHOT],
    ),
    rule: house({
      wrap: {
        scatterMarker: () => (g: G, a: Attack) => {
          const [x = 0, y = 0] = BESIDE[g.dice.d6(a.frame, SCATTER_DISTANCE) - 1] ?? [];
          a.mark[0] += x;
          a.mark[1] += y;
        },
      },
    }),
  },
  // A marker, or a template, comes back at some of whom one stands apart, and may have burned.
  'answer-blast': {
    example: answered(
      [
        [10, 10],
        [10, 11.2],
        [10, 18],
      ],
      [20, 12],
      { type: 'heavy', rules: ['blast'] },
    ),
    rule: house({ wrap: { ...ANY_SNAPS, scatterMarker: () => () => {} } }),
  },
  'answer-template': {
    example: answered(
      [
        [13.5, 10],
        [13.5, 11.2],
        [16, 16],
      ],
      [20, 10],
      { range: 'template' },
    ),
    rule: house({ wrap: ANY_SNAPS }),
  },
  // The salvo of who counts as having moved reaches half as far.
  'answer-salvo': {
    example: answered(
      [
        [12, 10],
        [5, 10],
      ],
      [20, 10],
      { range: 20, type: 'salvo', shots: [2, 4] },
    ),
    rule: house({ wrap: { hasMoved: always } }),
  },
  // Which of two like ones has fallen on his way decides whether the other arrives, whom the first enemy does not survive.
  'charge-told': {
    example: scene(
      {
        units: {
          A: {
            ...steady(),
            models: 2,
            places: [
              [16, 10],
              [10, 16],
            ],
          },
          B: {
            ...steady({ BS: 10 }),
            kinds: { gun: { models: 1, weapons: ['arm'] }, none: { models: 1, weapons: [] } },
            places: [
              [10, 10],
              [12, 10],
            ],
            weapons: armed({ S: 8 }),
          },
        },
      },
      [{ charge: 'A', at: 'B' }],
    ),
    rule: house({
      wrap: {
        chargeReaches:
          (next: Reaches): Reaches =>
          (g, u, target, inches) => {
            const reaches = next(g, u, target, inches);
            if (reaches) g.remove(target.first, CAUSE.other, u);
            return reaches;
          },
      },
    }),
  },
  // Every other wound is passed to the last of three who are as near as each other.
  'passed-to-last': {
    example: scene(
      {
        units: {
          A: { ...steady(), at: [10, 30], weapons: armed({ shots: 4, rules: ['rending'] }) },
          B: {
            ...steady({ W: 2 }),
            models: 3,
            places: [
              [18, 24],
              [20, 30],
              [18, 36],
            ],
          },
        },
      },
      [SHOT],
    ),
    rule: house({
      wrap: {
        redirect: () => (g: G, a: Attack, model: ModelId) => {
          if (g.dice.d6(a.frame, LOOK_OUT_SIR) < 4) return model;
          let last = model;
          for (let j = a.target.first; j < a.target.first + a.target.size; j++) if (g.models.alive[j] !== 0) last = j;
          return last;
        },
      },
    }),
  },
};

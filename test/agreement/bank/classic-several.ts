import type { Example } from '../../../src/scenario/types.ts';
import { arm, armed, SHOT, scene, steady } from './classic-units.ts';

/** Two who are equally far from whoever stands at y = 30. */
const TWO = {
  ...steady(),
  models: 2,
  places: [
    [20, 27],
    [20, 33],
  ],
};
const AT = (name: string): object => ({ shoot: name, at: 'B' });

/** Two who answer: the first brings down one or the other of those who fired, the second has one of them nearer than the other. */
const answered = (gun: object): Example =>
  scene(
    {
      units: {
        A: { ...TWO, weapons: armed({ S: 1 }) },
        B: {
          ...steady({ W: 2 }),
          kinds: { x: { models: 1, weapons: ['x'] }, y: { models: 1, weapons: ['y'] } },
          places: [
            [30, 30],
            [30, 20],
          ],
          weapons: { x: { classic: arm({ S: 8 }) }, y: { classic: arm(gun) } },
        },
      },
    },
    [SHOT],
  );

/** Several who fire at one unit, and what each of them finds of it. */
export const SEVERAL: { readonly [name: string]: Example } = {
  // Within half range of one of the two: 12.2 inches from the nearer, 16.4 from the other.
  'answer-melta': answered({ range: 28, S: 3, rules: ['melta'] }),
  'answer-rapid': answered({ range: 28, type: 'heavy', rules: ['rapid-fire'] }),
  'answer-storm': answered({ range: 24, S: 3, rules: ['bulletstorm'] }),
  // The next has only one of the two in range.
  'next-in-range': scene(
    {
      units: {
        A: { ...steady(), at: [10, 30], weapons: armed() },
        B: TWO,
        C: { ...steady(), at: [20, 10], weapons: armed({ range: 18 }) },
      },
    },
    [SHOT, AT('C')],
  ),
  // The next has one of the two behind a third unit.
  'next-hidden': scene(
    {
      units: {
        A: { ...steady(), at: [10, 30], weapons: armed() },
        B: TWO,
        C: { ...steady(), at: [10, 40], weapons: armed() },
        D: { ...steady(), at: [15, 36.5] },
      },
    },
    [SHOT, AT('C')],
  ),
  // Who is left of the two then fires himself.
  'then-back': scene(
    {
      units: {
        A: { ...steady(), at: [10, 30], weapons: armed() },
        B: { ...TWO, weapons: armed({ range: 20 }) },
        C: { ...steady(), at: [20, 12], weapons: armed() },
      },
    },
    [SHOT, { shoot: 'B', at: 'C' }],
  ),
  // Who is left of the two then strikes, if he is the one beside a foe.
  'then-blows': scene(
    {
      units: {
        A: { ...steady(), at: [10, 30], weapons: armed() },
        B: { ...TWO, weapons: { blade: { classic: { S: 4, AP: 5, type: 'melee' } } } },
        C: { ...steady(), at: [21, 27] },
      },
    },
    [SHOT, { strike: 'B', at: 'C' }],
  ),
  // Of two monsters with two guns each one may burn by the first; the second gun of one of them does not reach.
  'second-gun': scene(
    {
      units: {
        A: {
          ...steady({ type: 'monster' }),
          models: 2,
          places: [
            [10, 30],
            [5, 30],
          ],
          weapons: { one: { classic: arm({ rules: ['gets-hot'] }) }, two: { classic: arm({ range: 12 }) } },
        },
        B: { ...steady(), models: 2, at: [20, 30] },
      },
    },
    [SHOT],
  ),
};

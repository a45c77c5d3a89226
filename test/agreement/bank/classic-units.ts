import type { Example } from '../../../src/scenario/types.ts';
import { twoUnits } from '../../variants/two-units.ts';

const INFANTRY = { keywords: ['infantry'], base: 25.4, height: 1.2 };
const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };

/** A man with some other values, who never goes to ground. */
export const steady = (stats: object = {}): object => ({ ...INFANTRY, rules: ['fearless'], classic: { ...MAN, ...stats } });

export const arm = (more: object = {}): object => ({ range: 36, S: 4, AP: 5, type: 'assault', ...more });

/** One weapon of every model. */
export const armed = (more: object = {}): object => ({ arm: { classic: arm(more) } });

/** Two men with one weapon, each in his place. */
export const pair = (one: readonly number[], other: readonly number[], weapon: object): object => ({
  ...steady(),
  models: 2,
  places: [one, other],
  weapons: armed(weapon),
});

export const tank = (stats: object = {}): object => ({
  keywords: ['vehicle'],
  base: { hull: [4, 3] },
  height: 2,
  facing: 180,
  classic: { BS: 4, AV: [11, 11, 10], HP: 2, type: 'vehicle', ...stats },
});

/** A firm and a frail man: by whom a wound falls on can be told which of them it was. */
export const UNLIKE = { firm: { models: 1, classic: { Sv: 2 } }, frail: { models: 1 } };

/** A man who hits on 3+, and one who hits on 6. */
export const MARKSMEN = { good: { models: 1 }, bad: { models: 1, classic: { BS: 1 } } };

interface Given {
  readonly units: { readonly [name: string]: object };
  readonly terrain?: readonly object[];
  readonly statuses?: object;
}

/** Units by their names, A and C of red, B and D of blue, and what they do. */
export const scene = ({ units, ...given }: Given, when: readonly object[], variant?: string): Example => {
  const sided = Object.entries(units).map(([name, unit]) => [name, { army: 'AC'.includes(name) ? 'red' : 'blue', models: 1, ...unit }]);
  return {
    ...twoUnits({}, {}, when, { given: { ...given, units: Object.fromEntries(sided) } }),
    ...(variant !== undefined && { variant }),
  };
};

/** A piece of terrain over a rectangle. */
export const piece = (kind: string, height: number, [x0, y0, x1, y1]: readonly [number, number, number, number]): object => ({
  id: kind,
  kind,
  height,
  polygon: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ],
  floors: [],
  walls: [],
});

export const SHOT = { shoot: 'A', at: 'B' };

import { Draw } from '../../../src/odds/trials/draw.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { twoUnits } from '../../variants/two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
const RULES = ['gets-hot', 'rending', 'sniper', 'pinning', 'precision-shots', 'melta', 'blind', 'concussive'];
/** Beside the target, behind it, and in the way of whoever stands at 10, 10. */
const PLACES = ['beside', 'behind', 'between'] as const;

function gun(draw: Draw): object {
  const [range, strength, piercing] = [draw.of([6, 12, 24, 36]), draw.of([4, 7]), draw.of([2, 5])];
  const { rules = [], ...type } = draw.of<{ type: string; shots?: number; rules?: readonly string[] }>([
    { type: 'rapid-fire' },
    { type: 'assault', shots: 2 },
    { type: 'heavy' },
    { type: 'assault', rules: ['blast'] },
  ]);
  return { range, S: strength, AP: piercing, ...type, rules: draw.chance(0.6) ? [...rules, draw.of(RULES)] : rules };
}

function unit(draw: Draw, army: string, at: readonly [number, number], most: number, armed = true): object {
  const models = 1 + draw.below(most);
  const isMixed = models > 1 && draw.chance(0.15);
  return {
    army,
    keywords: draw.chance(0.1) ? ['infantry', 'character'] : ['infantry'],
    base: 25.4,
    height: 1.2,
    at,
    spacing: draw.of([1.1, 1.5, 4]),
    classic: { ...MAN, BS: draw.of([3, 4]), W: draw.of([1, 1, 1, 2]), Sv: draw.of([3, 5, 7]) },
    ...(armed && { weapons: { one: gun(draw), ...(draw.chance(0.3) && { two: gun(draw) }) } }),
    ...(isMixed ? { kinds: { man: { models: models - 1 }, chief: { models: 1, classic: { BS: 2 } } } } : { models }),
  };
}

/** The attack of a number: two or three small units that fire at one, one after the other, from places of their own. */
export function severalFire(seed: number, most: number): Example {
  const draw = new Draw(seed);
  const inches = draw.of([6, 12, 24]) + draw.of([-1, 0, 0.5, 4]);
  const placed = (): readonly [number, number] => {
    const place = draw.of(PLACES);
    return place === 'beside' ? [10 + draw.below(3), draw.of([3, 16])] : place === 'behind' ? [10 + 2 * inches, 10] : [10 + inches / 2, 10];
  };
  const more = draw.chance(0.3) ? { D: unit(draw, 'red', placed(), 1) } : {};
  const units = {
    A: unit(draw, 'red', [10, 10], 2),
    C: unit(draw, 'red', placed(), 2),
    ...more,
    B: unit(draw, 'blue', [10 + inches, 10], most, draw.chance(0.3)),
  };
  const shots = ['A', 'C', ...Object.keys(more), ...(draw.chance(0.1) ? ['A'] : [])].map((name) => ({ shoot: name, at: 'B' }));
  const back = draw.chance(0.1) ? [{ shoot: 'B', at: 'A' }] : [];
  return twoUnits({}, {}, [...shots, ...back], { given: { units } });
}

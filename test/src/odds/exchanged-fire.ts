import { Draw } from '../../../src/odds/trials/draw.ts';
import type { Example } from '../../../src/scenario/types.ts';
import { twoUnits } from '../../variants/two-units.ts';

const MAN = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };

function gun(draw: Draw): object {
  const isRapid = draw.chance(0.6);
  const rules = draw.of([['gets-hot'], ['gets-hot'], [], ['rending']]);
  return {
    range: draw.of([12, 24]),
    S: draw.of([4, 7]),
    AP: draw.of([2, 5]),
    ...(isRapid ? { type: 'rapid-fire' } : { type: 'assault', shots: 2 }),
    rules,
  };
}

function unit(draw: Draw, x: number, most: number): object {
  const models = 1 + draw.below(most);
  const two = draw.chance(0.3);
  const kinds = models > 1 && draw.chance(0.3);
  const classic = { ...MAN, BS: draw.of([3, 4]), W: draw.of([1, 1, 2]), Sv: draw.of([3, 5, 7]) };
  return {
    keywords: ['infantry'],
    base: 25.4,
    height: 1.2,
    at: [x, 10 + draw.below(2)],
    spacing: draw.of([1.1, 1.5, 2.5, 4]),
    classic,
    weapons: { one: gun(draw), ...(two && { two: gun(draw) }) },
    ...(kinds ? { kinds: { man: { models: models - 1 }, chief: { models: 1, keywords: ['character'], classic: { BS: 2 } } } } : { models }),
  };
}

/** The attack of a number: small units whose guns reach some of the other just so, at full or at half range. */
export function exchangeOfFire(seed: number, most: number): Example {
  const draw = new Draw(seed);
  const inches = draw.of([6, 12, 24]) + draw.of([-1, 0, 0.5, 1]);
  return twoUnits(unit(draw, 10, most), unit(draw, 10 + inches, most), [{ shoot: 'A', at: 'B' }]);
}

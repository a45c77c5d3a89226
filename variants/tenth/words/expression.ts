import type { Roll } from '../family.ts';
import type { Modifiers } from '../modifiers/gathered.ts';

const signed = (n: number): string => (n === 0 ? '' : n > 0 ? `+${n}` : String(n));

/**
 * What is to be rolled, as datasheets write it, with what is added to it: D6+2. `what` names it in the error thrown where it cannot be
 * written so: it is halved, doubled or set to a value, or a floor of 1 would cut some of its results.
 */
export function expressionOf(what: string, { dice, sides, plus }: Roll, by: Modifiers): string {
  const added = plus + by.plus - by.minus;
  if (by.changeCount > 0 || by.divide !== 1 || by.times !== 1 || dice + added < 1)
    throw new Error(
      `${what} is rolled, and what modifies it cannot be written behind its dice; let it be rolled (shoot, attack) and read "shoots-at"`,
    );
  return `${dice === 1 ? '' : dice}D${sides}${signed(added)}`;
}

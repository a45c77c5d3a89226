import type { Selection } from '../compile/select.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { atLeast } from './at-least.ts';
import { attackerAndTarget } from './own-attack.ts';
import { priceOf } from './price.ts';
import type { Quantities } from './quantities.ts';

/** What players ask of an attack, worked out from its quantities. */
export interface Answers {
  /** Units by their names in the attack. */
  readonly attacker: string;
  readonly target: string;
  /** Chance that nothing is left of the target. */
  readonly destroys: number;
  /** Chance that the target loses so many models or more. */
  readonly kills?: { readonly models: number; readonly chance: number };
  /** In army points; left out where a unit has no price. */
  readonly points?: {
    readonly attacker: number;
    readonly target: number;
    /** Of the target, in the mean. */
    readonly destroyed: number;
    /** The same for every 100 points of the attacker. */
    readonly destroyedPer100: number;
    /** Chance to destroy as much as the attacker costs. */
    readonly paysBack: number;
  };
}

/** Null for steps that name no attacker with a target. */
export function answersOf(
  example: Example,
  file: ExampleFile,
  selection: Selection,
  quantities: Quantities,
  kill: number | null = null,
): Answers | null {
  const units = attackerAndTarget(example);
  if (units === null) return null;
  const { attacker, target } = units;
  const own = priceOf(attacker, example, file, selection);
  const enemy = priceOf(target, example, file, selection);
  const lost = quantities[`${target}.pointsLost`];
  return {
    ...units,
    destroys: quantities[`${target}.isDestroyed`]?.mean ?? 0,
    ...(kill !== null && { kills: { models: kill, chance: atLeast(quantities[`${target}.modelsLost`], kill) } }),
    ...(own !== null &&
      own > 0 &&
      enemy !== null &&
      lost !== undefined && {
        points: {
          attacker: own,
          target: enemy,
          destroyed: lost.mean,
          destroyedPer100: (100 * lost.mean) / own,
          paysBack: atLeast(lost, own),
        },
      }),
  };
}

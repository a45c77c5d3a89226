import { EPSILON, gap } from '../kit/index.ts';
import { type Family, type Game, PLACE, type Unit } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { MakeCheck, Procedure } from './check.ts';

/** How an edition sets units up that come in during the battle. */
export interface Arriving {
  /** The procedure that places the models of a unit, its first argument behind the game, and says whether there was room. */
  readonly seam: string;
  /** The procedure that says how far such a unit stays from an enemy unit, inches: farther than this. Without one, nothing is asked. */
  readonly keepsOff?: string;
  /** The procedure that says how far such a unit may come in. */
  readonly allows?: string;
  /**
   * Within how many inches of an edge it has to be, from the arguments of the procedure that places it and the most that `allows` has answered
   * meanwhile (without one, or if it was not asked: 0); null: anywhere.
   */
  readonly stripInches: (g: Game<Family>, args: readonly unknown[], allowedInches: number) => number | null;
}

/** Places are kept to 1/256 inch. */
const SLACK_INCHES = 0.02;

/**
 * Units that come in stand as far from all enemies as the rules ask, and no model farther in from the nearest edge than they allow where they come in from
 * one. Of a model the middle and the rim are measured from the edge, not the corners of a hull.
 */
export function arrivedOff({ seam, keepsOff, allows, stripInches }: Arriving): MakeCheck {
  return (say) => {
    // By slot of the enemy, what was answered while a unit was set up: some of it is up to a player, who need not say the same again.
    const asked = new Map<number, number>();
    let allowed = 0;
    const look = (g: Game<Family>, unit: Unit<Family>, args: readonly unknown[]): void => {
      const { models, board } = g;
      const name = `round ${g.round}, ${unit.side === 0 ? 'red' : 'blue'}/${unit.id}: ${seam} puts it`;
      const strip = stripInches(g, args, allowed);
      for (let i = unit.first; i < unit.first + unit.size; i++) {
        if (models.alive[i] === 0) continue;
        const [x, y] = [item(models.x, i), item(models.y, i)];
        const deep = Math.min(x, y, board.width - x, board.height - y) + item(models.rim, i);
        if (strip !== null && deep > strip + SLACK_INCHES) say(`${name} ${deep.toFixed(2)}" in from the nearest edge, ${strip}" allowed`);
        if (keepsOff === undefined) continue;
        for (const enemy of g.sides[unit.side === 0 ? 1 : 0]) {
          if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
          const off = asked.get(enemy.slot) ?? 0;
          for (let j = enemy.first; j < enemy.first + enemy.size; j++) {
            if (models.alive[j] === 0) continue;
            const inches = gap(models, i, j);
            if (inches <= off - SLACK_INCHES + EPSILON) say(`${name} ${inches.toFixed(2)}" from ${enemy.id}, more than ${off}" asked`);
          }
        }
      }
    };
    const keeping =
      (next: Procedure): Procedure =>
      (...args) => {
        const inches = next(...args) as number;
        const { slot } = args[2] as Unit<Family>;
        asked.set(slot, Math.min(asked.get(slot) ?? Infinity, inches));
        return inches;
      };
    const allowing =
      (next: Procedure): Procedure =>
      (...args) => {
        const inches = next(...args) as number;
        allowed = Math.max(allowed, inches);
        return inches;
      };
    return {
      wrap: {
        ...(keepsOff === undefined ? {} : { [keepsOff]: keeping }),
        ...(allows === undefined ? {} : { [allows]: allowing }),
        [seam]:
          (next: Procedure): Procedure =>
          (...args) => {
            asked.clear();
            allowed = 0;
            const answer = next(...args);
            if (answer === true) look(args[0] as Game<Family>, args[1] as Unit<Family>, args);
            return answer;
          },
      },
    };
  };
}

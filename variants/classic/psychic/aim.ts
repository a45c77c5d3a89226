import { arenaMemory, type Game, type ModelId } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/**
 * The attack of a beam or focussed witchfire under way, by its nesting depth (-1 for none), the model that it
 * picks out, and by how much the Strength of a beam has dropped. Attacks that it triggers are not affected.
 */
export const aimOf = arenaMemory('classic/picked', (_g: Game<Classic>) => ({ depth: -1, model: -1 as ModelId, weaker: 0 }));

/** Lets the innermost attack pick out a model, until `unpick`. */
export function pick(g: Game<Classic>, model: ModelId, weaker: number): void {
  const aim = aimOf(g);
  aim.depth = g.desk.attacks.depth - 1;
  aim.model = model;
  aim.weaker = weaker;
}

export function unpick(g: Game<Classic>): void {
  const aim = aimOf(g);
  aim.depth = -1;
  aim.model = -1;
  aim.weaker = 0;
}

/** Whether an attack is the one that picks out a model. */
export function picks(g: Game<Classic>, a: Attack): boolean {
  const { depth } = aimOf(g);
  return depth >= 0 && g.desk.attacks.frames[depth] === a;
}

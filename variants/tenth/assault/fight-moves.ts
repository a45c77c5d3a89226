import { decision, type Game, type ModelId } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { MovementSeams } from '../movement/seams.ts';

export type G = Game<Modern>;

/** Whether the models of a unit that Consolidates actually move. */
export const CONSOLIDATE = decision<Modern>('consolidate', 'flag', () => 1);

/** What follows moves in a fight, and fights of single models, which do not move. */
export function fightMoveSeams(
  s: ModernSeams,
): Pick<MovementSeams, 'piledIn' | 'consolidated' | 'countsUnmoved' | 'maySkipConsolidation' | 'fightAlone'> {
  return {
    piledIn() {},
    consolidated() {},
    countsUnmoved: () => false,
    maySkipConsolidation: () => true,
    fightAlone: (g, u, m) => alone(g, m, () => s.meleeAttacks(g, u)),
  };
}

/** Runs part of a fight in which only one model takes part. */
export function alone(g: G, m: ModelId, run: () => void): void {
  g.desk.field.alone = m;
  run();
  g.desk.field.alone = -1;
}

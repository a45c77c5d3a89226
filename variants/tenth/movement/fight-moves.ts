import type { Game, ModelId, Unit } from 'sandtable/rules';
import { decision } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { defineRule } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import type { MovementSeams } from './seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Whether the models of a unit that Consolidates go anywhere. */
export const CONSOLIDATE = decision<Modern>('consolidate', 'flag', () => 1);

/** What follows moves in a fight, and fights of single models, which make no moves. */
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
function alone(g: G, m: ModelId, run: () => void): void {
  g.desk.field.alone = m;
  run();
  g.desk.field.alone = -1;
}

/** Units that move nobody have Piled In and Consolidated all the same. */
export const countsWithoutMoving = defineRule({
  id: 'TEN-ASSAULT-10',
  default: 'on',
  patch: () => ({ wrap: { countsUnmoved: () => () => true } }),
});

/** A unit always Consolidates; only its models may stay. */
export const alwaysConsolidates = defineRule({
  id: 'TEN-ASSAULT-14',
  default: 'on',
  patch: () => ({ wrap: { maySkipConsolidation: () => () => false } }),
});

/** A model that fights alone piles in and consolidates. */
export const singleModels = defineRule({
  id: 'TEN-ASSAULT-16',
  default: 'on',
  keyword: 'fights-again-alone',
  patch: (_p, s) => ({
    wrap: {
      fightAlone: (next) => (g: G, u: U, m: ModelId) => {
        alone(g, m, () => s.pileIn(g, u));
        next(g, u, m);
        if (g.models.alive[m] !== 0) alone(g, m, () => s.consolidate(g, u));
      },
    },
  }),
});

import type { Game, Unit } from 'sandtable/rules';
import { crewLeft, gunsLeft, hasGuns } from '../../../classic/crew.ts';
import type { Classic } from '../../../classic/family.ts';
import { defineRule } from '../../family.ts';

const isShortHanded = (g: Game<Classic>, u: Unit<Classic>): boolean => hasGuns(u) && crewLeft(g, u) < gunsLeft(g, u);

/** Artillery moves only with a crewman for every gun. */
export const crewToMove = defineRule({
  id: 'HYB-UNIT-14',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    wrap: {
      mayMove: (next) => (g, u) => next(g, u) && !isShortHanded(g, u),
      consolidate: (next) => (g, u) => {
        if (!isShortHanded(g, u)) next(g, u);
      },
    },
  }),
});

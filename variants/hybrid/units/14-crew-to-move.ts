import { type Game, integer, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { crewLeft, gunsLeft, hasGuns } from '../../classic/units/crew.ts';
import { defineRule } from '../family.ts';

const isShortHanded = (g: Game<Classic>, u: Unit<Classic>, crew: number): boolean => hasGuns(u) && crewLeft(g, u) < crew * gunsLeft(g, u);

/** Artillery moves only with a crewman for every gun. */
export default defineRule({
  id: 'HYB-UNIT-14',
  title: 'Artillery: crew needed to move',
  source: 'Unit types table, Artillery',
  text: 'The unit may move only if it has at least one crewman for every gun.',
  changes: 'amends classic base: crew needed to move guns (CLS-UNIT-04)',
  default: 'on',
  keyword: 'artillery',
  params: {
    crew: integer(1, 0, 6, 'Crewmen that each gun needs', 'models'),
  },
  patch: ({ crew }) => ({
    wrap: {
      mayMove: (next) => (g, u) => next(g, u) && !isShortHanded(g, u, crew),
      regroupAs: (next) => (g, u, code) => {
        if (!isShortHanded(g, u, crew)) next(g, u, code);
      },
      consolidate: (next) => (g, u) => {
        if (!isShortHanded(g, u, crew)) next(g, u);
      },
    },
  }),
});

import { type Ability, hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';

const IN_ROUND_ONE = keyword('arrives-in-round-one');
const IN_FIRST_MOVEMENT = keyword('arrives-in-first-movement');
/** Option of missions: units that were put into Strategic Reserves during the battle may return in any round. */
export const EARLY_RETURNS = 'early-returns';

/** When units arrive, by their datasheets. */
export const arrivalAbilities: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'half-unit',
    text: 'It is one half of a unit that was split before the battle; its points are those of the whole unit.',
    patch: () => ({}),
  },
  {
    keyword: 'arrives-in-round-one',
    text: 'It can be set up from Reserves in the first battle round.',
    patch: () => ({ wrap: { firstRound: (next) => (g, u) => (hasBit(u.anyBits, IN_ROUND_ONE) ? 1 : next(g, u)) } }),
  },
  {
    keyword: 'arrives-in-first-movement',
    text: 'It can be set up in the Reinforcements step of your first Movement phase.',
    patch: () => ({
      wrap: { firstRound: (next) => (g, u) => (u.side === g.active && hasBit(u.anyBits, IN_FIRST_MOVEMENT) ? 1 : next(g, u)) },
    }),
  },
];

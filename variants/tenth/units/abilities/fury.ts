import type { Ability } from 'sandtable/rules';
import { decision, first, hasBit, inflict, is, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import { effect } from '../../modifiers/effects.ts';
import type { Tables } from '../../tables.ts';

const FURY = keyword('chooses-fury');
const MORE_ATTACKS = effect('fury-attacks', 'phase');
const MORE_STRENGTH = effect('fury-strength', 'phase');
/** What a unit that is selected to fight gets: 0 for 1 more attack, 1 for 1 more Strength. */
export const WHICH_FURY = decision<Modern>('chooses-fury', 'number', first);

/** More attacks or more Strength for a unit that is selected to fight. */
export const fury: Ability<Modern, Tables> = {
  keyword: 'chooses-fury',
  text: 'Each time this unit is selected to fight, choose one: until the end of the phase add 1 to the Attacks or to the Strength of its melee weapons.',
  patch: () => ({
    wrap: {
      attacksBonus: (next) => (g, a) => next(g, a) + (a.melee && is(a.attacker, MORE_ATTACKS) ? 1 : 0),
      strengthOf: (next) => (g, a) => next(g, a) + (a.melee && is(a.attacker, MORE_STRENGTH) ? 1 : 0),
    },
    after: {
      selectedToFight: (g, u) => {
        if (!hasBit(u.anyBits, FURY)) return;
        WHICH_FURY.options[0] = 0;
        WHICH_FURY.options[1] = 1;
        inflict(g, u, g.ask(WHICH_FURY, u.side, u, null, 2) === 0 ? MORE_ATTACKS : MORE_STRENGTH);
      },
    },
  }),
};

import type { Ability } from 'sandtable/rules';
import { inflict, is, keyword, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { effect } from '../modifiers/effects.ts';
import { ADVANCED, FELL_BACK } from '../state.ts';
import type { Tables } from '../tables.ts';
import { timedAbility } from '../timing/ability.ts';
import { MOMENT } from '../timing/moment.ts';
import { JUST_EMBARKED, transportOf } from './hold.ts';

const ACTS_AFTER_FALL_BACK = keyword('acts-after-fall-back');

/** A unit that Fell Back acts as if it had not. */
const actsAfterFallBack: Ability<Modern, Tables> = {
  keyword: 'acts-after-fall-back',
  text: 'Its unit can shoot and declare a charge in a turn in which it Fell Back.',
  patch: (s) => ({
    wrap: {
      barredByMove: (next) => (g, u) => next(g, u) && !(is(u, FELL_BACK) && !is(u, ADVANCED) && s.hasAbility(g, u, ACTS_AFTER_FALL_BACK)),
      barredFromCharge: (next) => (g, u) =>
        next(g, u) && !(is(u, FELL_BACK) && !is(u, ADVANCED) && s.hasAbility(g, u, ACTS_AFTER_FALL_BACK)),
    },
  }),
};

const LEAVES_AFTER_ADVANCE = keyword('disembarks-after-advance');

/** A transport whose passengers get out after it has Advanced, as after a Normal move. */
const disembarksAfterAdvance: Ability<Modern, Tables> = {
  keyword: 'disembarks-after-advance',
  text: 'Units can disembark from this Transport after it has Advanced; they then count as having made a Normal move and cannot declare a charge that turn.',
  patch: (s) => ({
    wrap: {
      mayDisembark: (next) => (g, u) => {
        const transport = transportOf(g, u);
        if (transport === null || !is(transport, ADVANCED) || !s.hasAbility(g, transport, LEAVES_AFTER_ADVANCE)) return next(g, u);
        return u.alive > 0 && transport.alive > 0 && transport.place === PLACE.table && !is(transport, FELL_BACK) && !is(u, JUST_EMBARKED);
      },
      walksOn: (next) => (g, transport) => next(g, transport) && !is(transport, ADVANCED),
    },
  }),
};

const VEILED = effect('veiled', 'own-turn-start');
const veils = timedAbility({
  keyword: 'veils-itself-at-your-command-end',
  text: 'At the end of your Command phase, until the start of your next turn: subtract 1 from Hit rolls of attacks at this unit.',
  at: MOMENT.commandEnd,
  whose: 'your',
  act: (g, unit) => inflict(g, unit, VEILED),
});

/** A unit that is hard to hit until its next turn. */
const veil: Ability<Modern, Tables> = {
  ...veils,
  patch: (s, t) => ({
    ...veils.patch(s, t),
    wrap: { hitModifier: (next) => (g, a) => next(g, a) - (is(a.target, VEILED) ? 1 : 0) },
  }),
};

/** Abilities that do, or do not, pass between passengers and their transport. */
export const ridingAbilities: readonly Ability<Modern, Tables>[] = [actsAfterFallBack, disembarksAfterAdvance, veil];

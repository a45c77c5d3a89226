import { inflict, is, PLACE, status } from 'sandtable/rules';
import { ONGOING } from '../../../classic/reserve/state.ts';
import { defineRule } from '../../family.ts';

/** Went to Ongoing Reserves by a mishap in this game turn. */
const DELAYED = status('WAF-RESERVE-10/delayed', 'round');

/** The mishap table of the base; whom it delays comes in the next game turn, even where it has not acted in this one. */
export const delayed = defineRule({
  id: 'WAF-RESERVE-10',
  default: 'on',
  patch: () => ({
    after: {
      mishap: (g, u) => {
        if (u.alive > 0 && u.place === PLACE.reserve && is(u, ONGOING)) inflict(g, u, DELAYED);
      },
    },
    wrap: {
      isDelayed: (next) => (g, u) => is(u, DELAYED) || next(g, u),
      mayArrive: (next) => (g, u) => !is(u, DELAYED) && next(g, u),
    },
  }),
});

import { inflict, is, PLACE, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { HAS_MOVED, STATIONARY } from '../states.ts';
import { MOMENT } from '../timing/moments.ts';

/** On the battlefield when its player's Movement phase began. */
const THERE = status('there-before-movement', 'phase');

/** A unit that was there all along and was never selected to move has Remained Stationary. */
export const unselected = defineRule({
  id: 'TEN-MOVE-07',
  default: 'on',
  patch: () => ({
    before: {
      openPhase: (g, start) => {
        if (start !== MOMENT.movementStart) return;
        const units = g.sides[g.active];
        for (let k = 0; k < units.length; k++) if (units[k].place === PLACE.table && units[k].alive > 0) inflict(g, units[k], THERE);
      },
      closePhase: (g, when) => {
        if (when !== MOMENT.movementEnd) return;
        const units = g.sides[g.active];
        for (let k = 0; k < units.length; k++) {
          const u = units[k];
          if (u.place === PLACE.table && is(u, THERE) && !is(u, HAS_MOVED)) inflict(g, u, STATIONARY);
        }
      },
    },
  }),
});

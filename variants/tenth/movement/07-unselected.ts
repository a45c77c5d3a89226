import { inflict, is, PLACE, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { HAS_MOVED, STATIONARY } from '../state.ts';
import { MOMENT } from '../timing/moments.ts';

/** On the battlefield when its player's Movement phase began. */
const THERE = status('there-before-movement', 'phase');

/** A unit that was there all along and was never selected to move has Remained Stationary. */
export default defineRule({
  id: 'TEN-MOVE-07',
  title: 'Unselected units Remained Stationary',
  source: 'Commentary "Remained Stationary"',
  text: "A unit that was on the battlefield at the start of its player's Movement phase and was not selected to move (deliberately or not) counts as having Remained Stationary in that phase. A unit that came on during the phase never does.",
  layer: 'commentary',
  changes: 'Adds to TEN-MOVE-06. Off: only units expressly declared Remain Stationary count.',
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

import { is, PLACE } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { isHull } from '../mobility.ts';
import { GONE_TO_GROUND, LOCKED, OVERWATCHED } from '../state.ts';

/** A unit that is charged may fire Snap Shots at the charger, once in a phase. */
export const overwatch = defineRule({
  id: 'CLS-ASSAULT-04',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayOverwatch: (next) => (g, u, charger) => {
        if (next(g, u, charger)) return true;
        if (u.alive === 0 || u.place !== PLACE.table || is(u, LOCKED) || is(u, GONE_TO_GROUND) || is(u, OVERWATCHED)) return false;
        // Of vehicles only those that fight hand to hand (CLS-VEH-39).
        return s.reachInches(g, u) > 0 && !isHull(g, u);
      },
    },
  }),
});

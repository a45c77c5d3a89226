import { type Decision, decision, first, integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { leader } from '../movement/mobility.ts';
import { askFor, isTank } from './tank-shock.ts';

/** Whom to drive through, or into; -1 for none, first. */
const SHOCK_AT = decision('tank-shock-at', 'unit', first) as Decision<Classic>;

/** A tank may drive straight through enemies on foot: they test Morale, and fall back or move aside. */
export default defineRule({
  id: 'CLS-VEH-34',
  title: 'Tank Shock',
  source: 'vehicles: Tank Shock',
  text: 'A Tank may, instead of moving normally, pivot, declare a distance (more than 0, up to Cruising Speed; a pivot alone is not enough) and drive straight. Non-vehicle enemy units (not locked) reached must take a Morale check: failed, they fall back; passed, they move aside by the shortest way (1" clear, in coherency); models that cannot are destroyed. It goes on until it reaches its end, a friend, enemy vehicle, impassable terrain or edge (stops 1" away). It may shoot at what the speed allows.',
  default: 'on',
  keyword: 'tank',
  params: {
    inches: integer(12, 1, 36, 'How far a vehicle drives in a Tank Shock', 'inches'),
  },
  patch: ({ inches }, s) => ({
    wrap: {
      ...(inches !== 12 && { shockInches: () => () => inches }),
      mayTankShock: (next) => (g, u) => next(g, u) || (isTank(g, u) && s.mayMove(g, u)),
      moveUnit: (next) => (g, u) => {
        const slot = s.mayTankShock(g, u) ? askFor(g, s, u, SHOCK_AT, false, s.shockInches(g, u)) : -1;
        if (slot < 0) {
          next(g, u);
          return;
        }
        const target = g.units[slot];
        const i = leader(g, u);
        const dx = target.x - g.models.x[i];
        const dy = target.y - g.models.y[i];
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d > 0) s.tankShock(g, u, dx / d, dy / d, s.statedInches(g, u, target));
      },
    },
  }),
});

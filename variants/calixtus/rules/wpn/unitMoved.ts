import { defineRule } from '../../family.ts';

/** Weapons ask whether any model of the unit has moved, not whether the one that fires has. */
export const unitMoved = defineRule({
  id: 'CAL-WPN-02',
  default: 'on',
  patch: () => ({
    wrap: {
      walkedInches: (next) => (g, model) => {
        const u = g.unitOf(model);
        let most = 0;
        for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, next(g, i));
        return most;
      },
    },
  }),
});

import { within } from 'sandtable/kit';
import { defineRule } from '../../family.ts';

/** A firer gives wounds to models within the range of his weapon only. Blasts, templates and beams reach farther. */
export const woundReach = defineRule({
  id: 'CAL-SHOOT-23',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      mayWound: (next) => (g, a, firer, model) =>
        next(g, a, firer, model) && (a.stray || within(g.models, firer, model, s.rangeOf(g, firer, a.weapon))),
    },
  }),
});

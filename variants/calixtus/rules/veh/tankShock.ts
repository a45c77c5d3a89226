import { inflict, is, lift, status } from 'sandtable/rules';
import { defineRule } from '../../family.ts';

/** Is being driven at. */
const DRIVEN_AT = status('CAL-VEH-08/driven-at', 'phase');

/** Who breaks before a tank gets away over dangerous ground, model by model, before it falls back. */
export const perilousFlight = defineRule({
  id: 'CAL-VEH-08',
  default: 'on',
  keyword: ['tank', 'super-heavy', 'walker'],
  patch: (_p, s) => ({
    wrap: {
      shockMet: (next) => (g, tank, u, inches) => {
        inflict(g, u, DRIVEN_AT);
        const stopped = next(g, tank, u, inches);
        lift(u, DRIVEN_AT);
        return stopped;
      },
      breakUnit: (next) => (g, u) => {
        if (is(u, DRIVEN_AT)) {
          for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && !s.ignoresDanger(g, i)) s.dangerousTest(g, i);
          if (u.alive === 0) return;
        }
        next(g, u);
      },
    },
  }),
});

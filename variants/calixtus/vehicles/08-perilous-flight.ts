import { inflict, is, lift, status } from 'sandtable/rules';
import { defineRule } from '../family.ts';

/** A tank is driving at it. */
const DRIVEN_AT = status('CAL-VEH-08/driven-at', 'phase');

/** A unit that breaks before a tank takes dangerous terrain tests, model by model, before it falls back. */
export default defineRule({
  id: 'CAL-VEH-08',
  title: 'Tank Shock: dangerous fall back',
  source: 'Tank Shock (in the passengers paragraph)',
  text: [
    'Models of a unit that Falls Back from a Tank Shock each take a Dangerous Terrain test (1 = one Wound).',
    'Ruling: taken before the Fall Back move; only invulnerable saves and Feel No Pain, as in CLS-MOVE-07.',
  ].join('\n'),
  changes: 'extends classic base: Tank Shock (CLS-VEH-34) with the test of CLS-MOVE-07',
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

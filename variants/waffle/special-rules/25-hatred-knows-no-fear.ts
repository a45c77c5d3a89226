import { defineRule } from '../family.ts';

/** A unit that hates its charger does not fear it. */
export default defineRule({
  id: 'WAF-USR-25',
  title: 'Hatred: no Fear of the hated',
  source: 'Special Rules, Hatred',
  text: 'A unit with Hatred is immune to Fear when charged by the hated foe.',
  changes: 'new',
  default: 'on',
  keyword: ['hatred', 'zealot'],
  patch: (_p, s) => ({
    wrap: {
      mayFear: (next) => (g, u, enemy) => {
        for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0 && s.hates(g, i, enemy)) return false;
        return next(g, u, enemy);
      },
    },
  }),
});
